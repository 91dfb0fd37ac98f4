import { LRUCache } from 'lru-cache'

/** Bytes of files that never change, in memory up to a limit. Larger files are not cached. */
export const createFileCache = ({ maxBytes = 32_000_000, maxFileBytes = 1_000_000 } = {}) =>
  new LRUCache<string, Uint8Array>({
    maxSize: maxBytes,
    maxEntrySize: maxFileBytes,
    // An empty file takes one byte, as the library has no entries without a size.
    sizeCalculation: ({ length }) => Math.max(1, length),
  })
