import { addLateEntries } from '../records/read-record.ts'
import { unreadRecord } from '../records/record.ts'
import type { JournalEntry } from '../state/journal-entry.ts'
import type { SessionRules } from '../state/rules.ts'
import { recordName, type SessionState } from '../state/state.ts'
import { mapRecords } from './announce.ts'

/** The browser's journal was read, possibly after the records. */
export function readJournal(
  state: SessionState,
  left: readonly JournalEntry[],
  { fields, hasAll }: SessionRules,
): SessionState {
  // An entry of other fields waits for the screen that shows them.
  const entries = left.filter((entry) =>
    Object.keys(entry.fields).every((field) => fields?.includes(field) ?? true),
  )
  const added = entries.filter((entry) => hasAll?.(entry.kind) && !state.records[recordName(entry)])
  const known: SessionState = {
    ...state,
    journal: [...(state.journal ?? []), ...entries],
    records: {
      ...state.records,
      ...Object.fromEntries(added.map((entry) => [recordName(entry), unreadRecord(entry)])),
    },
  }
  if (entries.length === 0) return known
  return mapRecords(known, (record) =>
    record.phase === 'reading' ? record : addLateEntries(record, entries, fields),
  )
}
