import type { ReactNode } from 'react'
import type { PlannedTimes } from '../controls/describe-plan.ts'
import { type RecordState, StateMark } from '../controls/StateMark.tsx'
import styles from './RecordHeader.module.css'
import { RecordSaveState } from './RecordSaveState.tsx'
import type { RecordEditor } from './record-editor/edited-record.ts'

/** The line above a record that is edited: the way back, its state, who else is here, and what can be done with it. */
export function RecordHeader({
  back,
  state,
  plan = null,
  editor,
  people,
  children,
}: {
  back: { href: string; label: string }
  state: RecordState
  plan?: PlannedTimes | null
  editor: RecordEditor
  people?: ReactNode
  /** The buttons. */
  children: ReactNode
}) {
  return (
    <header className={styles.head}>
      <a href={back.href}>‹ {back.label}</a>
      <StateMark state={state} plan={plan} />
      <RecordSaveState editor={editor} />
      {people}
      <div className={styles.actions}>{children}</div>
    </header>
  )
}
