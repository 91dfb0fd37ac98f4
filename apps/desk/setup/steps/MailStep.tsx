import { setupWords as words } from '@lerret/words/desk'
import { TestMail } from '../../outbox/TestMail.tsx'
import styles from '../Setup.module.css'
import { SetupPage } from '../SetupPage.tsx'
import { StepActions } from '../StepActions.tsx'
import { useSiteRecord } from '../site-record.ts'
import { useCurrentStep, useFinishStep } from '../use-step.ts'

/** Whether mails arrive, and the address of the site. */
export function MailStep() {
  const { title } = useCurrentStep()
  const { data } = useSiteRecord('host')
  const finish = useFinishStep()
  const host = (data?.draft?.body as { host?: string } | null | undefined)?.host
  return (
    <SetupPage title={title} lead={words.mailLead}>
      <TestMail onSent={() => {}} />
      <p className={styles.note}>{words.mailHelp}</p>
      <p>
        {words.address} <b>{host}</b>
      </p>
      <p className={styles.note}>{words.addressHelp}</p>
      <StepActions finish={finish} skip={null} onNext={() => finish.mutate({})} />
    </SetupPage>
  )
}
