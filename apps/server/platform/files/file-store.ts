import type { Readable } from 'node:stream'

export interface StoredFile {
  /** The name has no folder or prefix of the store; it may have slashes. */
  name: string
  bytes: number
  changedAt: Date
}

/** Files by name, in a folder or in an S3-compatible store, which several servers may share. */
export interface FileStore {
  /** Stores a file as a whole: readers get the old content or the new. A stream may be of any length. */
  put(
    name: string,
    content: Uint8Array | Readable,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<void>
  /** The content of a file; undefined when there is no such file. */
  get(name: string): Promise<Readable | undefined>
  find(name: string): Promise<StoredFile | undefined>
  /** Does nothing when there is no such file. */
  delete(name: string): Promise<void>
  /** All files whose names begin with this, in any order. */
  list(prefix?: string): AsyncIterable<StoredFile>
}
