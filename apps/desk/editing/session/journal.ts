import { bodyOf, pickValues } from './records/record.ts'
import { findUnstored } from './select.ts'
import type { JournalEntry } from './state/journal-entry.ts'
import type { SessionRules } from './state/rules.ts'
import type { SessionState } from './state/state.ts'

/** What the browser has to store of a session now. */
export function listEntries(state: SessionState, rules: SessionRules): JournalEntry[] {
  return Object.entries(state.records).flatMap(([name, record]) => {
    const { fields } = findUnstored(state, rules, name)
    if (Object.keys(fields).length === 0) return []
    const title = rules.findTitle?.(record) ?? String(bodyOf(record).title ?? '')
    const { kind, id } = record
    const base = pickValues(record.base, Object.keys(fields))
    return [{ kind, id, session: state.id, title, fields, base, basedOn: record.basedOn }]
  })
}
