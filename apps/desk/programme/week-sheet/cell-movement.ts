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
