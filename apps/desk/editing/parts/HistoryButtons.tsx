import { fill, editingWords as words } from '@lerret/words/desk'
import { useMemo } from 'react'
import { useHistoryKeys } from '../../commands/use-history-keys.ts'
import { Button } from '../../controls/Button.tsx'
import type { SessionState } from '../session/state/state.ts'
import type { OpenSession } from '../use-session.ts'

/** Undo and redo of what was done on a screen, also by their keys. */
export function HistoryButtons({
  session,
  state: { history },
}: {
  session: OpenSession
  state: SessionState
}) {
  const actions = useMemo(
    () => ({
      undo: () => session.dispatch({ type: 'undone' }),
      redo: () => session.dispatch({ type: 'redone' }),
    }),
    [session],
  )
  useHistoryKeys(actions)
  const [lastDone, nextUndone] = [history.done.at(-1), history.undone[0]]
  return (
    <>
      <Button
        isDisabled={!lastDone}
        aria-label={lastDone ? fill(words.undoName, { sentence: lastDone.label }) : words.undo}
        onPress={actions.undo}
      >
        {words.undo}
      </Button>
      <Button
        isDisabled={!nextUndone}
        aria-label={nextUndone ? fill(words.redoName, { sentence: nextUndone.label }) : words.redo}
        onPress={actions.redo}
      >
        {words.redo}
      </Button>
    </>
  )
}

/** What was done last, for the line that says it and for screen readers. */
export function describeLastStep(step: SessionState['lastStep']): string {
  if (!step) return ''
  if (step.type === 'ended') return words.historyEnded
  if (step.type === 'done') return step.label
  return fill(step.type === 'undone' ? words.undone : words.redone, { sentence: step.label })
}
