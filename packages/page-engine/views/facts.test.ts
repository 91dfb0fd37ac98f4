import { expect, test } from 'vitest'
import { concert, film } from '../test-house.ts'
import { ageLimitText, duration, filmFacts, kickerOf } from './facts.ts'

test('the facts of a film are told in nynorsk, in this order', () => {
  const facts = filmFacts(
    film({
      originalTitle: 'Nosferatu, eine Symphonie des Grauens',
      directors: ['F.W. Murnau'],
      cast: ['Max Schreck', 'Greta Schröder'],
      minutes: 94,
      genres: ['Skrekk', 'Stum'],
      countries: ['Tyskland'],
      year: 1922,
      distributor: 'Norsk filminstitutt',
    }),
  )
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Originaltittel: Nosferatu, eine Symphonie des Grauens',
    'Regi: F.W. Murnau',
    'Skodespelarar: Max Schreck, Greta Schröder',
    'Speletid: 1 t 34 min',
    'Sjanger: Skrekk, Stum',
    'Land og år: Tyskland, 1922',
    'Aldersgrense: 12 år (9 år i følgje med vaksen)',
    'Distributør: Norsk filminstitutt',
  ])
})

test('what is not known is left out, and so is an original title that says nothing new', () => {
  const labels = (given: Parameters<typeof film>[0]) => filmFacts(film(given)).map(({ label }) => label)
  expect(labels({ originalTitle: 'Nosferatu', directors: [], genres: [] })).toEqual(['Aldersgrense'])
  expect(labels({ year: 1922 })).toEqual(['År', 'Aldersgrense'])
  expect(labels({ countries: ['Noreg'] })).toEqual(['Land', 'Aldersgrense'])
})

test.each([
  [94, '1 t 34 min'],
  [45, '45 min'],
  [120, '2 t'],
  [undefined, ''],
])('%s minutes are told as "%s"', (minutes, text) => {
  expect(duration(minutes)).toBe(text)
})

test.each([
  ['A', 'Tillaten for alle'],
  ['6', '6 år (alle i følgje med vaksen)'],
  ['9', '9 år (6 år i følgje med vaksen)'],
  ['15', '15 år (12 år i følgje med vaksen)'],
  ['18', '18 år'],
] as const)('the age limit %s is told as "%s"', (limit, text) => {
  expect(ageLimitText(limit)).toBe(text)
})

test('above the title of a film stand its genre, length, country and year, as far as they are known', () => {
  const known = { genres: ['Skrekk', 'Drama'], minutes: 94, countries: ['Tyskland'], year: 1922 }
  expect(kickerOf(film(known))).toBe('Skrekk · 1 t 34 min · Tyskland 1922')
  expect(kickerOf(film({ year: 1922 }))).toBe('Film · 1922')
})

test('above the title of an evening stands what kind it is', () => {
  expect(kickerOf(concert({ objectClass: 'Konsert', minutes: 90 }))).toBe('Konsert · 1 t 30 min')
  expect(kickerOf(concert({ objectClass: 'Quiz' }))).toBe('Quiz')
})
