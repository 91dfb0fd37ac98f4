import { setupWords as words } from '@lerret/words/desk'
import type { ReactNode } from 'react'
import { Form } from '../controls/Form.tsx'
import styles from './Setup.module.css'
import { SetupPage } from './SetupPage.tsx'
import { StepActions } from './StepActions.tsx'
import { useCurrentStep, type useFinishStep } from './use-step.ts'

/** A step: what it asks, and the ways on and back. */
export function StepForm({
  lead,
  finish,
  skip,
  onSubmit,
  problem = null,
  children,
}: {
  lead?: string | undefined
  finish: ReturnType<typeof useFinishStep>
  skip: ReturnType<typeof useFinishStep>
  onSubmit(): void
  /** Why one cannot go on; null when nothing is in the way. */
  problem?: string | null
  children: ReactNode
}) {
  const { title } = useCurrentStep()
  return (
    <SetupPage title={title} lead={lead}>
      <Form
        className={styles.form}
        onSubmit={() => {
          if (problem === null) onSubmit()
        }}
      >
        <div className={styles.fields}>{children}</div>
        <p role="status" className={styles.note}>
          {problem ?? words.changeLater}
        </p>
        <StepActions finish={finish} skip={skip} isDisabled={problem !== null} />
      </Form>
    </SetupPage>
  )
}
