import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { normalizeAddress } from './addresses/normalize-address.ts'
import { readAddressSummary, saveAddresses } from './addresses/store.ts'
import { collectAddresses, listLinks } from './collect-addresses.ts'
import { collectFiles } from './collect-files.ts'
import type { ImportFetches } from './fetching.ts'
import { type PreparedHtml, prepareHtml } from './html/prepare-html.ts'
import { rewriteHtml } from './html/rewrite-html.ts'
import { fileKey, type ImportedMedia, importMedia } from './import-media.ts'
import { isOwnAddress, type OldDocument, type OldMedia, type OldSite } from './old-site.ts'
import { type PlannedRecord, planRecords } from './plan-records.ts'
import { createReport, type ImportReport } from './report.ts'
import { saveDocument } from './save-document.ts'
import { type ImportSource, readOldSite } from './sources/read-old-site.ts'
import { type ImportPhase, importedRecord } from './table.ts'
import { type Defaults, toRecords } from './to-records.ts'

export interface ImportOptions extends ImportFetches {
  db: Database
  originals: string
  source: ImportSource
  isDryRun: boolean
  defaults: Defaults
  onProgress(progress: { phase: ImportPhase; done: number; total: number }): void
  signal?: AbortSignal | undefined
}

/**
 * Imports an old website as drafts: its texts, its pictures, and where its addresses lead now. It can be repeated: what came before is
 * updated, what editors have changed since is left alone.
 */
export async function runImport(options: ImportOptions): Promise<ImportReport> {
  const { db, isDryRun, onProgress, fetchText } = options
  const site = await readOldSite(options.source, fetchText, (progress) =>
    onProgress({ phase: 'reading', ...progress }),
  )
  if (site.documents.length === 0 && site.media.length === 0)
    throw new AppError(
      'import_source_unknown',
      `${site.source} has no public content that could be imported.`,
    )
  const report = createReport(site.source, isDryRun)
  report.skipped = site.skipped
  const prepared = prepareDocuments(site, report)
  const plans = await planRecords(db, site.source, site.documents)
  const files = collectFiles(site, prepared)
  if (isDryRun) return describeDryRun(report, site, files)
  const media = await importMedia(files, {
    ...options,
    source: site.source,
    report,
    onProgress: (progress) => onProgress({ phase: 'pictures', ...progress }),
  })
  await saveDocuments({ site, prepared, plans, media, report }, options)
  await saveAddresses(db, site.source, await collectAddresses(db, { site, plans, media, files }))
  return { ...report, ...(await readAddressSummary(db, site.source)) }
}

/** Texts without comments and shortcodes of WordPress. What is dropped is counted in the report. */
function prepareDocuments({ documents, media }: OldSite, report: ImportReport) {
  const attachments = new Map(media.map(({ id, files }) => [id, files.at(-1) ?? null]))
  const prepared = new Map<OldDocument, PreparedHtml>()
  for (const document of documents) {
    const { isStoredText } = document
    const html = prepareHtml(document.html, {
      isStoredText,
      findAttachment: (id) => attachments.get(id) ?? null,
    })
    for (const name of html.dropped) report.dropped[name] = (report.dropped[name] ?? 0) + 1
    prepared.set(document, html)
  }
  return prepared
}

function describeDryRun(
  report: ImportReport,
  site: OldSite,
  files: ReadonlyMap<string, OldMedia>,
): ImportReport {
  for (const { type } of site.documents) report.counts[type].added += 1
  report.counts.media.added = files.size
  return report
}

interface Imported {
  site: OldSite
  prepared: ReadonlyMap<OldDocument, PreparedHtml>
  plans: ReadonlyMap<OldDocument, PlannedRecord>
  media: ReadonlyMap<string, ImportedMedia>
  report: ImportReport
}

async function saveDocuments(
  { site, prepared, plans, media, report }: Imported,
  { db, defaults, onProgress, signal }: ImportOptions,
) {
  const { source, documents } = site
  const findMedia = (address: string) => media.get(fileKey(address, source)) ?? null
  const links = listLinks(site, plans)
  const findLink = (address: string) => {
    const file = findMedia(address)
    if (file) return file.url
    if (!isOwnAddress(address, source)) return null
    const { pathname, search } = new URL(address)
    // What was not imported may be found by its old address later; the old host will be gone.
    return links.get(normalizeAddress(address) ?? '') ?? pathname + search
  }
  const findId = await readIds(db, source, documents)
  for (const [index, document] of documents.entries()) {
    signal?.throwIfAborted()
    const plan = plans.get(document) as PlannedRecord
    const picture = document.picture === null ? null : findMedia(document.picture)
    const html = rewriteHtml(prepared.get(document)?.html ?? '', {
      address: document.address,
      findLink,
      findPicture(address) {
        const found = findMedia(address)
        return found?.kind === 'media' ? { ...found, src: found.url } : null
      },
    })
    const { path } = plan
    const outcome =
      path === null
        ? 'leftAlone'
        : await saveOrFail(db, source, document, report, () =>
            toRecords(
              { document, html, picture: picture?.kind === 'media' ? picture : null },
              { ...plan, path },
              findId,
              defaults,
            ),
          )
    if (outcome) report.counts[document.type][outcome] += 1
    if (outcome === 'leftAlone') report.leftAlone.push({ title: document.title, address: document.address })
    onProgress({ phase: 'saving', done: index + 1, total: documents.length })
  }
}

/** A document that cannot be saved is listed, and the rest goes on. */
async function saveOrFail(
  db: Database,
  source: string,
  document: OldDocument,
  report: ImportReport,
  createRecords: () => ReturnType<typeof toRecords>,
) {
  try {
    return await saveDocument(db, source, createRecords())
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    report.failures.push({ address: document.address, reason: error.message })
    return null
  }
}

/** The ids of the records beside a document's own, which they keep in every import. */
async function readIds(db: Database, source: string, documents: readonly OldDocument[]) {
  const rows = await db
    .select({ key: importedRecord.key, id: importedRecord.id })
    .from(importedRecord)
    .where(and(eq(importedRecord.source, source), inArray(importedRecord.kind, ['block-data', 'event'])))
  const ids =
    documents.length === 0 ? new Map<string, string>() : new Map(rows.map(({ key, id }) => [key, id]))
  return (key: string) => {
    const id = ids.get(key) ?? randomUUID()
    ids.set(key, id)
    return id
  }
}
