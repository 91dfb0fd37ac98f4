import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'

const HASH_BYTES = 32
const hash = promisify<string, Uint8Array, number, Buffer>(scrypt)

export const LEAST_PASSWORD = 10
export const MOST_PASSWORD = 200
const SESSION_HOURS = 12
const REMEMBERED_HOURS = 30 * 24

/** Makes a profile; false when the address has one. */
export async function createAccount(books: DatabaseSync, email: string, password: string): Promise<boolean> {
  const salt = randomBytes(16)
  const made = await hash(password, salt, HASH_BYTES)
  const { changes } = books
    .prepare('insert into account values (?, ?, ?) on conflict do nothing')
    .run(nameOf(email), salt, made)
  return changes === 1
}

export interface Session {
  key: string
  endsAt: Date
}

/** Begins a session; undefined when address and password do not belong together. */
export async function logIn(
  books: DatabaseSync,
  { email, password, remember }: { email: string; password: string; remember: boolean },
  now: Date,
): Promise<Session | undefined> {
  const account = books.prepare('select salt, hash from account where email = ?').get(nameOf(email))
  // Also for nobody, so that the time it takes does not tell who has a profile.
  const salt = account ? (account.salt as Uint8Array) : randomBytes(16)
  const given = await hash(password.slice(0, MOST_PASSWORD), salt, HASH_BYTES)
  if (!account || !timingSafeEqual(given, account.hash as Uint8Array)) return undefined
  const key = randomBytes(32).toString('base64url')
  const endsAt = new Date(+now + (remember ? REMEMBERED_HOURS : SESSION_HOURS) * 3_600_000)
  books.prepare('delete from session where ends_at <= ?').run(+now)
  books.prepare('insert into session values (?, ?, ?)').run(keyHash(key), nameOf(email), +endsAt)
  return { key, endsAt }
}

/** Whose session it is. */
export function findEmail(books: DatabaseSync, key: string | undefined, now: Date): string | undefined {
  if (!key) return undefined
  const row = books
    .prepare('select email from session where key_hash = ? and ends_at > ?')
    .get(keyHash(key), +now)
  return row && String(row.email)
}

export function logOut(books: DatabaseSync, key: string | undefined) {
  if (key) books.prepare('delete from session where key_hash = ?').run(keyHash(key))
}

/** An address is one person's, however they write it. */
export const nameOf = (email: string) => email.trim().toLowerCase()

const keyHash = (key: string) => createHash('sha256').update(key).digest()
