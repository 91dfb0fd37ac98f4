import type { Member, MemberAccess } from '@lerret/ui/member'
import { createStore } from 'zustand/vanilla'

/** Loads the code of the features for members once, on demand. A failed load is tried again at the next call. */
export function createMemberAccess(
  /** Resolves to null when the code cannot be loaded. */
  loadMember: () => Promise<Member | null>,
  fetchRating: MemberAccess['fetchRating'],
): MemberAccess {
  const store = createStore<Member | null>(() => null)
  /** Or loading. */
  let isLoaded = false
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    fetchRating,
    async load() {
      if (isLoaded) return
      isLoaded = true
      const member = await loadMember()
      isLoaded = member !== null
      store.setState(member, true)
    },
  }
}
