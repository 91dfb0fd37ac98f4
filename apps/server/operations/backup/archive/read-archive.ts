import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { z } from 'zod'
import { AppError } from '../../../platform/errors/app-error.ts'
import {
  BACKUP_FORMAT,
  Checksums,
  type EntryPlace,
  MANIFEST_ENTRY,
  Manifest,
  parseEntryName,
} from './manifest.ts'

/** The largest manifest, list of checksums, or box of secrets; those of a house with 100,000 pictures have a tenth of it. */
const MAX_TEXT_BYTES = 100_000_000

export interface ArchiveHandlers {
  /** Called once, before the others. */
  onManifest(manifest: Manifest): Promise<void>
  /** Reads all of `content`. */
  onTable(table: string, content: AsyncIterable<Uint8Array>): Promise<void>
  onMedia(fileName: string, content: AsyncIterable<Uint8Array>): Promise<void>
  onSecrets(encrypted: Uint8Array): Promise<void>
}

/**
 * Reads a backup from its beginning to its end. Whatever the handlers did counts only when this returns: the checksums, which come
 * last, are compared then. Throws a sentence for a file that is damaged, cut off, or no backup.
 */
export async function readArchive(file: string, handlers: ArchiveHandlers): Promise<void> {
  await unpack(file, async (entries, unpacked) => {
    await readEntries(entries, file, handlers)
    await unpacked
  })
}

/** Reads only the first entry of a backup. */
export const readManifest = (file: string): Promise<Manifest> =>
  unpack(file, async (entries) => {
    for await (const entry of entries) {
      if (entry.header.name === MANIFEST_ENTRY) return parseManifest(await readText(entry, file), file)
      break
    }
    throw invalid(file, 'It does not begin with its manifest.')
  })

async function unpack<Result>(
  file: string,
  read: (entries: AsyncIterable<ArchiveEntry>, unpacked: Promise<void>) => Promise<Result>,
): Promise<Result> {
  await access(file).catch((error) => {
    throw new AppError('backup_invalid', `The backup ${file} cannot be read.`, { cause: error })
  })
  const entries = extract()
  const unpacked = pipeline(createReadStream(file), createZstdDecompress(), entries as unknown as Writable)
  // Handled by the reader, after the loop that it ends.
  unpacked.catch(() => {})
  try {
    return await read(entries as unknown as AsyncIterable<ArchiveEntry>, unpacked)
  } catch (error) {
    throw isUnreadable(error) ? invalid(file, 'It is damaged or cut off.', error) : error
  } finally {
    entries.destroy()
  }
}

type ArchiveEntry = AsyncIterable<Uint8Array> & { header: { name: string; type?: string | null } }

async function readEntries(entries: AsyncIterable<ArchiveEntry>, file: string, handlers: ArchiveHandlers) {
  const found: Record<string, string> = {}
  let checksums: z.infer<typeof Checksums> | undefined
  let isFirst = true
  for await (const entry of entries) {
    const { name, type } = entry.header
    const place = type === 'file' ? parseEntryName(name) : null
    if (!place) throw invalid(file, `It has an entry that no backup has: ${JSON.stringify(name)}.`)
    if (isFirst !== (place.kind === 'manifest')) throw invalid(file, 'It does not begin with its manifest.')
    if (checksums) throw invalid(file, `It goes on after its end, with ${JSON.stringify(name)}.`)
    if (name in found) throw invalid(file, `It has ${JSON.stringify(name)} twice.`)
    isFirst = false
    const hash = createHash('sha256')
    const content = hashed(entry, hash)
    if (place.kind === 'checksums') checksums = parse(Checksums, await readText(content, file), file)
    else {
      await handle(place, content, file, handlers)
      found[name] = hash.digest('hex')
    }
  }
  if (isFirst) throw invalid(file, 'It is no backup of Lerret.')
  if (!checksums) throw invalid(file, 'It is cut off: its checksums are missing.')
  compareChecksums(found, checksums, file)
}

async function handle(
  place: EntryPlace,
  content: AsyncIterable<Uint8Array>,
  file: string,
  { onManifest, onTable, onMedia, onSecrets }: ArchiveHandlers,
): Promise<void> {
  switch (place.kind) {
    case 'manifest':
      return onManifest(parseManifest(await readText(content, file), file))
    case 'table':
      return onTable(place.table, content)
    case 'media':
      return onMedia(place.fileName, content)
    case 'secrets':
      return onSecrets(await readBytes(content, file))
  }
}

function parseManifest(text: string, file: string): Manifest {
  const { format, version } = parse(z.object({ format: z.number(), version: z.string() }), text, file)
  if (format > BACKUP_FORMAT)
    throw new AppError(
      'backup_too_new',
      `The backup ${file} was made by Lerret ${version}, in a format that this Lerret does not know. Restore it with Lerret ${version} or newer.`,
    )
  return parse(Manifest, text, file)
}

function parse<Schema extends z.ZodType>(schema: Schema, text: string, file: string): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw invalid(file, 'Its manifest or its checksums cannot be read.', error)
  }
}

function compareChecksums(
  found: Record<string, string>,
  checksums: Record<string, string>,
  file: string,
): void {
  for (const name of new Set([...Object.keys(found), ...Object.keys(checksums)])) {
    if (found[name] === checksums[name]) continue
    if (found[name] === undefined) throw invalid(file, `${JSON.stringify(name)} is missing in it.`)
    throw invalid(file, `The checksum of ${JSON.stringify(name)} in it is wrong.`)
  }
}

async function* hashed(content: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
}

const readText = async (content: AsyncIterable<Uint8Array>, file: string) =>
  (await readBytes(content, file)).toString('utf8')

async function readBytes(content: AsyncIterable<Uint8Array>, file: string): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of content) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size > MAX_TEXT_BYTES) throw invalid(file, 'Its manifest or its checksums are too large.')
  }
  return Buffer.concat(chunks)
}

export const invalid = (file: string, reason: string, cause?: unknown) =>
  new AppError('backup_invalid', `The backup ${file} is refused. ${reason}`, { cause })

/** Errors of zstd and of tar, which say nothing to an operator. */
function isUnreadable(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException
  return (
    /^(ZSTD_|Z_|ERR_ZSTD|ERR_ZLIB)/.test(code ?? '') ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    /Unexpected end of data|Invalid tar header|Writable stream closed prematurely/.test(message)
  )
}
