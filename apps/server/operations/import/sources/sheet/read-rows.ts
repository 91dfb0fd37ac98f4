import { MINUTE_MS } from '@lerret/model'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { decodeText } from '../../../../platform/text/decode-text.ts'
import { parseCsv } from '../../../../platform/text/parse-csv.ts'
import { isUnpackedLarger } from './unpacked-size.ts'

const MAX_ROWS = 20_000
/** A programme of some thousand lines has a few megabytes. */
const MAX_UNPACKED_MB = 100

/** Whether a file is a workbook of Excel: a ZIP file. */
export const isWorkbook = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** The rows of the first sheet of a workbook, or of a CSV file in any encoding, as texts. */
export async function readRows(bytes: Uint8Array): Promise<string[][]> {
  const rows = isWorkbook(bytes)
    ? await readWorkbook(bytes)
    : parseCsv(decodeText(bytes), { keepsEmptyLines: true })
  if (!rows?.some((row) => row.some((cell) => cell !== '')))
    throw new AppError('import_file_invalid', 'The file has no rows that can be read.')
  if (rows.length > MAX_ROWS)
    throw new AppError('import_file_invalid', `The sheet has more than ${MAX_ROWS} rows.`)
  return rows
}

async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  if (await isUnpackedLarger(bytes, MAX_UNPACKED_MB * 1_000_000))
    throw new AppError(
      'import_workbook_too_large',
      `The workbook has more than ${MAX_UNPACKED_MB} MB when it is unpacked. Save the sheet as CSV.`,
    )
  // Loaded when it is needed.
  const { readSheet } = await import('read-excel-file/node')
  try {
    const rows = await readSheet(Buffer.from(bytes))
    return rows.map((row) => row.map(toText))
  } catch (error) {
    throw new AppError('import_file_invalid', 'The file is no workbook of Excel that can be read.', {
      cause: error,
    })
  }
}

/** Days before this are times of day: Excel counts them from the beginning of 1900. */
const FIRST_DATE = '1901'

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (!(cell instanceof Date)) return String(cell).trim()
  // Seconds are lost when a time is computed from a fraction of a day.
  const rounded = new Date(Math.round(cell.getTime() / MINUTE_MS) * MINUTE_MS).toISOString()
  const [date, time] = [rounded.slice(0, 10), rounded.slice(11, 16)]
  if (date < FIRST_DATE) return time
  return time === '00:00' ? date : `${date} ${time}`
}
