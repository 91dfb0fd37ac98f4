import { useSyncExternalStore } from 'react'
import { SaveState } from '../controls/SaveState.tsx'
import type { RecordEditor } from './record-editor/edited-record.ts'

/**
 * Whether what was typed is stored. What else depends on a long text may be rendered after the next key press; this is not, so that
 * *Lagra* never stands beside a letter that is not.
 */
export function RecordSaveState({ editor: { subscribe, getState } }: { editor: RecordEditor }) {
  const state = useSyncExternalStore(subscribe, () => getState().saveState)
  const savedAt = useSyncExternalStore(subscribe, () => getState().savedAt)
  return <SaveState state={state} savedAt={savedAt} />
}
