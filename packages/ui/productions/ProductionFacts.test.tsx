import { SITE_WORDS } from '@lerret/words'
import { expect, test } from 'vitest'
import { facts } from '../stories/index.ts'
import { renderHtml } from '../testing.tsx'
import { WordsContext } from '../words.ts'
import { ProductionFacts } from './ProductionFacts.tsx'

const listFacts = (values: Parameters<typeof facts>[0]) =>
  Array.from(
    renderHtml(<ProductionFacts facts={facts(values)} />).matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g),
    ([, label, value]) => `${label}: ${value}`,
  )

test('the facts of a film are in nynorsk, in this order', () => {
  const film = {
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
  expect(listFacts(film)).toEqual([
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

test('an event lists performers and organizer', () => {
  expect(listFacts({ performers: ['Koret', 'Ola'], organizer: 'Songlaget' })).toEqual([
    'Medverkande: Koret, Ola',
    'Arrangør: Songlaget',
    'Aldersgrense: Tillaten for alle',
  ])
})

test('the label of country and year names those that are known', () => {
  expect(listFacts({ year: 1922 })[0]).toBe('År: 1922')
  expect(listFacts({ countries: ['Noreg', 'Sverige'] })[0]).toBe('Land: Noreg, Sverige')
})

test('a house can replace the labels', () => {
  const words = { ...SITE_WORDS, director: 'Regissør' }
  const html = renderHtml(
    <WordsContext value={words}>
      <ProductionFacts facts={facts({ directors: ['Rasmus Breistein'] })} />
    </WordsContext>,
  )
  expect(html).toContain('<dt>Regissør</dt><dd>Rasmus Breistein</dd>')
})
