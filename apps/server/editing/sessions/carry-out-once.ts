import type { RecordKey } from '../../content/records/record-key.ts'
import { compareKeys } from '../../content/records/store/lock-records.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import type { ReceivedRequest } from '../table.ts'
import { type CopyRow, isEmptyCopy, lockCopy, writeCopy } from './copies.ts'
import { addRequest, findEarlierRequest, type SessionRequest } from './requests.ts'

type Reply = NonNullable<ReceivedRequest['reply']>

/**
 * Carries out a request about locked records, and returns its reply for each of them. The same request a second time changes nothing and
 * gets the same replies; one that arrives after a later one of its session is refused.
 */
export async function carryOutOnce(
  tx: Queryable,
  { request, keys, now }: { request: SessionRequest | undefined; keys: readonly RecordKey[]; now: Date },
  act: () => Promise<Reply[]>,
): Promise<Reply[]> {
  if (!request) return act()
  const copies: (CopyRow | undefined)[] = []
  for (const key of [...keys].sort(compareKeys)) copies.push(await lockCopy(tx, key, request.personId))
  const inOrder = keys.map(({ kind, id }) => copies.find((copy) => copy?.kind === kind && copy.id === id))
  const earlier = findEarlierRequest(inOrder, request)
  if (earlier) return earlier.map(({ reply }) => reply)
  const replies = await act()
  for (const [index, { kind, id }] of keys.entries()) {
    const copy = inOrder[index]
    await writeCopy(tx, {
      basedOn: 0,
      fields: {},
      writers: {},
      ...copy,
      kind,
      id,
      personId: request.personId,
      sessions: addRequest(copy, request, now, { reply: replies[index] ?? {} }),
      // Edits that the copy already has keep the time at which they were typed.
      savedAt: copy && !isEmptyCopy(copy) ? copy.savedAt : now,
    })
  }
  return replies
}
