import { expect, test } from 'vitest'
import { concert, film } from '../testing/test-records.ts'
import { toFactsView } from './facts.ts'

test('the facts of a film are those of its record', () => {
  const facts = {
    originalTitle: 'Nosferatu, eine Symphonie des Grauens',
    directors: ['F.W. Murnau'],
    cast: ['Max Schreck', 'Greta Schröder'],
    minutes: 94,
    genres: ['Skrekk', 'Stum'],
    countries: ['Tyskland'],
    year: 1922,
    distributor: 'Norsk filminstitutt',
  }
  expect(toFactsView(film(facts))).toEqual({
    ...facts,
    originalLang: 'de',
    ageLimit: '12',
    performers: [],
    organizer: '',
  })
})

test('the facts of a culture event have its performers and organizer', () => {
  const facts = { performers: ['Koret', 'Ola'], organizer: 'Songlaget', minutes: 90 }
  expect(toFactsView(concert(facts))).toMatchObject({ ...facts, ageLimit: 'A', directors: [] })
})

test('missing facts are empty, and so is an original title equal to the title', () => {
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
