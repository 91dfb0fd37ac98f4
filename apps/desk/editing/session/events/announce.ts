import { unreadRecord } from '../records/record.ts'
import type { Announcement } from '../state/events.ts'
import type { SessionRules } from '../state/rules.ts'
import { type RecordState, recordName, type SessionState } from '../state/state.ts'

/** Somebody has saved, published or planned records; without a list, any of them. What is new is read, if it is not known. */
export function announce(
  before: SessionState,
  change: Announcement | null,
  rules: SessionRules,
): SessionState {
  if (!change) return expectNews(before)
  const state = addAnnounced(before, change, rules)
  const versions = new Map(change.records.map((record) => [recordName(record), record.version]))
  if (!Object.keys(state.records).some((name) => versions.has(name))) return state
  return mapRecords(state, (record, name) => {
    const version = versions.get(name)
    if (version === undefined) return record
    if (change.action === 'saved')
      return { ...record, announced: Math.max(record.announced, version ?? Number.POSITIVE_INFINITY) }
    const isKnown = change.action === 'published' && version === record.publicVersion
    return isKnown ? record : { ...record, isStale: true }
  })
}

/** Events may have been missed. Whoever says so is heard again, so what has failed need not wait until it is tried again. */
const expectNews = (state: SessionState): SessionState => ({
  ...mapRecords(state, (record) => ({ ...record, isStale: true })),
  isDue: state.isDue || state.failures > 0,
})

/** Records that somebody else has added where the session has all of a kind. */
function addAnnounced(state: SessionState, { records }: Announcement, rules: SessionRules): SessionState {
  const added = records.filter((key) => rules.hasAll?.(key.kind) && !state.records[recordName(key)])
  if (added.length === 0) return state
  const unread = added.map((key) => [recordName(key), unreadRecord(key)])
  return { ...state, records: { ...state.records, ...Object.fromEntries(unread) } }
}

export const mapRecords = (
  state: SessionState,
  map: (record: RecordState, name: string) => RecordState,
): SessionState => ({
  ...state,
  records: Object.fromEntries(
    Object.entries(state.records).map(([name, record]) => [name, map(record, name)]),
  ),
})
