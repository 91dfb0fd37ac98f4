import type { SheetColumns } from '@lerret/model'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import type { ImportReport } from './report.ts'

/** The records that were imported from an old website. With it an import that is repeated finds what it wrote before. */
export const importedRecord = pgTable(
  'imported_record',
  {
    /** The host of the old site, without `www`. */
    source: text().notNull(),
    /** The key of the document at the source: `post:123`. */
    key: text().notNull(),
    kind: text().notNull(),
    id: text().notNull(),
    /** The version that the import saved last. A record with another draft was changed by an editor. */
    version: integer().notNull(),
    /** The hash of that version. */
    hash: text().notNull(),
  },
  (record) => [
    primaryKey({ columns: [record.source, record.key] }),
    index('imported_record_record').on(record.kind, record.id),
  ],
)

/** Imports that were started at the desk. */
export const importRun = pgTable(
  'import_run',
  {
    id: uuid().primaryKey(),
    /** The address, or the name of the file, as it was given. */
    source: text().notNull(),
    /** The name of the uploaded file in the data folder; null for an address. */
    file: text(),
    /** The columns of a sheet as an editor named them; null for other imports. */
    sheetColumns: jsonb().$type<SheetColumns>(),
    startedBy: text().notNull(),
    startedAt: instant().notNull(),
    /** How often a server has begun with it. One that ends the server each time is given up. */
    attempts: integer().notNull(),
    phase: text().$type<ImportPhase>().notNull(),
    done: integer().notNull(),
    total: integer().notNull(),
    finishedAt: instant(),
    report: jsonb().$type<ImportReport>(),
    /** The code of the error that ended it. */
    problem: text(),
  },
  (run) => [
    // One import at a time.
    uniqueIndex('import_run_unfinished').on(sql`(true)`).where(sql`${run.finishedAt} is null`),
    index('import_run_started_at').on(run.startedAt),
  ],
)

export type ImportPhase = 'reading' | 'pictures' | 'saving'
