import { documentUrl, type Media, type MediaDocument, mediaUrl } from '@lerret/model'
import { and, eq, inArray } from 'drizzle-orm'
import type { Originals } from '../../content/media/originals.ts'
import { storeUpload, type Upload } from '../../content/media/upload.ts'
import { contentRecord, contentVersion, isDraftVersion } from '../../content/records/table.ts'
import { createMediaRecord } from '../../editing/media/media.ts'
import type { Database } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Fetch } from '../../platform/outbound/fetch.ts'
import { decodePercent, normalizeAddress } from '../../visitors/old-addresses/normalize-address.ts'
import { listOriginals } from '../../visitors/old-addresses/picture-names.ts'
import { type OldMedia, sourceName } from './old-site.ts'
import { saveDocument } from './records/save-document.ts'
import type { ImportReport } from './report.ts'
import { importedRecord } from './table.ts'

/** A file of the old site that is in the media library now. */
export interface ImportedMedia {
  kind: 'media' | 'document'
  id: string
  url: string
  alt: string
  width: number
  height: number
}

export interface MediaImport {
  db: Database
  source: string
  originals: Pick<Originals, 'add'>
  fetchFile: Fetch
  report: ImportReport
  onProgress(progress: { done: number; total: number }): void
  signal?: AbortSignal | undefined
}

/** Downloads at the same time: the old site is still in use. */
const CONCURRENT_DOWNLOADS = 4

/**
 * Brings the pictures and documents of the old site into the media library as drafts. What an earlier import brought is not fetched
 * again. A file that cannot be had is listed in the report, and the rest goes on. Returns what is in the library, by key.
 */
export async function importMedia(
  files: ReadonlyMap<string, OldMedia>,
  dependencies: MediaImport,
): Promise<Map<string, ImportedMedia>> {
  const { report, onProgress, signal } = dependencies
  const imported = await readImportedMedia(dependencies)
  const missing = [...files].filter(([key]) => !imported.has(key))
  report.counts.media.unchanged += files.size - missing.length
  let done = files.size - missing.length
  const waiting = missing.values()
  async function work() {
    for (const [key, media] of waiting) {
      signal?.throwIfAborted()
      const outcome = await importFile(key, media, dependencies)
      if ('failure' in outcome)
        report.failures.push({ address: media.files[0] ?? key, reason: outcome.failure })
      else {
        imported.set(key, outcome)
        report.counts.media.added += 1
      }
      done += 1
      onProgress({ done, total: files.size })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_DOWNLOADS }, work))
  return new Map([...imported].flatMap(([key, media]) => (media ? [[key, media] as const] : [])))
}

/** The key of a file, whichever of its copies is named: the address of its original. */
export function fileKey(address: string, source: string): string {
  const path = listOriginals(normalizeAddress(address) ?? address)[0] as string
  const url = URL.parse(address)
  return url === null || sourceName(url) === source ? `media:${path}` : `media://${url.host}${path}`
}

async function importFile(
  key: string,
  media: OldMedia,
  { db, source, originals, fetchFile }: MediaImport,
): Promise<ImportedMedia | { failure: string }> {
  let failure = 'It has no address.'
  for (const address of media.files) {
    try {
      const upload = await download(address, { originals, fetchFile })
      const name = decodePercent(new URL(address).pathname)
      const { kind, body } = createMediaRecord(upload, name, media)
      await saveDocument(db, source, [{ key, kind, id: body.id, body }])
      return toImported(kind, body)
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'disk_full') throw error
      failure = error.message
    }
  }
  return { failure }
}

async function download(
  address: string,
  { originals, fetchFile }: Pick<MediaImport, 'originals' | 'fetchFile'>,
): Promise<Upload> {
  const reply = await fetchFile(address)
  if (!reply.ok) throw new AppError('import_refused', `The old site answers ${reply.status}.`)
  return storeUpload(originals, new Uint8Array(await reply.arrayBuffer()))
}

/** Reads what was imported before; null for media that an editor has deleted since, which are neither fetched again nor shown. */
async function readImportedMedia({
  db,
  source,
}: Pick<MediaImport, 'db' | 'source'>): Promise<Map<string, ImportedMedia | null>> {
  const rows = await db
    .select({ key: importedRecord.key, kind: importedRecord.kind, body: contentVersion.body })
    .from(importedRecord)
    .innerJoin(
      contentRecord,
      and(eq(contentRecord.kind, importedRecord.kind), eq(contentRecord.id, importedRecord.id)),
    )
    .innerJoin(contentVersion, isDraftVersion)
    .where(and(eq(importedRecord.source, source), inArray(importedRecord.kind, ['media', 'document'])))
  return new Map(
    rows.map(({ key, kind, body }) => [
      key,
      body === null ? null : toImported(kind as ImportedMedia['kind'], body as Media | MediaDocument),
    ]),
  )
}

function toImported(kind: ImportedMedia['kind'], body: Media | MediaDocument): ImportedMedia {
  const { id } = body
  if (kind === 'document') return { kind, id, url: documentUrl(id), alt: '', width: 0, height: 0 }
  const { alt, width, height } = body as Media
  return { kind, id, url: mediaUrl(id), alt: alt ?? '', width, height }
}
