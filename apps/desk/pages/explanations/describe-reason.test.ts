import type { SelectionReason } from '@lerret/api/contracts'
import type { PageSource } from '@lerret/model'
import { expect, test } from 'vitest'
import { describeReason } from './describe-reason.ts'

const sources: PageSource[] = [{ name: 'nowFilms', model: 'production', collection: true, filter: [] }]

const filter = (property: string, value: string, values: string[] = []): SelectionReason => ({
  type: 'filter',
  source: 'nowFilms',
  property,
  value,
  values,
})

test.each<[SelectionReason, string]>([
  [{ type: 'shown' }, '«Nosferatu» står her.'],
  [{ type: 'hasShowings' }, '«Nosferatu» har inga framsyning framover.'],
  [{ type: 'limit', limit: 6, place: 7 }, '«Nosferatu» har plass 7 av 6.'],
  [
    { type: 'days', from: '2026-11-20', to: '2026-11-26' },
    'Blokka viser 20. nov til 26. nov. «Nosferatu» går ikkje då.',
  ],
  [
    filter('object', 'culture', ['movie']),
    'Kjelda «Filmar og arrangement» finn berre arrangement. «Nosferatu» er ein film.',
  ],
  [
    filter('production.objectClass', 'movie', ['movie_coming']),
    'Kjelda «Filmar og arrangement» finn berre det som går no. «Nosferatu» er sett opp til seinare.',
  ],
  [
    filter('category', 'barn', ['kino', 'nytt']),
    'Kjelda «Filmar og arrangement» tek berre med kategori «Barn». «Nosferatu» har «Kino, Nytt».',
  ],
  [
    filter('hall', '1'),
    'Kjelda «Filmar og arrangement» tek berre med sal «1». «Nosferatu» har ikkje noko der.',
  ],
])('%j is explained', (reason, sentence) => {
  expect(describeReason(reason, { title: 'Nosferatu', sources })).toBe(sentence)
})
