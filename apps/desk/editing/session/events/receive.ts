import { openRecord, readAgain } from '../records/read-record.ts'
import { confirmStored, confirmVersion, knownVersion, unreadRecord } from '../records/record.ts'
import type { SessionRules } from '../state/rules.ts'
import {
  type Asked,
  type RecordName,
  type RecordState,
  recordName,
  type SessionState,
} from '../state/state.ts'
import type { ReadRecord, Reply, Request, RequestOf, SaveReply, VersionReply } from '../state/transport.ts'
import { mapRecords } from './announce.ts'

/** A request was answered. What was typed since it was sent stays as it is. */
export function receive(
  before: SessionState,
  request: Request,
  reply: Reply,
  rules: SessionRules,
): SessionState {
  const unanswered = request === before.unanswered ? null : before.unanswered
  const state: SessionState = { ...before, request: null, unanswered, failures: 0, error: null }
  switch (request.type) {
    case 'read':
      return receiveRecords(state, (reply as { records: readonly ReadRecord[] }).records, rules)
    case 'save':
      return receiveStored(state, request, reply as SaveReply)
    case 'version':
      return receiveVersions(state, request, reply as VersionReply)
    case 'publish':
      return finish(markPublished(state, request), reply)
    case 'plan':
      return finish(markStale(state, request.records.map(recordName)), reply)
  }
}

function receiveRecords(
  before: SessionState,
  read: readonly ReadRecord[],
  rules: SessionRules,
): SessionState {
  const byName = new Map(read.map((record) => [recordName(record), record]))
  // A reply may bring what belongs to the records that were asked for.
  const added = read.filter((record) => !before.records[recordName(record)]).map(unreadRecord)
  const all = Object.fromEntries(added.map((record) => [recordName(record), record]))
  const state = mapRecords({ ...before, records: { ...before.records, ...all } }, (record, name) => {
    const found = byName.get(name)
    if (!found) return record
    const isFirst = record.phase === 'reading' || record.phase === 'failed'
    const typingIn = before.typing?.record === name ? before.typing.field : null
    const known = isFirst
      ? openRecord(record, found, before.journal ?? [], rules)
      : readAgain(record, found, typingIn)
    return { ...known, announced: Math.min(known.announced, found.draft?.version ?? 0) }
  })
  return restartAsked(before, state)
}

/** What somebody else has saved after the press was not on the screen then: it is shown, and has to be asked for again. */
function restartAsked(before: SessionState, state: SessionState): SessionState {
  const { asked } = state
  if (!asked) return state
  const names = [...Object.keys(asked.edits), ...Object.keys(asked.versions)]
  const isSame = names.every((name) => {
    const [was, is] = [before.records[name], state.records[name]]
    return is && !is.theirs && is.basedOn === was?.basedOn && is.phase === was.phase
  })
  if (isSame) return state
  if (asked.type !== 'version') return { ...state, asked: null, answer: { type: 'outdated', asked } }
  return state
}

function receiveStored(state: SessionState, request: RequestOf<'save'>, reply: SaveReply): SessionState {
  const sent = new Map(request.records.map((record) => [recordName(record), record]))
  const versions = new Map(reply.records.map((record) => [recordName(record), record.draftVersion]))
  const stored = mapRecords(state, (record, name) => {
    const save = sent.get(name)
    if (!save) return record
    // Without the event stream, a reply is the first that is heard of a colleague's version.
    const announced = Math.max(record.announced, versions.get(name) ?? 0)
    return { ...confirmStored(record, save), announced }
  })
  return { ...stored, savedAt: reply.savedAt }
}

function receiveVersions(
  before: SessionState,
  request: RequestOf<'version'>,
  reply: VersionReply,
): SessionState {
  const sent = new Map(request.records.map((record) => [recordName(record), record]))
  const replies = new Map(reply.records.map((record) => [recordName(record), record]))
  const state: SessionState = {
    ...mapRecords(before, (record, name) => {
      const save = sent.get(name)
      const answer = replies.get(name)
      if (!save || !answer) return record
      const { version, saved } = answer
      return confirmVersion(record, { ...save, version, saved }, { author: '', savedAt: reply.savedAt })
    }),
    savedAt: reply.savedAt,
  }
  const { asked } = state
  // Another save that was asked for meanwhile is still to come.
  if (asked?.request !== request.sequence) return state
  const next: Asked = {
    ...asked,
    versions: {
      ...asked.versions,
      ...Object.fromEntries(Array.from(replies, ([name, { version }]) => [name, version])),
    },
    isSaved: true,
  }
  return next.type === 'version' ? finish({ ...state, asked: next }, reply) : { ...state, asked: next }
}

/** What was published is what visitors see; what else the server has made of it is read. */
function markPublished(state: SessionState, { records }: RequestOf<'publish'>): SessionState {
  const published = new Map(records.map((record) => [recordName(record), record]))
  return mapRecords(state, (record, name) => {
    const found = published.get(name)
    if (!found) return record
    const isWhole = !found.fields && found.version === knownVersion(record)
    return {
      ...record,
      ...(isWhole && {
        publicVersion: record.phase === 'deleted' ? null : found.version,
        publicBody: record.phase === 'deleted' ? null : { ...record.base, id: record.id },
      }),
      isStale: true,
    }
  })
}

export const markStale = (state: SessionState, names: readonly RecordName[]): SessionState =>
  mapRecords(state, (record: RecordState, name) =>
    names.includes(name) ? { ...record, isStale: true } : record,
  )

function finish(state: SessionState, reply: unknown): SessionState {
  const { asked } = state
  return asked ? { ...state, asked: null, answer: { type: 'done', asked, reply } } : state
}
