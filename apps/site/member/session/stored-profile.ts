import { OLD_PROFILE_STORAGE_KEY, PROFILE_STORAGE_KEY, type Profile } from '@lerret/model'

/** The part of a browser's storage that is used. Every call of it may throw: storage may be closed, or full. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Who is logged in, as far as the browser remembers; null when it does not, or when what it holds is broken. */
export function readProfile(storage: () => Storage): Profile | null {
  const { userName, email, token } = readJson(storage, PROFILE_STORAGE_KEY)
  if (typeof userName !== 'string' || typeof email !== 'string' || typeof token !== 'string') return null
  return token === '' ? null : { userName, email, token }
}

/** The token for the switch: the profile's, otherwise the older site's. */
export function readToken(storage: () => Storage): string | null {
  const { token } = readJson(storage, PROFILE_STORAGE_KEY)
  if (isToken(token)) return token
  const { token: older } = readJson(storage, OLD_PROFILE_STORAGE_KEY)
  return isToken(older) ? older : null
}

const isToken = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Says whether it could be kept. */
export function keepProfile(storage: () => Storage, { userName, email, token }: Profile): boolean {
  return attempt(() => storage().setItem(PROFILE_STORAGE_KEY, JSON.stringify({ userName, email, token })))
}

/** Nobody is logged in here any longer. */
export function forgetProfile(storage: () => Storage) {
  for (const key of [PROFILE_STORAGE_KEY, OLD_PROFILE_STORAGE_KEY]) attempt(() => storage().removeItem(key))
}

/** What is kept under a name; nothing, when it is missing, broken or out of reach. */
export function readJson(storage: () => Storage, key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export function attempt(act: () => void): boolean {
  try {
    act()
    return true
  } catch {
    return false
  }
}
