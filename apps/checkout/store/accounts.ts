import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'

const HASH_BYTES = 32
const hash = promisify<string, Uint8Array, number, Buffer>(scrypt)

export const MIN_PASSWORD_LENGTH = 10
export const MAX_PASSWORD_LENGTH = 200
const SESSION_HOURS = 12
const REMEMBERED_HOURS = 30 * 24

/** Creates a profile; false when the address has one. */
export async function createAccount(db: DatabaseSync, email: string, password: string): Promise<boolean> {
  const salt = randomBytes(16)
  const passwordHash = await hash(password, salt, HASH_BYTES)
  const { changes } = db
    .prepare('insert into account values (?, ?, ?) on conflict do nothing')
    .run(normalizeEmail(email), salt, passwordHash)
  return changes === 1
}

export interface Session {
  key: string
  endsAt: Date
}

/** Starts a session; undefined when address or password is wrong. */
export async function logIn(
  db: DatabaseSync,
  { email, password, remember }: { email: string; password: string; remember: boolean },
  now: Date,
): Promise<Session | undefined> {
  const account = db.prepare('select salt, hash from account where email = ?').get(normalizeEmail(email))
  // An unknown address is hashed too, so that the time taken does not reveal who has a profile.
  const salt = account ? (account.salt as Uint8Array) : randomBytes(16)
  const attemptHash = await hash(password.slice(0, MAX_PASSWORD_LENGTH), salt, HASH_BYTES)
  if (!account || !timingSafeEqual(attemptHash, account.hash as Uint8Array)) return undefined
  const key = randomBytes(32).toString('base64url')
  const endsAt = new Date(+now + (remember ? REMEMBERED_HOURS : SESSION_HOURS) * 3_600_000)
  db.prepare('delete from session where ends_at <= ?').run(+now)
  db.prepare('insert into session values (?, ?, ?)').run(hashKey(key), normalizeEmail(email), +endsAt)
  return { key, endsAt }
}

/** The address whose session has this key. */
export function findEmail(db: DatabaseSync, key: string | undefined, now: Date): string | undefined {
  if (!key) return undefined
  const row = db
    .prepare('select email from session where key_hash = ? and ends_at > ?')
    .get(hashKey(key), +now)
  return row && String(row.email)
}

export function logOut(db: DatabaseSync, key: string | undefined) {
  if (key) db.prepare('delete from session where key_hash = ?').run(hashKey(key))
}

/** Addresses are compared without regard to case and surrounding space. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase()

const hashKey = (key: string) => createHash('sha256').update(key).digest()
