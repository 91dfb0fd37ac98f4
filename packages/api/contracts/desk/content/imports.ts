import { HttpUrl, SheetColumns } from '@lerret/model'
import { z } from 'zod'
import { ADMIN_ROLES, deskCall } from '../desk.ts'

const Outcomes = z.object({
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  leftAlone: z.int().describe('Changed or published by an editor since they were imported'),
})

/** A list of which only the beginning may be sent. */
const shortened = <Item extends z.ZodType>(item: Item) => z.object({ total: z.int(), items: z.array(item) })

const RowFailure = z.object({
  number: z.int().describe('As the spreadsheet counts rows'),
  problem: z.enum(['title', 'date', 'weekday', 'time', 'several', 'double']),
})

const SheetPreview = z
  .object({
    id: z.uuid(),
    columns: SheetColumns.describe('What each column holds, as it was recognised or chosen'),
    headings: z.array(z.string()),
    rows: z.array(z.array(z.string())).describe('The first rows below the headings'),
    readable: z.int().describe('How many rows are showings'),
    unreadable: shortened(RowFailure.extend({ text: z.string() })),
  })
  .meta({ id: 'SheetPreview' })

const ImportReport = z
  .object({
    source: z.string().describe('The host of the old site'),
    counts: z.object({
      article: Outcomes,
      page: Outcomes,
      event: Outcomes,
      showing: Outcomes,
      media: Outcomes,
    }),
    leftAlone: shortened(z.object({ title: z.string(), address: z.string() })),
    skipped: shortened(z.object({ title: z.string(), address: z.string(), reason: z.string() })),
    failures: shortened(z.object({ address: z.string(), reason: z.string(), row: RowFailure.optional() })),
    dropped: z.array(z.object({ name: z.string(), count: z.int() })),
    addresses: z.int().describe('How many old addresses are known'),
    unresolved: shortened(z.string()),
  })
  .meta({ id: 'ImportReport' })

const ImportRun = z
  .object({
    id: z.string(),
    source: z.string().describe('The address, or the name of the file'),
    startedBy: z.string(),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    phase: z.enum(['reading', 'pictures', 'saving']),
    done: z.int(),
    total: z.int(),
    report: ImportReport.nullable(),
    problem: z.string().nullable().describe('The code of the error that ended it'),
  })
  .meta({ id: 'ImportRun' })

/** The calls for importing an old website. */
export const importContracts = {
  imports: deskCall('GET', '/imports', ADMIN_ROLES, {
    summary: 'The last imports of old websites, newest first',
    reply: z.array(ImportRun),
  }),
  startImport: deskCall('POST', '/imports', ADMIN_ROLES, {
    summary: 'Import an old website by its address, in the background',
    body: z.object({ address: HttpUrl.max(500) }),
    reply: ImportRun,
  }),
  startFileImport: deskCall('POST', '/imports/file', ADMIN_ROLES, {
    summary: 'Import an old website from an export file, in the background',
    description: 'One export file of WordPress as `multipart/form-data`, of at most 500 million bytes.',
    consumes: ['multipart/form-data'],
    reply: ImportRun,
  }),
  uploadSheet: deskCall('POST', '/imports/sheets', ADMIN_ROLES, {
    summary: 'Upload a programme in a sheet, and see how it is read',
    description:
      'One CSV or XLSX file as `multipart/form-data`, of at most 10 million bytes. Nothing is imported yet.',
    consumes: ['multipart/form-data'],
    reply: SheetPreview,
  }),
  previewSheet: deskCall('POST', '/imports/sheets/:id', ADMIN_ROLES, {
    summary: 'See how an uploaded sheet is read with other columns',
    params: z.object({ id: z.uuid() }),
    body: z.object({ columns: SheetColumns }),
    reply: SheetPreview,
  }),
  startSheetImport: deskCall('POST', '/imports/sheets/:id/start', ADMIN_ROLES, {
    summary: 'Import an uploaded sheet, in the background',
    params: z.object({ id: z.uuid() }),
    body: z.object({ name: z.string().min(1).max(200), columns: SheetColumns }),
    reply: ImportRun,
  }),
}
