import type { ReadFailure, SkippedDocument } from './old-site.ts'

export const IMPORTED_TYPES = ['article', 'page', 'event', 'showing', 'media'] as const
export type ImportedType = (typeof IMPORTED_TYPES)[number]

export const IMPORT_OUTCOMES = ['added', 'updated', 'unchanged', 'leftAlone'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/** The results of an import. Lists are complete; whoever shows them may shorten them. */
export interface ImportReport {
  source: string
  isDryRun: boolean
  counts: Record<ImportedType, Record<ImportOutcome, number>>
  /** Documents that an editor has changed or published since they were imported. */
  leftAlone: { title: string; address: string }[]
  skipped: SkippedDocument[]
  failures: ReadFailure[]
  /** Blocks and shortcodes of the old site that could not be brought along, and how often. */
  dropped: Record<string, number>
  /** How many old addresses are known. */
  addresses: number
  unresolved: string[]
}

export function createReport(source: string, isDryRun: boolean): ImportReport {
  const outcomes = () => ({ added: 0, updated: 0, unchanged: 0, leftAlone: 0 })
  return {
    source,
    isDryRun,
    counts: {
      article: outcomes(),
      page: outcomes(),
      event: outcomes(),
      showing: outcomes(),
      media: outcomes(),
    },
    leftAlone: [],
    skipped: [],
    failures: [],
    dropped: {},
    addresses: 0,
    unresolved: [],
  }
}
