import { z } from 'zod'

/** The columns that a programme in a spreadsheet may have. `start` is date and time in one cell. */
export const SHEET_COLUMNS = [
  'title',
  'start',
  'date',
  'time',
  'end',
  'hall',
  'price',
  'url',
  'state',
  'minutes',
  'category',
  'text',
  'filmNumber',
  'id',
] as const
export const SheetColumn = z.enum(SHEET_COLUMNS)
export type SheetColumn = z.infer<typeof SheetColumn>

const MAX_SHEET_COLUMNS = 100

/** The content of each column of a sheet, from the left; null for one that is not read. */
export const SheetColumns = z.array(SheetColumn.nullable()).max(MAX_SHEET_COLUMNS)
export type SheetColumns = z.infer<typeof SheetColumns>

/** Whether a sheet with these columns can be read: a title, and a start in one column or two, each once. */
export function isReadableSheet(columns: SheetColumns): boolean {
  const named = columns.filter((column) => column !== null)
  const hasStart = named.includes('start') || named.includes('date')
  return named.includes('title') && hasStart && new Set(named).size === named.length
}
