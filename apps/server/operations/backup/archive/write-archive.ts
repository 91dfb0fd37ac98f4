import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { pack } from 'tar-stream'
import { CHECKSUMS_ENTRY } from './manifest.ts'

export interface ArchiveWriter {
  addBytes(name: string, bytes: Uint8Array): Promise<void>
  /** Adds a file as it is now; nothing when it no longer exists. */
  addFile(name: string, path: string): Promise<void>
}

/** Writes a tar compressed with zstd to a new file, and syncs it. `add` adds its entries, which are followed by their checksums. */
export async function writeArchive(
  path: string,
  add: (archive: ArchiveWriter) => Promise<void>,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const tar = pack()
  const checksums: Record<string, string> = {}
  const writer: ArchiveWriter = {
    async addBytes(name, bytes) {
      checksums[name] = createHash('sha256').update(bytes).digest('hex')
      await writeEntry(name, bytes.byteLength, [bytes])
    },
    async addFile(name, path) {
      const file = await open(path).catch(ignoreMissing)
      if (!file) return
      try {
        const { size } = await file.stat()
        const hash = createHash('sha256')
        // A file that is still growing is read only up to the length that it had.
        const content = size === 0 ? [] : createReadStream('', { fd: file, autoClose: false, end: size - 1 })
        await writeEntry(name, size, hashed(content, hash))
        checksums[name] = hash.digest('hex')
      } finally {
        await file.close()
      }
    },
  }

  function writeEntry(
    name: string,
    size: number,
    content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry = tar.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()))
      pipeline(content, entry).catch(reject)
    })
  }

  async function addAll() {
    try {
      await add(writer)
      const bytes = Buffer.from(JSON.stringify(checksums, null, 1))
      await writeEntry(CHECKSUMS_ENTRY, bytes.byteLength, [bytes])
      tar.finalize()
    } catch (error) {
      tar.destroy(error as Error)
      throw error
    }
  }

  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const written = pipeline(tar as unknown as Readable, createZstdCompress(), file, { signal })
  const [added, wrote] = await Promise.allSettled([addAll(), written])
  // The stream that failed first has the reason; the other one only ended with it.
  if (wrote.status === 'rejected' && !isPrematureClose(wrote.reason)) throw signal?.reason ?? wrote.reason
  if (added.status === 'rejected') throw added.reason
  if (wrote.status === 'rejected') throw wrote.reason
}

async function* hashed(
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
) {
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

const isPrematureClose = (error: NodeJS.ErrnoException) => error.code === 'ERR_STREAM_PREMATURE_CLOSE'
