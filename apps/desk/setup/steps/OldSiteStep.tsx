import { setupWords as words } from '@lerret/words/desk'
import { pathTo } from '../../navigation/routes.ts'
import styles from '../Setup.module.css'
import { SetupPage } from '../SetupPage.tsx'
import { StepActions } from '../StepActions.tsx'
import { useCurrentStep, useFinishStep } from '../use-step.ts'

/** Where an old website is imported, beside the set-up. */
export function OldSiteStep() {
  const { title } = useCurrentStep()
  const finish = useFinishStep()
  return (
    <SetupPage title={title} lead={words.oldSiteLead}>
      <p>
        <a href={pathTo('imports')} target="_blank" rel="noopener">
          {words.oldSiteLink}
        </a>
      </p>
      <p className={styles.note}>{words.oldSiteHelp}</p>
      <StepActions finish={finish} skip={null} onNext={() => finish.mutate({})} />
    </SetupPage>
  )
}
