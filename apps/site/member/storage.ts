/** The used methods of a browser's storage. Each may throw: storage may be blocked or full. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The stored object of a key; empty when it is missing or invalid, or when storage is blocked. */
export function readJson(storage: () => Storage, key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Runs an action on the storage. Returns whether it succeeded. */
export function tryStorage(action: () => void): boolean {
  try {
    action()
    return true
  } catch {
    return false
  }
}
