import { useSyncExternalStore } from 'react'
import { SaveState } from '../../controls/SaveState.tsx'
import { findSaveState } from '../session/select.ts'
import type { OpenSession } from '../use-session.ts'

/**
 * Whether what was typed is stored. What else depends on a long text may be rendered after the next key press; this is not, so that
 * *Lagra* never stands beside a letter that is not.
 */
export function SessionSaveState({ session: { subscribe, getState, rules } }: { session: OpenSession }) {
  const state = useSyncExternalStore(subscribe, () => findSaveState(getState(), rules))
  const savedAt = useSyncExternalStore(subscribe, () => getState().savedAt ?? findSavedAt(getState()))
  return <SaveState state={state} savedAt={savedAt} />
}

/** When the version was saved that the person has begun with. */
function findSavedAt({ records }: ReturnType<OpenSession['getState']>): string | null {
  const times = Object.values(records).flatMap(({ savedBy }) => (savedBy ? [savedBy.savedAt] : []))
  return times.sort().at(-1) ?? null
}
