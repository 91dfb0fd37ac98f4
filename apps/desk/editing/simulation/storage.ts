import type { Storage } from './tab.ts'

export interface CheckedStorage extends Storage {
  values: ReadonlyMap<string, unknown>
  /** Whether anything has changed since this was asked last. */
  takeChanged(): boolean
}

export function createStorage(): CheckedStorage {
  const values = new Map<string, unknown>()
  let isChanged = false
  return {
    values,
    get: (name) => values.get(name),
    set(name, value) {
      values.set(name, value)
      isChanged = true
    },
    delete(name) {
      isChanged = values.delete(name) || isChanged
    },
    entries: () => [...values],
    takeChanged() {
      const wasChanged = isChanged
      isChanged = false
      return wasChanged
    },
  }
}
