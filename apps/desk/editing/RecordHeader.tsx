import type { ReactNode } from 'react'
import { StateMark } from '../controls/StateMark.tsx'
import { SessionSaveState } from './parts/SessionSaveState.tsx'
import styles from './RecordHeader.module.css'
import type { EditedRecord, RecordEditor } from './record-editor.ts'
import { findPublicState } from './session/select.ts'

/** The line above a record that is edited: the way back, its state, who else is here, and what can be done with it. */
export function RecordHeader({
  back,
  editor: { session },
  edited: { record },
  people,
  children,
}: {
  back: { href: string; label: string }
  editor: RecordEditor
  edited: EditedRecord
  people?: ReactNode
  /** The buttons. */
  children: ReactNode
}) {
  const state = findPublicState([record], session.rules)
  return (
    <header className={styles.head}>
      <a href={back.href}>‹ {back.label}</a>
      <StateMark state={state} plan={record.plan} />
      <SessionSaveState session={session} />
      {people}
      <div className={styles.actions}>{children}</div>
    </header>
  )
}
