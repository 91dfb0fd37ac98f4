/** What a browser stores for all tabs of a person, and has after a crash too. */
export interface Storage {
  get(name: string): unknown
  set(name: string, value: unknown): void
  delete(name: string): void
  values(): unknown[]
  /** The sessions that are open in a tab, by the tab. */
  locks: Map<string, string>
}

export interface CheckedStorage extends Storage {
  stored: ReadonlyMap<string, unknown>
  /** Whether anything has changed since this was asked last. */
  takeChanged(): boolean
}

export function createStorage(): CheckedStorage {
  const stored = new Map<string, unknown>()
  let isChanged = false
  return {
    stored,
    locks: new Map(),
    get: (name) => stored.get(name),
    set(name, value) {
      stored.set(name, value)
      isChanged = true
    },
    delete(name) {
      isChanged = stored.delete(name) || isChanged
    },
    values: () => [...stored.values()],
    takeChanged() {
      const wasChanged = isChanged
      isChanged = false
      return wasChanged
    },
  }
}
