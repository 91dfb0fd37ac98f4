import { expect, test } from 'vitest'
import { osloInstant } from '../../time/oslo-time.ts'
import { NO_DETAILS } from '../cell/typed-showing.ts'
import { addShowings } from './add-showings.ts'
import { evaluateSheet } from './evaluate-sheet.ts'
import { createSheet } from './sheet.ts'
import { createFilm, createTestShowing } from './test-content.ts'

const FRIDAY = '2026-12-04'
const sheet = createSheet({
  firstDate: '2026-11-30',
  productions: [createFilm('haxan'), createFilm('caligari')],
  showings: [
    createTestShowing('haxan', FRIDAY, '18.00'),
    createTestShowing('haxan', FRIDAY, '21.00', { checkout: { venueId: 'v', eventId: '1' } }),
  ],
  halls: ['Storsalen', 'Sal 2'],
  idSeed: 'seed',
})
const toAdd = (productionId: string, date: string, time: string, hall: string | null = null) => ({
  productionId,
  date,
  showing: { ...NO_DETAILS, startsAt: osloInstant(date, time).toISOString(), endsAt: null, hall },
})

test('showings are added to those that a cell has, in order of time', () => {
  const result = addShowings(sheet, evaluateSheet(sheet, {}), [
    toAdd('haxan', FRIDAY, '20.30', 'Sal 2'),
    toAdd('haxan', FRIDAY, '16.00', 'Storsalen'),
    toAdd('caligari', '2026-11-30', '19.00'),
  ])
  expect(result).toEqual({
    texts: { '2026-12-04 haxan': '16 18; 20.30 sal2', '2026-11-30 caligari': '19' },
    added: 3,
    repeated: 0,
    outside: 0,
  })
})

test('showings that are there already are not added again', () => {
  const result = addShowings(sheet, evaluateSheet(sheet, {}), [
    toAdd('haxan', FRIDAY, '18.00'),
    toAdd('haxan', FRIDAY, '21.00', 'Storsalen'),
    toAdd('caligari', FRIDAY, '19.00'),
    toAdd('caligari', FRIDAY, '19.00'),
  ])
  expect(result).toEqual({ texts: { '2026-12-04 caligari': '19' }, added: 1, repeated: 3, outside: 0 })
})

test('showings of other weeks and films are counted', () => {
  const result = addShowings(sheet, evaluateSheet(sheet, {}), [
    toAdd('haxan', '2026-12-11', '18.00'),
    toAdd('sunrise', FRIDAY, '18.00'),
  ])
  expect(result).toMatchObject({ texts: {}, outside: 2 })
})
