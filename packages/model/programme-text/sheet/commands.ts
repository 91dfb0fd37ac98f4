import { formatCell } from '../cell/format-cell.ts'
import { isRowText, parseRow } from '../cell/parse-row.ts'
import type { Alternative, Clash } from './clashes.ts'
import { type EvaluatedSheet, getDefaults, type SheetCell } from './evaluate-sheet.ts'
import { type CellPosition, cellKey, type Sheet } from './sheet.ts'
import { toTyped } from './typed-records.ts'

/** The texts that a command writes, by cell; null takes a cell back to what is saved. */
export type CellTexts = Record<string, string | null>

/** Writes a text in a cell. A text that names days is written in the cells of those days, once it is understood. */
export function typeText(
  sheet: Sheet,
  evaluated: EvaluatedSheet,
  position: CellPosition,
  text: string,
): CellTexts {
  if (!isRowText(text)) return { [cellKey(position)]: toEdit(evaluated, position, text) }
  const { dates, vocabulary, rules } = sheet
  const { cells, problems } = parseRow(text, { dates, vocabulary, nightEndsAt: rules.nightEndsAt })
  if (problems.length > 0) return { [cellKey(position)]: text.trim() }
  const { productionId } = position
  const own = evaluated.cells.get(cellKey(position))
  // The text of a row that was corrected goes away, unless the row names this day.
  const emptied = own && isRowText(own.text) ? { [cellKey(position)]: null } : {}
  const texts = Array.from(cells, ([date, { showings }]) => {
    const target = { productionId, date }
    return [cellKey(target), toEdit(evaluated, target, formatCell(showings))] as const
  })
  return { ...emptied, ...Object.fromEntries(texts) }
}

/** Returns null for the text that the cell has without an edit, and an empty text for a hyphen. */
function toEdit({ cells }: EvaluatedSheet, position: CellPosition, text: string): string | null {
  const cell = cells.get(cellKey(position))
  const trimmed = /^\s*[-–—]\s*$/.test(text) ? '' : text.trim()
  return cell && !cell.isEdited && trimmed === cell.text ? null : trimmed
}

/** The texts of last week, where it has showings and the cell has none yet. */
export function copyPrevious({ cells }: EvaluatedSheet, positions: readonly CellPosition[]): CellTexts {
  const targets = positions.flatMap((position) => cells.get(cellKey(position)) ?? [])
  return Object.fromEntries(
    targets
      .filter(({ previousText, text, locked }) => previousText !== '' && text === '' && locked.length === 0)
      .map((cell) => [cellKey(cell), cell.previousText]),
  )
}

/** All cells of a production, or of the whole sheet. */
export const listPositions = ({ dates, productions }: Sheet, productionId?: string): CellPosition[] =>
  productions
    .filter(({ id }) => productionId === undefined || id === productionId)
    .flatMap(({ id }) => dates.map((date) => ({ productionId: id, date })))

/** The text of a cell in the cells to its right. */
export function fillRight(sheet: Sheet, { cells }: EvaluatedSheet, position: CellPosition): CellTexts {
  const text = cells.get(cellKey(position))?.text ?? ''
  const { productionId, date } = position
  const later = sheet.dates.filter((other) => other > date)
  return Object.fromEntries(later.map((other) => [cellKey({ productionId, date: other }), text]))
}

/** Rows of texts, from a position to the right and down. What would be outside of the sheet is counted. */
export function pasteRows(
  sheet: Sheet,
  { productionId, date }: CellPosition,
  rows: readonly (readonly string[])[],
): { texts: CellTexts; outside: number } {
  const firstRow = sheet.productions.findIndex(({ id }) => id === productionId)
  const firstColumn = sheet.dates.indexOf(date)
  const texts: CellTexts = {}
  let outside = 0
  for (const [rowIndex, row] of rows.entries()) {
    for (const [columnIndex, text] of row.entries()) {
      const production = sheet.productions[firstRow + rowIndex]
      const target = sheet.dates[firstColumn + columnIndex]
      if (production && target) texts[cellKey({ productionId: production.id, date: target })] = text.trim()
      else if (text.trim() !== '') outside++
    }
  }
  return { texts, outside }
}

/** The text of a cell with a clash solved. */
export function takeAlternative(
  sheet: Sheet,
  cell: SheetCell,
  clash: Clash,
  alternative: Alternative,
): CellTexts {
  const defaults = getDefaults(sheet, cell.productionId)
  const delay = Date.parse(alternative.startsAt) - Date.parse(clash.showing.startsAt)
  const typed = cell.showings.map((showing) => {
    if (showing !== clash.showing) return toTyped(showing, defaults)
    const endsAt = new Date(Date.parse(showing.endsAt) + delay).toISOString()
    return toTyped({ ...showing, ...alternative, endsAt }, defaults)
  })
  const sorted = typed.sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
  return { [cellKey(cell)]: formatCell(sorted) }
}
