import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { readHouseWords } from '../../content/house/house-words.ts'
import type { Database } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { normalizeAddress } from '../../visitors/old-addresses/normalize-address.ts'
import { listLinks } from './collect-addresses.ts'
import { chooseLead } from './html/lead.ts'
import type { PreparedHtml } from './html/prepare-html.ts'
import { rewriteHtml } from './html/rewrite-html.ts'
import { fileKey, type ImportedMedia } from './import-media.ts'
import { isOwnAddress, type OldDocument, type OldMedia, type OldSite } from './old-site.ts'
import { renameMovedShowings } from './records/moved-showings.ts'
import type { PlannedRecord } from './records/plan-records.ts'
import { saveDocument } from './records/save-document.ts'
import { type RecordToImport, toRecords } from './records/to-records.ts'
import type { ImportOutcome, ImportReport } from './report.ts'
import { importedRecord } from './table.ts'

export interface DocumentsToSave {
  site: OldSite
  prepared: ReadonlyMap<OldDocument, PreparedHtml>
  plans: ReadonlyMap<OldDocument, PlannedRecord>
  media: ReadonlyMap<string, ImportedMedia>
  files: ReadonlyMap<string, OldMedia>
  report: ImportReport
}

export interface SavingOptions {
  db: Database
  onProgress(progress: { done: number; total: number }): void
  signal?: AbortSignal | undefined
}

/** Saves all documents of an old site as drafts, and counts in the report what became of each. */
export async function saveDocuments(toSave: DocumentsToSave, options: SavingOptions): Promise<void> {
  const { site, plans, report } = toSave
  const { db, onProgress, signal } = options
  const defaults = await readHouseWords(db)
  const convert = createConverter(toSave)
  await renameMovedShowings(db, site.source, site.documents)
  const findId = await readIds(db, site.source)
  for (const [index, document] of site.documents.entries()) {
    signal?.throwIfAborted()
    const plan = plans.get(document) as PlannedRecord
    const { path } = plan
    const outcome =
      path === null
        ? 'leftAlone'
        : document.isSummary && plan.isImported
          ? 'unchanged'
          : await saveRecords(db, toSave, document, () =>
              toRecords(convert(document), { ...plan, path }, findId, defaults),
            )
    if (outcome) report.counts[document.type][outcome] += 1
    if (outcome === 'leftAlone') report.leftAlone.push({ title: document.title, address: document.address })
    onProgress({ done: index + 1, total: site.documents.length })
  }
}

function createConverter({ site, prepared, plans, media, files }: DocumentsToSave) {
  const { source } = site
  const keys = listKeys(files)
  const findMedia = (address: string) =>
    media.get(fileKey(address, source)) ?? media.get(keys.get(address) ?? '') ?? null
  const findPicture = (address: string) => {
    const found = findMedia(address)
    return found?.kind === 'media' ? { ...found, src: found.url } : null
  }
  const links = listLinks(site, plans)
  const findLink = (address: string) => {
    const file = findMedia(address)
    if (file) return file.url
    if (!isOwnAddress(address, source)) return null
    const { pathname, search } = new URL(address)
    // A document that was not imported may be found by its old address later; the old host will be gone.
    return links.get(normalizeAddress(address) ?? '') ?? pathname + search
  }
  return (document: OldDocument) => {
    const { address, picture, lead } = document
    const html = prepared.get(document)?.html ?? ''
    const found = picture === null ? null : findPicture(picture)
    // Pages have no picture of their own.
    const shownAbove = document.type === 'page' ? null : found
    return {
      document: { ...document, lead: chooseLead(lead, html) },
      picture: found,
      html: rewriteHtml(html, { address, findLink, findPicture, featured: shownAbove?.url }),
    }
  }
}

/** The keys of files by their other addresses: galleries link to the page that the old site had for each picture. */
const listKeys = (files: ReadonlyMap<string, OldMedia>) =>
  new Map([...files].flatMap(([key, { addresses }]) => addresses.map((address) => [address, key])))

/**
 * Saves the records of a document, each of its showings by itself: a new date is added also when an editor has published the others.
 * A document that cannot be saved is listed, and the rest goes on.
 */
async function saveRecords(
  db: Database,
  { site: { source }, report }: DocumentsToSave,
  document: OldDocument,
  createRecords: () => RecordToImport[],
): Promise<ImportOutcome | null> {
  try {
    const records = createRecords()
    const own = records.filter(({ kind }) => kind !== 'event')
    const outcome = own.length === 0 ? 'unchanged' : await saveDocument(db, source, own)
    for (const showing of records.filter(({ kind }) => kind === 'event'))
      report.counts.showing[await saveDocument(db, source, [showing])] += 1
    return outcome
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    report.failures.push({ address: document.address || document.title, reason: error.message })
    return null
  }
}

/** The ids of the records beside a document's own, which they keep in every import. */
async function readIds(db: Database, source: string) {
  const rows = await db
    .select({ key: importedRecord.key, id: importedRecord.id })
    .from(importedRecord)
    .where(and(eq(importedRecord.source, source), inArray(importedRecord.kind, ['block-data', 'event'])))
  const ids = new Map(rows.map(({ key, id }) => [key, id]))
  return (key: string) => {
    const id = ids.get(key) ?? randomUUID()
    ids.set(key, id)
    return id
  }
}
