/** Bytes of files that never change, in memory up to a limit. */
export interface FileCache {
  get(name: string): Uint8Array | undefined
  /** Adds the file unless it is too large, and returns its bytes. */
  set<Bytes extends Uint8Array>(name: string, bytes: Bytes): Bytes
}

/** When the cache is full, the files that were added first are removed. */
export function createFileCache({ maxBytes = 32_000_000, maxFileBytes = 1_000_000 } = {}): FileCache {
  const files = new Map<string, Uint8Array>()
  let totalBytes = 0

  function remove(name: string) {
    totalBytes -= files.get(name)?.length ?? 0
    files.delete(name)
  }

  return {
    get: (name) => files.get(name),
    set(name, bytes) {
      if (bytes.length > maxFileBytes) return bytes
      remove(name)
      files.set(name, bytes)
      totalBytes += bytes.length
      for (const oldest of files.keys()) {
        if (totalBytes <= maxBytes) break
        remove(oldest)
      }
      return bytes
    },
  }
}
