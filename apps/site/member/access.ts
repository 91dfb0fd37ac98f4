import type { Member, MemberAccess } from '@lerret/ui/member'
import { createStore } from 'zustand/vanilla'

/** The way to members' features, whose code is fetched once, when somebody needs it. What cannot be fetched is tried again. */
export function createMemberAccess(
  fetchMember: () => Promise<Member>,
  askRating: MemberAccess['askRating'],
  log: (line: string) => void,
): MemberAccess {
  const store = createStore<Member | null>(() => null)
  let isUnderWay = false
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    askRating,
    load() {
      if (isUnderWay) return
      isUnderWay = true
      fetchMember().then(
        (member) => store.setState(member, true),
        () => {
          isUnderWay = false
          log('bundle loading error')
        },
      )
    },
  }
}
