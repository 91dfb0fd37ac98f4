import { formatCell } from '../cell/format-cell.ts'
import type { TypedShowing } from '../cell/typed-showing.ts'
import type { CellTexts } from './commands.ts'
import { type EvaluatedSheet, getDefaults } from './evaluate-sheet.ts'
import { type CellPosition, cellKey, type Sheet } from './sheet.ts'
import { toTyped } from './typed-records.ts'

/** A showing for a cell of the sheet. */
export interface ShowingToAdd extends CellPosition {
  showing: TypedShowing
}

/**
 * The texts of the cells with these showings added to what they have. Showings that are there already, or that the ticketing provider
 * has at the same time, are not added again; those of other weeks or productions are counted.
 */
export function addShowings(
  sheet: Sheet,
  { cells }: EvaluatedSheet,
  showings: readonly ShowingToAdd[],
): { texts: CellTexts; added: number; repeated: number; outside: number } {
  const texts: CellTexts = {}
  let added = 0
  let outside = 0
  const byCell = Map.groupBy(showings, cellKey)
  for (const [key, toAdd] of byCell) {
    const cell = cells.get(key)
    if (!cell) {
      outside += toAdd.length
      continue
    }
    const defaults = getDefaults(sheet, cell.productionId)
    const getHall = ({ hall }: TypedShowing) => hall ?? defaults.hall
    const present = [...cell.showings, ...cell.locked].map((showing) => toTyped(showing, defaults))
    const isPresent = (showing: TypedShowing) =>
      present.some((other) => other.startsAt === showing.startsAt && getHall(other) === getHall(showing))
    const typed = cell.showings.map((showing) => toTyped(showing, defaults))
    for (const { showing } of toAdd) {
      if (isPresent(showing)) continue
      const hall = showing.hall === defaults.hall ? null : showing.hall
      present.push({ ...showing, hall })
      typed.push({ ...showing, hall })
      added++
    }
    const sorted = typed.sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
    if (sorted.length > cell.showings.length) texts[key] = formatCell(sorted)
  }
  return { texts, added, repeated: showings.length - added - outside, outside }
}
