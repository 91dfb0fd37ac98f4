import type { Presence } from '@lerret/api/contracts'

/** A tab that has not announced itself for this long is forgotten: it was closed, or lost its network. */
export const PRESENCE_LIFETIME_MS = 60_000

export interface PresenceList {
  /** Returns whether the list has changed. */
  add(presence: Presence): boolean
  remove(personId: string, tab: string): boolean
  removeSilent(): boolean
  list(): Presence[]
}

/** Creates the list of who has what open, as this server has heard of it. */
export function createPresenceList(now: () => number): PresenceList {
  const tabs = new Map<string, { presence: Presence; seenAt: number }>()
  const tabKey = (personId: string, tab: string) => JSON.stringify([personId, tab])
  return {
    add(presence) {
      const key = tabKey(presence.personId, presence.tab)
      const before = tabs.get(key)
      tabs.set(key, { presence, seenAt: now() })
      return JSON.stringify(before?.presence) !== JSON.stringify(presence)
    },
    remove: (personId, tab) => tabs.delete(tabKey(personId, tab)),
    removeSilent() {
      const silent = [...tabs].filter(([, { seenAt }]) => now() - seenAt >= PRESENCE_LIFETIME_MS)
      for (const [key] of silent) tabs.delete(key)
      return silent.length > 0
    },
    list: () => [...tabs.values()].map(({ presence }) => presence),
  }
}
