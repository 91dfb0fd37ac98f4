import { addLateEntries } from '../records/read-record.ts'
import type { JournalEntry } from '../state/journal-entry.ts'
import type { SessionRules } from '../state/rules.ts'
import type { SessionState } from '../state/state.ts'
import { mapRecords } from './announce.ts'

/** The browser's journal was read, possibly after the records. */
export function readJournal(
  state: SessionState,
  entries: readonly JournalEntry[],
  { fields }: SessionRules,
): SessionState {
  const known = { ...state, journal: [...(state.journal ?? []), ...entries] }
  if (entries.length === 0) return known
  return mapRecords(known, (record) =>
    record.phase === 'reading' ? record : addLateEntries(record, entries, fields),
  )
}
