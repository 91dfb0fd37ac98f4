import fc from 'fast-check'
import { expect, test } from 'vitest'
import { film, showing } from '../../stories/samples.ts'
import { groupIntoWeeks, listHalls } from './weeks.ts'

const production = film()
const at = (startsAt: string, hall = 'Storsalen') => ({
  showing: showing({ id: `${startsAt} ${hall}`, startsAt, hall }),
  production,
})

test('halls are sorted by their number of showings, then by name', () => {
  const listings = [
    at('2026-11-15T18:00:00.000Z', 'Sal 2'),
    at('2026-11-15T19:00:00.000Z', 'Kulturscena'),
    at('2026-11-16T18:00:00.000Z', 'Storsalen'),
    at('2026-11-16T20:00:00.000Z', 'Storsalen'),
  ]
  expect(listHalls(listings)).toEqual(['Storsalen', 'Kulturscena', 'Sal 2'])
})

test('ten days are a week and three days, including days without showings', () => {
  const weeks = groupIntoWeeks([at('2026-11-17T18:00:00.000Z')], ['Storsalen'], '2026-11-15', 10)
  expect(weeks.map(({ days }) => days.length)).toEqual([7, 3])
  expect(weeks[0]?.days.map(({ cells }) => cells.flat().length)).toEqual([0, 0, 1, 0, 0, 0, 0])
  expect(weeks[1]?.days.at(-1)?.date).toBe('2026-11-24')
})

test('a showing after midnight is on its day in Oslo', () => {
  const [week] = groupIntoWeeks([at('2026-11-15T23:30:00.000Z')], ['Storsalen'], '2026-11-15', 2)
  expect(week?.days.map(({ cells }) => cells.flat().length)).toEqual([0, 1])
})

test('every showing is in its hall once, sorted by start', () => {
  const listings = fc.uniqueArray(
    fc
      .record({ minutes: fc.nat(31 * 24 * 60), hall: fc.constantFrom('Storsalen', 'Sal 2', 'Kulturscena') })
      .map(({ minutes, hall }) =>
        at(new Date(Date.parse('2026-11-14T23:00:00Z') + minutes * 60_000).toISOString(), hall),
      ),
    { selector: ({ showing: { id } }) => id },
  )
  fc.assert(
    fc.property(listings, (all) => {
      const halls = listHalls(all)
      const cells = groupIntoWeeks(all, halls, '2026-11-15', 32).flatMap(({ days }) =>
        days.map((day) => day.cells),
      )
      const placed = cells.flat(2).map(({ showing: { id } }) => id)
      expect(placed.toSorted()).toEqual(all.map(({ showing: { id } }) => id).toSorted())
      for (const day of cells)
        day.forEach((cell, index) => {
          const starts = cell.map(({ showing: { startsAt } }) => startsAt)
          expect(starts).toEqual(starts.toSorted())
          expect(cell.every(({ showing: { hall } }) => hall === halls[index])).toBe(true)
        })
    }),
  )
})
