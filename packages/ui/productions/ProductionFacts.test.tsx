import { expect, test } from 'vitest'
import { facts } from '../stories/index.ts'
import { drawn } from '../testing.tsx'
import { NYNORSK, WordsContext } from '../words.ts'
import { ProductionFacts } from './ProductionFacts.tsx'

const told = (known: Parameters<typeof facts>[0]) =>
  Array.from(
    drawn(<ProductionFacts facts={facts(known)} />).matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g),
    ([, label, value]) => `${label}: ${value}`,
  )

test('the facts of a film are told in nynorsk, in this order', () => {
  const known = {
    originalTitle: 'Nosferatu, eine Symphonie des Grauens',
    directors: ['F.W. Murnau'],
    cast: ['Max Schreck', 'Greta Schröder'],
    minutes: 94,
    genres: ['Skrekk', 'Stum'],
    countries: ['Tyskland'],
    year: 1922,
    ageLimit: '12' as const,
    distributor: 'Norsk filminstitutt',
  }
  expect(told(known)).toEqual([
    'Originaltittel: Nosferatu, eine Symphonie des Grauens',
    'Regi: F.W. Murnau',
    'Skodespelarar: Max Schreck, Greta Schröder',
    'Speletid: 1\u00a0t 34\u00a0min',
    'Sjanger: Skrekk, Stum',
    'Land og år: Tyskland, 1922',
    'Aldersgrense: 12 år. 9–11 år i følgje med vaksen',
    'Distributør: Norsk filminstitutt',
  ])
})

test('an evening tells who is on stage and who invites', () => {
  expect(told({ performers: ['Koret', 'Ola'], organizer: 'Songlaget' })).toEqual([
    'Medverkande: Koret, Ola',
    'Arrangør: Songlaget',
    'Aldersgrense: Tillaten for alle',
  ])
})

test('a film is from a land, from a year, or from both', () => {
  expect(told({ year: 1922 })[0]).toBe('År: 1922')
  expect(told({ countries: ['Noreg', 'Sverige'] })[0]).toBe('Land: Noreg, Sverige')
})

test('a house may call them what it likes', () => {
  const words = { ...NYNORSK, director: 'Regissør' }
  const html = drawn(
    <WordsContext value={words}>
      <ProductionFacts facts={facts({ directors: ['Rasmus Breistein'] })} />
    </WordsContext>,
  )
  expect(html).toContain('<dt>Regissør</dt><dd>Rasmus Breistein</dd>')
})
