import { fill, stateWords as words } from '@lerret/words/desk'
import { classNames } from './class-names.ts'
import styles from './SaveState.module.css'
import { formatWhen } from './times/times.ts'

/** Whether what was typed is stored. It is always shown, and announced to screen readers when the server has not stored it. */
export function SaveState({
  state,
  savedAt,
}: {
  state: 'saved' | 'saving' | 'only-here'
  savedAt: string | null
}) {
  return (
    <span
      role={state === 'only-here' ? 'alert' : undefined}
      className={classNames(styles.state, state === 'only-here' && styles.onlyHere)}
    >
      {describe(state, savedAt)}
    </span>
  )
}

function describe(state: 'saved' | 'saving' | 'only-here', savedAt: string | null): string {
  if (state === 'saving') return words.saving
  if (state === 'only-here') return words.savedHereOnly
  return savedAt ? fill(words.savedAt, { time: formatWhen(savedAt) }) : words.saved
}
