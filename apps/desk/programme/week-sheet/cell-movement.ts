import type { CellPosition, Sheet } from '@lerret/model/programme-text'

export type Direction = 'left' | 'right' | 'up' | 'down' | 'row-start' | 'row-end' | 'first' | 'last'

/** The cell beside another; null at the edge of the sheet. */
export function moveCell(
  { dates, productions }: Pick<Sheet, 'dates' | 'productions'>,
  { productionId, date }: CellPosition,
  direction: Direction,
): CellPosition | null {
  const column = dates.indexOf(date)
  const row = productions.findIndex(({ id }) => id === productionId)
  const [nextRow, nextColumn] = {
    left: [row, column - 1],
    right: [row, column + 1],
    up: [row - 1, column],
    down: [row + 1, column],
    'row-start': [row, 0],
    'row-end': [row, dates.length - 1],
    first: [0, 0],
    last: [productions.length - 1, dates.length - 1],
  }[direction] as [number, number]
  const production = productions[nextRow]
  const nextDate = dates[nextColumn]
  return production && nextDate ? { productionId: production.id, date: nextDate } : null
}

/** What a key does in a cell. While a text is typed, left and right move in the text. */
export function directionOfKey(
  { key, shiftKey, ctrlKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey'>,
  isTyping: boolean,
): Direction | null {
  if (key === 'Tab') return shiftKey ? 'left' : 'right'
  if (key === 'Enter') return shiftKey ? 'up' : 'down'
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  if (isTyping) return null
  if (key === 'ArrowLeft') return 'left'
  if (key === 'ArrowRight') return 'right'
  if (key === 'Home') return ctrlKey ? 'first' : 'row-start'
  if (key === 'End') return ctrlKey ? 'last' : 'row-end'
  return null
}

/** The cells of the rectangle between two corners, row by row. */
export function listRange(
  { dates, productions }: Pick<Sheet, 'dates' | 'productions'>,
  from: CellPosition,
  to: CellPosition,
): CellPosition[] {
  const rows = productions.map(({ id }) => id)
  const inside = <T>(list: readonly T[], one: T, other: T) => {
    const ends = [list.indexOf(one), list.indexOf(other)].sort((a, b) => a - b) as [number, number]
    return list.slice(ends[0], ends[1] + 1)
  }
  const days = inside(dates, from.date, to.date)
  return inside(rows, from.productionId, to.productionId).flatMap((productionId) =>
    days.map((date) => ({ productionId, date })),
  )
}

/** Keys that extend the selection together with Shift. */
export const extendsSelection = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean =>
  shiftKey && (key.startsWith('Arrow') || key === 'Home' || key === 'End')
