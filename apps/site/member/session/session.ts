import type { PartnerClient } from '@lerret/api'
import { PROFILE_STORAGE_KEY, type Profile } from '@lerret/model'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { isUnauthorized } from '../error-response.ts'
import type { Storage } from '../storage.ts'
import { deleteSavedTickets } from '../tickets/saved-tickets.ts'
import { deleteProfile, readProfile, readToken, storeProfile } from './stored-profile.ts'

interface SessionDependencies {
  partner: Pick<PartnerClient, 'switchTokens' | 'userProfile'>
  storage: () => Storage
  /** Called when a member logs out or another logs in: data of the former must be cleared. */
  onMemberChange: () => void
}

export interface Session {
  /** The profile of the member; null for none, undefined until that is known. */
  store: StoreApi<Profile | null | undefined>
  start(profile: Profile): void
  end(): void
  /** The stored token; null when there is none. */
  token(): string | null
  /**
   * Sends a request of a member. An expired session is renewed with the token, once. If another member has logged in, or this one
   * out, before the response, it is rejected as superseded.
   */
  asMember<Result>(send: () => Promise<Result>): Promise<Result>
  /** The same, with the tokens switched before the request. */
  withSwitchedToken<Result>(send: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
  /** To be called when another tab has changed the storage; the key is null when it was cleared. */
  onStorageChange(key: string | null): void
}

export function createSession({ partner, storage, onMemberChange }: SessionDependencies): Session {
  const storedProfile = readProfile(storage)
  const store = createStore<Profile | null | undefined>(() => storedProfile ?? undefined)
  const token = () => readToken(storage) ?? store.getState()?.token ?? null
  if (!storedProfile) void adoptOldProfile()

  return {
    store,
    start(profile) {
      if (store.getState()?.email !== profile.email) clearMemberData()
      // Where storage is blocked, the member stays logged in until the page is left.
      storeProfile(storage, profile)
      store.setState(profile, true)
    },
    end,
    token,
    async asMember(send) {
      try {
        return await forSameMember(send)
      } catch (error) {
        if (!isUnauthorized(error)) throw error
        if (await forSameMember(renewSession)) return forSameMember(send)
        end()
        throw error
      }
    },
    async withSwitchedToken(send, signal) {
      try {
        await forSameMember(() => partner.switchTokens(token(), signal))
        return await forSameMember(send)
      } catch (error) {
        if (isUnauthorized(error)) end()
        throw error
      }
    },
    onStorageChange(key) {
      if (key !== null && key !== PROFILE_STORAGE_KEY) return
      const profile = readProfile(storage)
      if (profile?.email !== store.getState()?.email) clearMemberData()
      store.setState(profile, true)
    },
  }

  /** Members who were logged in at the older site stay logged in if their token is valid. */
  async function adoptOldProfile() {
    const oldToken = readToken(storage)
    if (oldToken === null) return store.setState(null, true)
    try {
      await partner.switchTokens(oldToken)
      const { userName, email } = await partner.userProfile()
      // A member may have logged in meanwhile.
      if (store.getState()) return
      const profile = { userName, email, token: oldToken }
      storeProfile(storage, profile)
      store.setState(profile, true)
    } catch {
      if (!store.getState()) store.setState(null, true)
    }
  }

  /** Rejects the response, or the error, if the member has changed since the request. */
  async function forSameMember<Result>(send: () => Promise<Result>): Promise<Result> {
    const email = store.getState()?.email
    const [result] = await Promise.allSettled([send()])
    if (store.getState()?.email !== email)
      throw new DOMException('Another member is logged in.', 'AbortError')
    if (result.status === 'rejected') throw result.reason
    return result.value
  }

  async function renewSession(): Promise<boolean> {
    try {
      return await partner.switchTokens(token())
    } catch (error) {
      if (isUnauthorized(error)) return false
      throw error
    }
  }

  function end() {
    deleteProfile(storage)
    clearMemberData()
    store.setState(null, true)
  }

  function clearMemberData() {
    deleteSavedTickets(storage)
    onMemberChange()
  }
}
