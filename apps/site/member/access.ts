import type { Member, MemberAccess } from '@lerret/ui/member'
import { createStore } from 'zustand/vanilla'

/** The way to members' features, whose code is fetched once, when somebody needs it. What cannot be fetched is tried again. */
export function createMemberAccess(
  /** null when their code does not come. */
  fetchMember: () => Promise<Member | null>,
  askRating: MemberAccess['fetchRating'],
): MemberAccess {
  const store = createStore<Member | null>(() => null)
  let isUnderWay = false
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    fetchRating: askRating,
    async load() {
      if (isUnderWay) return
      isUnderWay = true
      const member = await fetchMember()
      isUnderWay = member !== null
      store.setState(member, true)
    },
  }
}
