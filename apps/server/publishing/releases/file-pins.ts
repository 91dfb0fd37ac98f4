/**
 * Files that a running publish of this process needs, though no release names them yet. Pinning a file that is just being removed
 * waits for the removal, so that the file is then written again.
 */
export interface FilePins {
  pin(hash: string): Promise<void>
  /** A release names these files now. They stay pinned until the cleanups that began before that have ended. */
  unpin(hashes: readonly string[]): void
  /** Removes the file unless it is pinned, and returns whether it did. */
  removeUnlessPinned(hash: string, remove: () => Promise<void>): Promise<boolean>
  runCleanup<Result>(cleanup: () => Promise<Result>): Promise<Result>
  /** While worker threads write files whose hashes are not known here yet, no file is removed. */
  pinAllWhile<Result>(write: () => Promise<Result>): Promise<Result>
}

export function createFilePins(): FilePins {
  const pinned = new Set<string>()
  const removals = new Map<string, Promise<void>>()
  const unpinnedDuringCleanup: string[] = []
  let runningCleanups = 0
  let externalWriters = 0

  function unpin(hashes: readonly string[]) {
    if (runningCleanups > 0) for (const hash of hashes) unpinnedDuringCleanup.push(hash)
    else for (const hash of hashes) pinned.delete(hash)
  }

  return {
    unpin,
    async pin(hash) {
      pinned.add(hash)
      await removals.get(hash)
    },
    async removeUnlessPinned(hash, remove) {
      if (externalWriters > 0 || pinned.has(hash)) return false
      const removal = remove()
      removals.set(hash, removal)
      try {
        await removal
      } finally {
        removals.delete(hash)
      }
      return true
    },
    async pinAllWhile(write) {
      externalWriters++
      try {
        await Promise.all(removals.values())
        return await write()
      } finally {
        externalWriters--
      }
    },
    async runCleanup(cleanup) {
      runningCleanups++
      try {
        return await cleanup()
      } finally {
        runningCleanups--
        unpin(unpinnedDuringCleanup.splice(0))
      }
    },
  }
}
