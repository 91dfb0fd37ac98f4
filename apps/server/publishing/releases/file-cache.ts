/** What has been read of files that never change, as far as there is room; what was read longest ago goes first. */
export interface FileMemory {
  get(name: string): Uint8Array | undefined
  /** Keeps it if there is room, and gives it back. */
  keep<Bytes extends Uint8Array>(name: string, bytes: Bytes): Bytes
}

export function createFileMemory({ limit = 32_000_000, largest = 1_000_000 } = {}): FileMemory {
  const kept = new Map<string, Uint8Array>()
  let size = 0

  function forget(name: string) {
    size -= kept.get(name)?.length ?? 0
    kept.delete(name)
  }

  return {
    get: (name) => kept.get(name),
    keep(name, bytes) {
      if (bytes.length > largest) return bytes
      forget(name)
      kept.set(name, bytes)
      size += bytes.length
      for (const oldest of kept.keys()) {
        if (size <= limit) break
        forget(oldest)
      }
      return bytes
    },
  }
}
