import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS, osloDate, type SheetColumns } from '@lerret/model'
import { AppError } from '../../platform/errors/app-error.ts'
import { runInThread } from '../../platform/threads/run-in-thread.ts'
import { readRows } from './sources/sheet/read-rows.ts'
import { recogniseColumns } from './sources/sheet/recognise-columns.ts'
import { readSheetRows } from './sources/sheet/sheet.ts'

const SHOWN_ROWS = 8
const SHOWN_FAILURES = 50
/** Sheets that were looked at and never imported are removed after a day. */
const MAX_AGE_MS = DAY_MS

/** The name of an uploaded sheet in the folder of imports. */
export const sheetFile = (id: string) => `${id}.sheet`

export interface SheetRequest {
  folder: string
  /** The id of the upload. */
  id: string
  /** The columns as an editor has named them; null for those that are recognised. */
  columns: SheetColumns | null
  now: Date
}

export type SheetPreview = Awaited<ReturnType<typeof readSheetPreview>>

/** Sheets of some thousand rows are read in less than a second. */
const MAX_READING_MS = 15_000

/** Reads a sheet in a thread: one with a cell of nine megabytes may take minutes. */
export const previewSheet = (request: SheetRequest, timeoutMs = MAX_READING_MS): Promise<SheetPreview> =>
  runInThread(join(import.meta.dirname, 'sheet-thread.ts'), request, {
    timeoutMs,
    toTimeoutError: () => new AppError('import_sheet_too_slow', 'The sheet takes too long to read.'),
  })

/** The first rows of a sheet, and the rows that cannot be read, with these columns or those that are recognised. */
export async function readSheetPreview({ folder, id, columns: chosen, now }: SheetRequest) {
  const rows = await readRows(await readUpload(folder, id))
  const today = osloDate(now)
  const { headerRow, columns: recognised } = recogniseColumns(rows, today)
  const columns = recognised.map((column, index) => (chosen ? (chosen[index] ?? null) : column))
  const { read, failures } = readSheetRows(rows, { headerRow, columns }, today)
  const below = rows.slice(headerRow + 1).filter((row) => row.some((cell) => cell !== ''))
  const fillRow = (row: readonly string[]) => columns.map((_, index) => row[index] ?? '')
  return {
    id,
    columns,
    headings: fillRow(rows[headerRow] ?? []),
    rows: below.slice(0, SHOWN_ROWS).map(fillRow),
    readable: read.length,
    unreadable: {
      total: failures.length,
      items: failures
        .slice(0, SHOWN_FAILURES)
        .flatMap(({ address, row }) => (row ? [{ text: address, ...row }] : [])),
    },
  }
}

async function readUpload(folder: string, id: string): Promise<Uint8Array> {
  return readFile(join(folder, sheetFile(id))).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new AppError('import_file_gone', 'The sheet is no longer on the server; upload it again.')
  })
}

export async function removeOldSheets(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.sheet')) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (mtimeMs < now.getTime() - MAX_AGE_MS) await rm(join(folder, name), { force: true })
  }
}
