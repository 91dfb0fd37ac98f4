import { fill, setupWords as words } from '@lerret/words/desk'
import { ButtonLink } from '../../controls/Button.tsx'
import styles from '../Setup.module.css'
import { SetupPage } from '../SetupPage.tsx'
import { StepActions } from '../StepActions.tsx'
import { publishSiteRecord, useSiteRecord } from '../site-record.ts'
import { useCurrentStep, useFinishStep } from '../use-step.ts'

/** The last step: visitors see the site from now on. */
export function OpenStep() {
  const { title, progress } = useCurrentStep()
  const host = useSiteRecord('host').data?.draft
  const settings = useSiteRecord('settings').data?.draft
  const finish = useFinishStep(async () => {
    if (host?.body) await publishSiteRecord('host', host.version, { ...host.body, published: true })
  })
  if (progress.isOpen) {
    const house = String((settings?.body as { title?: string } | null | undefined)?.title ?? '')
    return (
      <SetupPage title={words.opened} lead={house && fill(words.openedLead, { house })}>
        <div className={styles.actions}>
          <ButtonLink kind="signal" size="large" href="/">
            {words.seeSite}
          </ButtonLink>
          <ButtonLink kind="plain" size="large" href="/redaksjon">
            {words.toDesk}
          </ButtonLink>
        </div>
      </SetupPage>
    )
  }
  return (
    <SetupPage title={title} lead={words.openLead}>
      <StepActions
        finish={finish}
        skip={null}
        label={words.openButton}
        isDisabled={!host}
        onNext={() => finish.mutate({})}
      />
      <p>
        <a href="/redaksjon">{words.toDesk}</a>
      </p>
    </SetupPage>
  )
}
