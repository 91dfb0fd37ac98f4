import { expect, test } from 'vitest'
import { directionOfKey, listRange, moveCell } from './cell-movement.ts'

const sheet = {
  dates: ['2026-11-30', '2026-12-01'],
  productions: [{ id: 'a' }, { id: 'b' }] as never,
}
const press = (key: string, isTyping = false, keys = {}) =>
  directionOfKey({ key, shiftKey: false, ctrlKey: false, ...keys }, isTyping)

test('cells end at the edges of the sheet', () => {
  expect(moveCell(sheet, { productionId: 'a', date: '2026-11-30' }, 'right')).toEqual({
    productionId: 'a',
    date: '2026-12-01',
  })
  expect(moveCell(sheet, { productionId: 'a', date: '2026-12-01' }, 'right')).toBeNull()
  expect(moveCell(sheet, { productionId: 'a', date: '2026-12-01' }, 'up')).toBeNull()
  expect(moveCell(sheet, { productionId: 'a', date: '2026-12-01' }, 'last')).toEqual({
    productionId: 'b',
    date: '2026-12-01',
  })
})

test('Tab goes to the next day and Enter to the next film, also while typing', () => {
  expect(press('Tab', true)).toBe('right')
  expect(press('Tab', true, { shiftKey: true })).toBe('left')
  expect(press('Enter', true)).toBe('down')
})

test('left and right move in the text while typing, and between cells otherwise', () => {
  expect(press('ArrowLeft', true)).toBeNull()
  expect(press('ArrowLeft')).toBe('left')
  expect(press('Home', false, { ctrlKey: true })).toBe('first')
  expect(press('a')).toBeNull()
})

test('a selection is the rectangle between two cells, whichever comes first', () => {
  const corners = [
    { productionId: 'b', date: '2026-11-30' },
    { productionId: 'a', date: '2026-12-01' },
  ] as const
  expect(listRange(sheet, ...corners)).toEqual(listRange(sheet, corners[1], corners[0]))
  expect(listRange(sheet, ...corners).map(({ productionId, date }) => `${productionId} ${date}`)).toEqual([
    'a 2026-11-30',
    'a 2026-12-01',
    'b 2026-11-30',
    'b 2026-12-01',
  ])
})
