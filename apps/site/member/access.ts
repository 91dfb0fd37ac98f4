import type { Member, MemberAccess } from '@lerret/ui/member'
import { createStore } from 'zustand/vanilla'

/** Loads the code of the features for members once, on demand. A failed load is tried again at the next call. */
export function createMemberAccess(
  /** Resolves to null when the code cannot be loaded. */
  loadMember: () => Promise<Member | null>,
  fetchRating: MemberAccess['fetchRating'],
  isSignedIn: () => boolean,
): MemberAccess {
  const store = createStore<Member | null>(() => null)
  let loading: Promise<Member | null> | null = null
  async function start() {
    const member = await loadMember()
    if (!member) loading = null
    store.setState(member, true)
    return member
  }
  const load = () => {
    loading ??= start()
    return loading
  }
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    load,
    // Members see the reviews at once, which need the same movie info.
    async fetchRating(ediNumber) {
      const member = isSignedIn() ? await load() : null
      if (!member) return fetchRating(ediNumber)
      await member.loadMovieInfo(ediNumber)
      return null
    },
  }
}
