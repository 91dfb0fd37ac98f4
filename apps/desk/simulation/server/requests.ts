import type { FieldChanges } from '@lerret/model'
import { type Copy, type Key, type Records, type Reply, refuse } from './records.ts'

/** A request of a session. */
export interface Sent {
  person: string
  session: string
  sequence: number
}

export const EMPTY_COPY: Omit<Copy, 'savedAt'> = { basedOn: 0, fields: {}, writers: {}, sessions: {} }

/** What each record got when the same request arrived before; null when it has not. Throws when a later one has arrived. */
export function findEarlierReplies(
  copies: readonly (Copy | undefined)[],
  { session, sequence }: Sent,
): Reply[] | null {
  const last = copies.map((copy) => copy?.sessions[session])
  if (!last.some((request) => request && request.sequence >= sequence)) return null
  if (last.every((request) => request?.sequence === sequence && request.reply))
    return last.map((request) => request?.reply as Reply)
  throw refuse('content_conflict')
}

/** Carries out a request that names a session once, however often it arrives. */
export function carryOutOnce(
  records: Records,
  { sent, keys }: { sent: Sent | null; keys: readonly Key[] },
  act: () => Reply[],
): Reply[] {
  if (!sent) return act()
  const stored = keys.map(records.get)
  const earlier = findEarlierReplies(
    stored.map(({ copies }) => copies.get(sent.person)),
    sent,
  )
  if (earlier) return earlier
  const replies = act()
  for (const [index, record] of stored.entries()) {
    const copy = record.copies.get(sent.person) ?? { ...EMPTY_COPY, savedAt: records.now() }
    const sessions = addRequest(copy, sent, { reply: replies[index] ?? {} })
    records.writeCopy(record, sent.person, { ...copy, sessions })
  }
  return replies
}

export function addRequest(
  { sessions }: Pick<Copy, 'sessions'>,
  { session, sequence }: Sent,
  done: Omit<Copy['sessions'][string], 'sequence'> = {},
): Copy['sessions'] {
  const savedIn = done.savedIn ?? sessions[session]?.savedIn
  return { ...sessions, [session]: { sequence, ...done, ...(savedIn !== undefined && { savedIn }) } }
}

/** A copy with what a session has written now, and without what is given up. */
export function writeFields(
  copy: Pick<Copy, 'fields' | 'writers'>,
  fields: FieldChanges,
  { session, isRemoved }: { session: string; isRemoved(name: string): boolean },
): Pick<Copy, 'fields' | 'writers'> {
  const written = Object.entries({ ...copy.fields, ...fields }).filter(([name]) => !isRemoved(name))
  return {
    fields: Object.fromEntries(written),
    writers: Object.fromEntries(
      written.map(([name]) => [name, Object.hasOwn(fields, name) ? session : (copy.writers[name] ?? '')]),
    ),
  }
}

/** The version that a copy is based on: the session's own when it has written all of it. */
export const findBasedOn = (
  { writers }: Pick<Copy, 'writers'>,
  { session, own, others }: { session: string; own: number; others: number },
): number => (Object.values(writers).every((writer) => writer === session) ? own : Math.min(own, others))
