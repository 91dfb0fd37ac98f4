import { stateWords as words } from '@lerret/words/desk'
import type { ReactNode } from 'react'
import hidden from '../styles/hidden.module.css'
import { classNames } from './class-names.ts'
import styles from './StateMark.module.css'
import { describePlan, type PlannedTimes } from './times/describe-plan.ts'

export type RecordState = 'published' | 'draft' | 'changed' | 'cancelled'

type Mark = RecordState | 'planned'

const LABELS: Record<Mark, string> = {
  published: words.statePublished,
  draft: words.stateDraft,
  changed: words.stateChanged,
  planned: words.statePlanned,
  cancelled: words.stateCancelled,
}

interface StateMarkProps {
  state: Mark
  isLabelHidden?: boolean
  /** What will become of it by itself, which is said beside what it is now. */
  plan?: PlannedTimes | null
}

/** The state of a record: a shape, then a colour, always with the word. */
export function StateMark({ state, isLabelHidden = false, plan = null }: StateMarkProps) {
  const planned = describePlan(plan)
  const mark = (
    <MarkWithLabel state={state}>
      <span className={isLabelHidden ? hidden.hidden : undefined}>{LABELS[state]}</span>
    </MarkWithLabel>
  )
  if (planned === null) return mark
  return (
    <span className={styles.both}>
      {mark} <MarkWithLabel state="planned">{planned}</MarkWithLabel>
    </span>
  )
}

function MarkWithLabel({ state, children }: { state: Mark; children: ReactNode }) {
  return (
    <span className={styles.state}>
      <svg viewBox="0 0 14 14" className={classNames(styles.mark, styles[state])} aria-hidden="true">
        <Shape state={state} />
      </svg>
      {children}
    </span>
  )
}

function Shape({ state }: { state: Mark }) {
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
