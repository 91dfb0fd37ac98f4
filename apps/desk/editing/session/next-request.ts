import { applyFields } from '@lerret/model'
import { initialFields, knownVersion } from './records/record.ts'
import { isRemoval, withoutRemoval } from './records/removal.ts'
import { findUnstored, listUnstored } from './select.ts'
import { isIncluded, type SessionRules } from './state/rules.ts'
import type { Asked, RecordName, RecordState, SessionState } from './state/state.ts'
import type { Request } from './state/transport.ts'

/** A request before it has its number. */
type Unnumbered<Each = Request> = Each extends Request ? Omit<Each, 'session' | 'sequence'> : never

/** The request that should be under way now; null when there is none, or another one is. */
export function nextRequest(state: SessionState, rules: SessionRules): Request | null {
  if (state.request || state.journal === null) return null
  const isAllowed = state.failures === 0 || state.isDue || state.asked !== null
  if (state.unanswered) return isAllowed ? state.unanswered : null
  const next = findNext(state, rules)
  return next && { ...next, session: state.id, sequence: state.sequence + 1 }
}

function findNext(state: SessionState, rules: SessionRules): Unnumbered | null {
  const { asked, failures, isDue } = state
  const isAllowed = failures === 0 || isDue || asked !== null
  const unread = listUnread(state)
  // Versions that have been saved are published as they are: the server compares them with what is public.
  if (unread.length > 0 && isAllowed && (asked ? !asked.isSaved : !state.isClosed))
    return { type: 'read', records: unread.map((name) => toKey(state, name)) }
  if (asked) return asked.isSaved ? publishOrPlan(state, rules, asked) : saveVersions(state, asked)
  if (isDue && rules.storing === 'working-copies') return storeChanges(state, rules)
  return null
}

const listUnread = ({ records }: SessionState): RecordName[] =>
  Object.keys(records).filter((name) => needsReading(records[name] as RecordState))

export const needsReading = ({ phase, isStale, announced, basedOn, theirs }: RecordState) =>
  phase === 'reading' || phase === 'failed' || isStale || announced > Math.max(basedOn, theirs?.version ?? 0)

function storeChanges(state: SessionState, rules: SessionRules): Unnumbered | null {
  const names = listUnstored(state, rules)
  if (names.length === 0) return null
  return {
    type: 'save',
    records: names.map((name) => {
      const record = getRecord(state, name)
      const initial = initialFields(record)
      return {
        ...toKey(state, name),
        basedOn: record.basedOn,
        ...findUnstored(state, rules, name),
        ...(isIncluded(rules, name, state.records) && Object.keys(initial).length > 0 && { initial }),
      }
    }),
  }
}

const saveVersions = (state: SessionState, { edits }: Asked): Unnumbered => ({
  type: 'version',
  records: Object.entries(edits).map(([name, changes]) => {
    const record = getRecord(state, name)
    const { base } = record
    const fields = { ...initialFields(record), ...withoutRemoval(changes) }
    return {
      ...toKey(state, name),
      basedOn: knownVersion(record),
      fields,
      body: applyFields(base, fields),
      isDeleted: isRemoval(changes),
    }
  }),
})

function publishOrPlan(state: SessionState, rules: SessionRules, asked: Asked): Unnumbered | null {
  const versions = Object.entries(asked.versions)
  if (asked.type === 'plan') {
    const { publishAt } = asked
    const records = versions.map(([name, version]) => ({
      ...toKey(state, name),
      ...(publishAt !== null && { version }),
    }))
    return { type: 'plan', records, publishAt }
  }
  const seen = asked.type === 'publish' ? asked.seen : {}
  return {
    type: 'publish',
    records: versions.map(([name, version]) => ({
      ...toKey(state, name),
      version,
      seen: seen[name] ?? null,
      ...(rules.fields && { fields: rules.fields }),
    })),
  }
}

const getRecord = ({ records }: SessionState, name: RecordName) => records[name] as RecordState

function toKey(state: SessionState, name: RecordName) {
  const { kind, id } = getRecord(state, name)
  return { kind, id }
}
