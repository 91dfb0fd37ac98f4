import { MINUTE_MS } from '@lerret/model'
import { and, eq, gt } from 'drizzle-orm'
import type { Realm } from '../../../platform/access/realms.ts'
import type { Queryable } from '../../../platform/db/connection.ts'
import { createKey, hashKey } from '../../../platform/security/keys.ts'
import { passkeyChallenge } from '../table.ts'

/** How long somebody may take to find the device and to unlock it. */
export const CHALLENGE_MS = 5 * MINUTE_MS

/** Names the flow that a challenge belongs to: its purpose, and whose it is. */
export const flows = {
  logIn: (realm: Realm) => `log in ${realm}`,
  /** The second step of a log-in, by the key of the first. */
  secondFactor: (key: string) => `second factor ${hashKey(key)}`,
  confirm: (sessionId: string) => `confirm ${sessionId}`,
  add: (sessionId: string) => `add ${sessionId}`,
}

/** Adds a challenge for one use. */
export async function addChallenge(
  db: Queryable,
  { flow, now }: { flow: string; now: Date },
): Promise<string> {
  const challenge = createKey()
  const expiresAt = new Date(+now + CHALLENGE_MS)
  await db.insert(passkeyChallenge).values({ hash: hashKey(challenge), flow, expiresAt })
  return challenge
}

/** Uses a challenge up. Returns false when it was used, has expired or belongs to another flow. */
export async function takeChallenge(
  db: Queryable,
  { challenge, flow, now }: { challenge: string; flow: string; now: Date },
): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.hash, hashKey(challenge)),
        eq(passkeyChallenge.flow, flow),
        gt(passkeyChallenge.expiresAt, now),
      ),
    )
    .returning({ hash: passkeyChallenge.hash })
  return taken.length > 0
}
