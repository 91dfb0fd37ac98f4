import { DAY_SECONDS, MINUTE_MS } from '@lerret/model'
import { and, count, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../../platform/db/connection.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { createKey, hashKey, isKey } from '../../../platform/security/keys.ts'
import { lockPassword } from '../passwords/lock.ts'
import { backupCode, signInChallenge, trustedDevice, twoFactor } from '../table.ts'
import { createBackupCodes, normalizeCode } from './backup-codes.ts'
import type { SecretBox } from './secret-box.ts'
import { createTotpSecret, findTotpCounter } from './totp.ts'

/** How long somebody may take to type the code. */
const CHALLENGE_MS = 10 * MINUTE_MS
export const ATTEMPTS_PER_CHALLENGE = 5
/** After this many wrong codes in a row, one code may be tried in each lock period. */
export const WRONG_CODES_BEFORE_LOCK = 10
export const LOCK_MS = 15 * MINUTE_MS
export const TRUSTED_DEVICE_SECONDS = 30 * DAY_SECONDS

export async function hasTwoFactor(db: Queryable, personId: string): Promise<boolean> {
  const rows = await db.select({ id: twoFactor.personId }).from(twoFactor).where(isConfirmed(personId))
  return rows.length > 0
}

/** Prepares a secret. It is used from when a code confirms that the person's app has it. */
export async function prepareTwoFactor(
  tx: Queryable,
  { personId, box, now }: { personId: string; box: SecretBox; now: Date },
): Promise<Buffer> {
  const secret = createTotpSecret()
  const fields = { secret: box.encrypt(secret), createdAt: now }
  const written = await tx
    .insert(twoFactor)
    .values({ personId, ...fields })
    .onConflictDoUpdate({ target: twoFactor.personId, set: fields, setWhere: isNull(twoFactor.confirmedAt) })
    .returning({ id: twoFactor.personId })
  if (written.length === 0)
    throw new AppError('two_factor_enabled', 'Two-factor authentication is on already.')
  return secret
}

/** Turns two-factor authentication on. Returns the backup codes, which cannot be read again. */
export async function confirmTwoFactor(
  tx: Queryable,
  { personId, code, box, now }: { personId: string; code: string; box: SecretBox; now: Date },
): Promise<string[]> {
  const [prepared] = await tx
    .select({ secret: twoFactor.secret })
    .from(twoFactor)
    .where(and(eq(twoFactor.personId, personId), isNull(twoFactor.confirmedAt)))
    .for('update')
  if (!prepared) throw new AppError('two_factor_disabled', 'Two-factor authentication was not set up.')
  const counter = findTotpCounter(box.decrypt(prepared.secret), normalizeCode(code), now)
  if (counter === null) throw codeWrong()
  await tx
    .update(twoFactor)
    .set({ confirmedAt: now, lastCounter: counter })
    .where(eq(twoFactor.personId, personId))
  return replaceBackupCodes(tx, personId, box)
}

/** Replaces all backup codes of a person. */
export async function replaceBackupCodes(tx: Queryable, personId: string, box: SecretBox): Promise<string[]> {
  const rows = await tx
    .select({ id: twoFactor.personId })
    .from(twoFactor)
    .where(isConfirmed(personId))
    .for('update')
  if (rows.length === 0) throw new AppError('two_factor_disabled', 'Two-factor authentication is not on.')
  await tx.delete(backupCode).where(eq(backupCode.personId, personId))
  const codes = createBackupCodes()
  await tx.insert(backupCode).values(codes.map((code) => ({ hash: box.hash(normalizeCode(code)), personId })))
  return codes
}

export async function countBackupCodes(db: Queryable, personId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(backupCode).where(eq(backupCode.personId, personId))
  return row?.count ?? 0
}

/** Turns two-factor authentication off, and forgets the devices that were trusted. */
export async function removeTwoFactor(tx: Queryable, personId: string): Promise<void> {
  await tx.delete(twoFactor).where(eq(twoFactor.personId, personId))
  await tx.delete(backupCode).where(eq(backupCode.personId, personId))
  await endPendingSignIns(tx, personId)
}

/** Voids sign-ins that wait for a code, and forgets trusted devices. */
export async function endPendingSignIns(tx: Queryable, personId: string): Promise<void> {
  await tx.delete(signInChallenge).where(eq(signInChallenge.personId, personId))
  await tx.delete(trustedDevice).where(eq(trustedDevice.personId, personId))
}

/** Finds the person for whom a challenge was made; null when it is used, void or expired. */
export async function findChallenged(
  db: Queryable,
  { key, now }: { key: string; now: Date },
): Promise<string | null> {
  const [found] = await db
    .select({ personId: signInChallenge.personId })
    .from(signInChallenge)
    .where(isUsable(key, now))
  return found?.personId ?? null
}

/** Adds a challenge for somebody whose password was right. Returns its key. */
export async function addChallenge(tx: Queryable, personId: string, now: Date): Promise<string> {
  const key = createKey()
  const expiresAt = new Date(+now + CHALLENGE_MS)
  await tx.insert(signInChallenge).values({ hash: hashKey(key), personId, expiresAt })
  return key
}

/** The outcome of a code. Wrong ones are counted, so the caller must not roll the transaction back. */
export type ChallengeOutcome<Opened> =
  | { outcome: 'right'; opened: Opened }
  | { outcome: 'wrong'; personId: string }
  | { outcome: 'locked' | 'expired' }
export type FactorMethod = 'app' | 'backup_code' | 'passkey'

/** Checks an answer of the person that a challenge was made for. */
export type CheckAnswer = (
  tx: Queryable,
  personId: string,
) => Promise<FactorMethod | 'wrong' | 'locked' | 'expired'>

/**
 * Checks the answer to a challenge, and calls `open` in the same transaction if it is right. The password is locked first, as
 * everywhere (decision 011).
 */
export function answerChallenge<Opened>(
  db: Database,
  { key, check, now }: { key: string; check: CheckAnswer; now: Date },
  open: (tx: Queryable, answer: { personId: string; method: FactorMethod }) => Promise<Opened>,
): Promise<ChallengeOutcome<Opened>> {
  return db.transaction(async (tx) => {
    const personId = await findChallenged(tx, { key, now })
    if (personId === null) return { outcome: 'expired' }
    await lockPassword(tx, personId)
    // It may have been used, or voided by a new password, before the lock was granted.
    const counted = await tx
      .update(signInChallenge)
      .set({ attempts: sql`${signInChallenge.attempts} + 1` })
      .where(isUsable(key, now))
      .returning({ attempts: signInChallenge.attempts })
    if (counted.length === 0) return { outcome: 'expired' }
    const result = await check(tx, personId)
    if (result === 'wrong') return { outcome: result, personId }
    if (result === 'locked' || result === 'expired') return { outcome: result }
    await tx.delete(signInChallenge).where(eq(signInChallenge.hash, hashKey(key)))
    return { outcome: 'right', opened: await open(tx, { personId, method: result }) }
  })
}

/** Accepts a code of the app once, and each backup code once. */
export const checkCode =
  ({ code, box, now }: { code: string; box: SecretBox; now: Date }): CheckAnswer =>
  async (tx, personId) => {
    const [factor] = await tx.select().from(twoFactor).where(isConfirmed(personId)).for('update')
    if (!factor) return 'expired'
    if (factor.lockedUntil && factor.lockedUntil > now) return 'locked'
    const typed = normalizeCode(code)
    const update = (fields: Partial<typeof twoFactor.$inferInsert>) =>
      tx.update(twoFactor).set(fields).where(eq(twoFactor.personId, personId))

    const counter = findTotpCounter(box.decrypt(factor.secret), typed, now)
    // Somebody may have read the last code over a shoulder: it is not accepted again.
    if (counter !== null && counter > factor.lastCounter) {
      await update({ lastCounter: counter, failures: 0, lockedUntil: null })
      return 'app'
    }
    const used = await tx
      .delete(backupCode)
      .where(and(eq(backupCode.hash, box.hash(typed)), eq(backupCode.personId, personId)))
      .returning({ hash: backupCode.hash })
    if (used.length > 0) {
      await update({ failures: 0, lockedUntil: null })
      return 'backup_code'
    }
    const failures = factor.failures + 1
    const lockedUntil = failures >= WRONG_CODES_BEFORE_LOCK ? new Date(+now + LOCK_MS) : null
    await update({ failures, lockedUntil })
    return 'wrong'
  }

/** Trusts a device for exactly as long as its cookie lasts; signing in does not prolong it. Returns the cookie's key. */
export async function trustDevice(tx: Queryable, personId: string, now: Date): Promise<string> {
  const key = createKey()
  const expiresAt = new Date(+now + TRUSTED_DEVICE_SECONDS * 1000)
  await tx.insert(trustedDevice).values({ hash: hashKey(key), personId, expiresAt })
  return key
}

export async function isTrustedDevice(
  tx: Queryable,
  { personId, key, now }: { personId: string; key: string | undefined; now: Date },
): Promise<boolean> {
  if (!isKey(key)) return false
  const rows = await tx
    .select({ hash: trustedDevice.hash })
    .from(trustedDevice)
    .where(
      and(
        eq(trustedDevice.hash, hashKey(key)),
        eq(trustedDevice.personId, personId),
        gt(trustedDevice.expiresAt, now),
      ),
    )
  return rows.length > 0
}

export const codeWrong = () => new AppError('code_wrong', 'The code is wrong or was used already.')

const isUsable = (key: string, now: Date) =>
  and(
    eq(signInChallenge.hash, hashKey(key)),
    gt(signInChallenge.expiresAt, now),
    lt(signInChallenge.attempts, ATTEMPTS_PER_CHALLENGE),
  )

const isConfirmed = (personId: string) =>
  and(eq(twoFactor.personId, personId), isNotNull(twoFactor.confirmedAt))
