import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newProduction } from '../draft-production.ts'
import { findFactChanges } from './merge-facts.ts'

const film = newProduction('film', 'movie')
const facts = {
  year: 1922,
  genres: ['Skrekk'],
  ageLimit: '12',
  summary: 'Grev Orlok.',
  text: '<p>Lang.</p>',
} as const

test('facts fill the fields of a film that are empty, also its texts', () => {
  expect(findFactChanges(film, { ...facts, genres: ['Skrekk'] })).toEqual({
    year: 1922,
    genres: ['Skrekk'],
    ageLimit: '12',
    contents: [{ summary: 'Grev Orlok.', body: '<p>Lang.</p>' }],
  })
})

test('what an editor wrote is never overwritten', () => {
  const year = fc.option(fc.integer({ min: 1888, max: 2030 }), { nil: undefined })
  fc.assert(
    fc.property(year, year, fc.integer({ min: 1888, max: 2030 }), (written, previous, current) => {
      const production = { ...film, ...(written !== undefined && { year: written }) }
      const changes = findFactChanges(
        production,
        { year: current },
        previous === undefined ? null : { year: previous },
      )
      const follows = written === undefined || written === previous
      expect(changes.year ?? written).toBe(follows ? current : written)
    }),
  )
})

test('one text of the two stays when an editor wrote it', () => {
  const written = { ...film, contents: [{ summary: 'Vår eigen.', body: '' }] }
  expect(findFactChanges(written, { summary: 'Deira.', text: '<p>Lang.</p>' }).contents).toEqual([
    { summary: 'Vår eigen.', body: '<p>Lang.</p>' },
  ])
})
