import { OLD_PROFILE_STORAGE_KEY, PROFILE_STORAGE_KEY, type Profile } from '@lerret/model'
import { readJson, type Storage, tryStorage } from '../storage.ts'

/** The stored profile; null when there is none, or when it is invalid. */
export function readProfile(storage: () => Storage): Profile | null {
  const { userName, email, token } = readJson(storage, PROFILE_STORAGE_KEY)
  if (typeof userName !== 'string' || typeof email !== 'string' || typeof token !== 'string') return null
  return token === '' ? null : { userName, email, token }
}

/** The token of the profile, otherwise that of the older site. */
export function readToken(storage: () => Storage): string | null {
  const { token } = readJson(storage, PROFILE_STORAGE_KEY)
  if (isToken(token)) return token
  const { token: oldToken } = readJson(storage, OLD_PROFILE_STORAGE_KEY)
  return isToken(oldToken) ? oldToken : null
}

const isToken = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Returns whether the profile could be stored. */
export function storeProfile(storage: () => Storage, { userName, email, token }: Profile): boolean {
  return tryStorage(() => storage().setItem(PROFILE_STORAGE_KEY, JSON.stringify({ userName, email, token })))
}

export function deleteProfile(storage: () => Storage) {
  for (const key of [PROFILE_STORAGE_KEY, OLD_PROFILE_STORAGE_KEY])
    tryStorage(() => storage().removeItem(key))
}
