import {
  IMPORT_OUTCOMES,
  IMPORTED_TYPES,
  type ImportedType,
  type ImportOutcome,
  type ImportReport,
} from './report.ts'

const MAX_LISTED = 20

const TYPE_NAMES: Record<ImportedType, string> = {
  article: 'Articles',
  page: 'Pages',
  event: 'Events',
  showing: 'Showings',
  media: 'Pictures and documents',
}
const OUTCOME_NAMES: Record<ImportOutcome, string> = {
  added: 'new',
  updated: 'updated',
  unchanged: 'unchanged',
  leftAlone: 'left alone',
}

/** A report as lines for the terminal. */
export function listReportLines(report: ImportReport): string[] {
  const dropped = Object.entries(report.dropped).map(([name, count]) => `${name} (${count} times)`)
  return [
    report.isDryRun
      ? `${report.source}, nothing was imported. It has:`
      : `Imported from ${report.source}, as drafts:`,
    ...IMPORTED_TYPES.map((type) => `  ${TYPE_NAMES[type]}: ${listOutcomes(report.counts[type])}.`),
    ...section(
      'Left alone, because somebody has changed or published them since',
      report.leftAlone.map(({ title, address }) => `${title}  ${address}`),
    ),
    ...section(
      'Not public there, and not imported',
      report.skipped.map(({ title, address, reason }) => `${title} (${reason})  ${address}`),
    ),
    ...section('Shortcodes and blocks that were removed', dropped),
    ...section(
      'Failed',
      report.failures.map(({ address, reason }) => `${address}: ${reason}`),
    ),
    ...(report.isDryRun ? [] : [`${report.addresses} old addresses are known.`]),
    ...section('Old addresses that lead nowhere', report.unresolved),
  ]
}

function listOutcomes(counts: Record<ImportOutcome, number>): string {
  const named = IMPORT_OUTCOMES.filter((outcome) => counts[outcome] > 0)
  return named.length === 0
    ? 'none'
    : named.map((outcome) => `${counts[outcome]} ${OUTCOME_NAMES[outcome]}`).join(', ')
}

function section(title: string, entries: readonly string[]): string[] {
  if (entries.length === 0) return []
  const more = entries.length > MAX_LISTED ? [`  and ${entries.length - MAX_LISTED} more`] : []
  return [
    `${title} (${entries.length}):`,
    ...entries.slice(0, MAX_LISTED).map((entry) => `  ${entry}`),
    ...more,
  ]
}
