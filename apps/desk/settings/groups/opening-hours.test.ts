import { type OpeningHours, OpeningPeriod } from '@lerret/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasProblem } from '../checks.ts'
import { checkPeriod, checkPlace, newPeriod, toggleDay } from './opening-hours.ts'

const anyTime = fc.constantFrom('', '00:00', '09:30', '22:00')

test('a period is right for the form when the server accepts it', () => {
  fc.assert(
    fc.property(
      fc.subarray(['monday', 'tuesday', 'sunday'] as const),
      anyTime,
      anyTime,
      (days, opens, closes) => {
        const period = { days, opens, closes }
        expect(hasProblem(...Object.values(checkPeriod(period)))).toBe(
          !OpeningPeriod.safeParse(period).success,
        )
      },
    ),
  )
})

test('days are in the order of the week, whichever was chosen first', () => {
  expect(toggleDay(['friday'], 'monday', true)).toEqual(['monday', 'friday'])
  expect(toggleDay(['monday', 'friday'], 'monday', false)).toEqual(['friday'])
})

test('a place needs a name of its own', () => {
  const cafe: OpeningHours = { place: 'Kafeen', periods: [newPeriod()] }
  expect(checkPlace(cafe, [cafe])).toBeNull()
  expect(checkPlace(cafe, [cafe, cafe])).not.toBeNull()
  expect(checkPlace({ ...cafe, place: ' ' }, [cafe])).not.toBeNull()
})
