import { EdiNumber, isReadableSheet, SHEET_COLUMNS, type SheetColumn, type SheetColumns } from '@lerret/model'
import { findColumn } from '../../../../programme/ticketing/adapters/document/sheet-headings.ts'
import { readSheetMoment, readSheetTime, type SheetMoment } from './dates.ts'

export interface SheetLayout {
  /** The row with the headings; -1 when there is none. */
  headerRow: number
  columns: SheetColumns
}

/** Headings are looked for in so many rows: a title and a line about the season may stand above. */
const MAX_HEADER_ROW = 15
/** How many rows are looked at to see what a column holds. */
const SAMPLE_ROWS = 30
/** A column holds what so many of its cells look like. */
const MIN_SHARE = 0.6

/** Recognises what the columns of a sheet hold: by their headings, and by their cells where the headings say too little. */
export function recogniseColumns(rows: readonly string[][], today: string): SheetLayout {
  const headerRow = findHeaderRow(rows)
  const width = Math.max(...rows.slice(0, SAMPLE_ROWS).map(({ length }) => length))
  const columns: SheetColumns = Array.from({ length: width }, () => null)
  for (const [index, heading] of (rows[headerRow] ?? []).entries()) {
    const column = toSheetColumn(heading)
    if (column && !columns.includes(column)) columns[index] = column
  }
  if (!isReadableSheet(columns)) addByContent(columns, rows.slice(headerRow + 1), today)
  return { headerRow, columns }
}

/** The row that names the most columns. */
function findHeaderRow(rows: readonly string[][]): number {
  const counts = rows
    .slice(0, MAX_HEADER_ROW)
    .map((row) => new Set(row.map(toSheetColumn).filter((column) => column !== null)).size)
  const most = Math.max(...counts)
  return most < 2 ? -1 : counts.indexOf(most)
}

const HEADINGS: Partial<Record<SheetColumn, RegExp>> = {
  text: /^(omtale|tekst|skildring|beskrivelse|description|text|om)$/i,
  category: /^(type|kategori|sjanger|category|genre)$/i,
}

function toSheetColumn(heading: string): SheetColumn | null {
  const name = heading.trim().replace(/[:*]+$/, '')
  const known = findColumn(name)
  if (known) return SHEET_COLUMNS.find((column) => column === known) ?? null
  const [column] = Object.entries(HEADINGS).find(([, pattern]) => pattern.test(name)) ?? []
  return (column as SheetColumn | undefined) ?? null
}

type Test = (cell: string) => boolean

/** Gives columns without a known heading what most of their cells look like, each meaning once. */
function addByContent(columns: SheetColumns, rows: readonly string[][], today: string) {
  const cellsOf = (index: number) =>
    rows
      .slice(0, SAMPLE_ROWS)
      .map((row) => row[index] ?? '')
      .filter((cell) => cell !== '')
  const isDate: Test = (cell) => !isProblem(readSheetMoment(cell, today), 'date')
  const isStart: Test = (cell) => {
    const moment = readSheetMoment(cell, today)
    return 'date' in moment && moment.time !== null
  }
  const isTime: Test = (cell) => readSheetTime(cell) !== null
  const tests: [SheetColumn, Test][] = [
    ['filmNumber', (cell) => EdiNumber.safeParse(cell).success],
    ['url', (cell) => /^https?:\/\//i.test(cell)],
    ['start', isStart],
    ['time', isTime],
    ['date', isDate],
    ['title', (cell) => /\p{L}{2}/u.test(cell) && !isDate(cell) && !isTime(cell)],
  ]
  for (const [column, test] of tests) {
    if (columns.includes(column) || isCovered(column, columns)) continue
    const candidates = columns.flatMap((known, index) => {
      const cells = known === null ? cellsOf(index) : []
      const isAlike = cells.length > 0 && cells.filter(test).length >= cells.length * MIN_SHARE
      return isAlike ? [{ index, variety: new Set(cells).size / cells.length, cells: cells.length }] : []
    })
    // A title is rarely repeated as often as a hall.
    const best = column === 'title' ? candidates.sort((a, b) => b.variety - a.variety)[0] : candidates[0]
    if (best) columns[best.index] = column
  }
}

const isProblem = (moment: SheetMoment, problem: string) => 'problem' in moment && moment.problem === problem

/** A start in one cell needs neither date nor time. */
const isCovered = (column: SheetColumn, columns: SheetColumns) =>
  ((column === 'date' || column === 'time') && columns.includes('start')) ||
  (column === 'start' && columns.includes('date'))
