import { STATE_NYNORSK as words } from '@lerret/words/desk'
import hidden from '../styles/hidden.module.css'
import { classNames } from './class-names.ts'
import styles from './StateMark.module.css'

export type RecordState = 'published' | 'draft' | 'changed' | 'planned' | 'cancelled'

const LABELS: Record<RecordState, string> = {
  published: words.statePublished,
  draft: words.stateDraft,
  changed: words.stateChanged,
  planned: words.statePlanned,
  cancelled: words.stateCancelled,
}

/** The state of a record: a shape, then a colour, always with the word. */
export function StateMark({ state, isLabelHidden = false }: { state: RecordState; isLabelHidden?: boolean }) {
  return (
    <span className={styles.state}>
      <svg viewBox="0 0 14 14" className={classNames(styles.mark, styles[state])} aria-hidden="true">
        <Shape state={state} />
      </svg>
      <span className={isLabelHidden ? hidden.hidden : undefined}>{LABELS[state]}</span>
    </span>
  )
}

function Shape({ state }: { state: RecordState }) {
  switch (state) {
    case 'published':
      return <circle cx="7" cy="7" r="6" fill="currentColor" />
    case 'draft':
      return <circle cx="7" cy="7" r="5" fill="none" stroke="currentColor" strokeWidth="2" />
    case 'changed':
      return (
        <>
          <path d="M7 2a5 5 0 0 1 0 10z" className={styles.half} />
          <circle cx="7" cy="7" r="5" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M7 2v10" stroke="currentColor" strokeWidth="1.5" />
        </>
      )
    case 'planned':
      return (
        <>
          <circle cx="7" cy="7" r="5" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M7 4v3.2h2.4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </>
      )
    case 'cancelled':
      return (
        <>
          <circle cx="7" cy="7" r="5" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="m3.5 10.5 7-7" stroke="currentColor" strokeWidth="2" />
        </>
      )
  }
}
