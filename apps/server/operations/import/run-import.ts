import type { Originals } from '../../content/media/originals.ts'
import type { Database } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { readAddressSummary, saveAddresses } from '../../visitors/old-addresses/store.ts'
import { collectAddresses } from './collect-addresses.ts'
import { collectFiles } from './collect-files.ts'
import type { ImportFetches } from './fetching.ts'
import { type PreparedHtml, prepareHtml } from './html/prepare-html.ts'
import { importMedia } from './import-media.ts'
import type { OldDocument, OldMedia, OldSite } from './old-site.ts'
import { planRecords } from './records/plan-records.ts'
import { createReport, type ImportReport } from './report.ts'
import { saveDocuments } from './save-documents.ts'
import { type ImportSource, readOldSite } from './sources/read-old-site.ts'
import type { ImportPhase } from './table.ts'

export interface ImportOptions extends ImportFetches {
  db: Database
  originals: Pick<Originals, 'add'>
  source: ImportSource
  isDryRun: boolean
  /** Dates without a year are near this moment. */
  now: Date
  onProgress(progress: { phase: ImportPhase; done: number; total: number }): void
  signal?: AbortSignal | undefined
}

/**
 * Imports an old website as drafts: its texts, its pictures, and where its addresses lead now. It can be repeated: what came before is
 * updated, what editors have changed since is left alone.
 */
export async function runImport(options: ImportOptions): Promise<ImportReport> {
  const { db, isDryRun, onProgress } = options
  const site = await readOldSite(options.source, {
    fetches: options,
    now: options.now,
    onProgress: (progress) => onProgress({ phase: 'reading', ...progress }),
  })
  if (site.documents.length === 0 && site.media.length === 0 && site.failures.length === 0)
    throw new AppError(
      'import_source_unknown',
      `${site.source} has no public content that could be imported.`,
    )
  const report = createReport(site.source, isDryRun)
  report.skipped = site.skipped
  report.failures = site.failures
  if (site.comments) report.dropped['wp:comment'] = site.comments
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
  await saveDocuments(
    { site, prepared, plans, media, files, report },
    { ...options, onProgress: (progress) => onProgress({ phase: 'saving', ...progress }) },
  )
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
  for (const { type, showings } of site.documents) {
    report.counts[type].added += 1
    report.counts.showing.added += showings.length
  }
  report.counts.media.added = files.size
  return report
}
