import { expect, test } from 'vitest'
import { concert, film } from '../testing/test-records.ts'
import { toFactsView } from './facts.ts'

test('the facts of a film are those of its record', () => {
  const known = {
    originalTitle: 'Nosferatu, eine Symphonie des Grauens',
    directors: ['F.W. Murnau'],
    cast: ['Max Schreck', 'Greta Schröder'],
    minutes: 94,
    genres: ['Skrekk', 'Stum'],
    countries: ['Tyskland'],
    year: 1922,
    distributor: 'Norsk filminstitutt',
  }
  expect(toFactsView(film(known))).toEqual({ ...known, ageLimit: '12', performers: [], organizer: '' })
})

test('the facts of an evening tell who is on stage and who invites', () => {
  const known = { performers: ['Koret', 'Ola'], organizer: 'Songlaget', minutes: 90 }
  expect(toFactsView(concert(known))).toMatchObject({ ...known, ageLimit: 'A', directors: [] })
})

test('what is not known is empty, and so is an original title that says nothing new', () => {
  expect(toFactsView(film({ originalTitle: 'Nosferatu' }))).toEqual({
    originalTitle: '',
    directors: [],
    cast: [],
    performers: [],
    organizer: '',
    minutes: null,
    genres: [],
    countries: [],
    year: null,
    ageLimit: '12',
    distributor: '',
  })
})
