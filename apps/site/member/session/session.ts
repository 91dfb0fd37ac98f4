import type { PartnerClient } from '@lerret/api'
import { PROFILE_STORAGE_KEY, type Profile } from '@lerret/model'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { isUnknownMember } from '../error-response.ts'
import { forgetTickets } from '../tickets/saved-tickets.ts'
import { forgetProfile, keepProfile, readProfile, readToken, type Storage } from './stored-profile.ts'

interface Parts {
  partner: Pick<PartnerClient, 'switchTokens' | 'userProfile'>
  storage: () => Storage
  /** What belonged to whoever was logged in is to be forgotten. */
  forget: () => void
}

export interface Session {
  /** Who is logged in; undefined until that is known. */
  store: StoreApi<Profile | null | undefined>
  begin(profile: Profile): void
  end(): void
  /** What the browser holds for the switch; null for nothing. */
  token(): string | null
  /**
   * Something that only a member may ask. A session that is over is renewed by the token, once. Whoever leaves meanwhile gets no
   * answer, and nobody else gets theirs: it is rejected as superseded.
   */
  asMember<Result>(ask: () => Promise<Result>): Promise<Result>
  /** The same, with the token switched before it is asked. */
  afterSwitch<Result>(ask: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
  /** Another tab has changed what is kept; null when everything was. */
  follow(key: string | null): void
}

export function createSession({ partner, storage, forget }: Parts): Session {
  const known = readProfile(storage)
  const store = createStore<Profile | null | undefined>(() => known ?? undefined)
  const token = () => readToken(storage) ?? store.getState()?.token ?? null
  if (!known) void adopt()

  return {
    store,
    begin(profile) {
      if (store.getState()?.email !== profile.email) leave()
      // A browser that keeps nothing has its member until the page is left.
      keepProfile(storage, profile)
      store.setState(profile, true)
    },
    end,
    token,
    async asMember(ask) {
      try {
        return await forAsker(ask)
      } catch (error) {
        if (!isUnknownMember(error)) throw error
        if (await forAsker(renew)) return forAsker(ask)
        end()
        throw error
      }
    },
    async afterSwitch(ask, signal) {
      try {
        await forAsker(() => partner.switchTokens(token(), signal))
        return await forAsker(ask)
      } catch (error) {
        if (isUnknownMember(error)) end()
        throw error
      }
    },
    follow(key) {
      if (key !== null && key !== PROFILE_STORAGE_KEY) return
      const profile = readProfile(storage)
      if (profile?.email !== store.getState()?.email) leave()
      store.setState(profile, true)
    },
  }

  /** Whoever was logged in at the older site still is, when the token is good. */
  async function adopt() {
    const older = readToken(storage)
    if (older === null) return store.setState(null, true)
    try {
      await partner.switchTokens(older)
      const { userName, email } = await partner.userProfile()
      // Somebody may have logged in meanwhile.
      if (store.getState()) return
      const profile = { userName, email, token: older }
      keepProfile(storage, profile)
      store.setState(profile, true)
    } catch {
      if (!store.getState()) store.setState(null, true)
    }
  }

  /** What comes when whoever asked has left, an answer or a failure, is nobody's. */
  async function forAsker<Result>(ask: () => Promise<Result>): Promise<Result> {
    const asker = store.getState()?.email
    const [answer] = await Promise.allSettled([ask()])
    if (store.getState()?.email !== asker) throw new DOMException('Whoever asked has left.', 'AbortError')
    if (answer.status === 'rejected') throw answer.reason
    return answer.value
  }

  async function renew(): Promise<boolean> {
    try {
      return await partner.switchTokens(token())
    } catch (error) {
      if (isUnknownMember(error)) return false
      throw error
    }
  }

  function end() {
    forgetProfile(storage)
    leave()
    store.setState(null, true)
  }

  function leave() {
    forgetTickets(storage)
    forget()
  }
}
