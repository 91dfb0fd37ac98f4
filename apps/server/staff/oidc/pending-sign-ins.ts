import { and, eq, gt } from 'drizzle-orm'
import { pendingSignIn } from '../../members/accounts/table.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { hashKey } from '../../platform/security/keys.ts'
import type { SignInChecks } from './service.ts'

/** How long somebody may take to sign in at the service. */
export const PENDING_SECONDS = 600

interface PendingSignIn {
  checks: SignInChecks
  /** The key of a cookie of the browser. */
  browser: string
  returnPath: string
  invitationHash: string | null
}

export async function addPendingSignIn(
  db: Queryable,
  { checks, browser, returnPath, invitationHash }: PendingSignIn,
  now: Date,
): Promise<void> {
  const { state, nonce, codeVerifier } = checks
  await db.insert(pendingSignIn).values({
    stateHash: hashKey(state),
    browserHash: hashKey(browser),
    nonce,
    codeVerifier,
    returnPath,
    invitationHash,
    expiresAt: new Date(+now + PENDING_SECONDS * 1000),
  })
}

/** Takes what was stored when this browser began with this state. It can be taken once. */
export async function takePendingSignIn(
  db: Queryable,
  { state, browser, now }: { state: string; browser: string; now: Date },
): Promise<PendingSignIn | null> {
  const [taken] = await db
    .delete(pendingSignIn)
    .where(
      and(
        eq(pendingSignIn.stateHash, hashKey(state)),
        eq(pendingSignIn.browserHash, hashKey(browser)),
        gt(pendingSignIn.expiresAt, now),
      ),
    )
    .returning()
  if (!taken) return null
  const { nonce, codeVerifier, returnPath, invitationHash } = taken
  return { checks: { state, nonce, codeVerifier }, browser, returnPath, invitationHash }
}
