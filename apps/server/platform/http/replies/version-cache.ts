import { LRUCache } from 'lru-cache'

/** Caches values by name for one version of their source; another version empties it. */
export type VersionCache<Value> = (
  version: unknown,
  name: string,
  make: () => Promise<Value>,
) => Promise<Value>

/** When full, it removes the least recently used entry. Failures and undefined are not cached. */
export function createVersionCache<Value>(maxEntries: number): VersionCache<Value> {
  const entries = new LRUCache<string, Promise<Value>>({ max: maxEntries })
  let current: unknown

  return (version, name, make) => {
    if (version !== current) entries.clear()
    current = version
    const entry = entries.get(name) ?? make()
    entries.set(name, entry)
    const remove = () => entries.get(name) === entry && entries.delete(name)
    entry.then((value) => value === undefined && remove(), remove)
    return entry
  }
}
