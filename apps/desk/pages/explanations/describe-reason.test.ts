import type { SelectionReason } from '@lerret/api/contracts'
import { expect, test } from 'vitest'
import { describeReason } from './describe-reason.ts'

const filter = (property: string, value: string, values: string[] = []): SelectionReason => ({
  type: 'filter',
  source: 'filmar',
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
    'Kjelda «filmar» finn berre arrangement. «Nosferatu» er ein film.',
  ],
  [
    filter('production.objectClass', 'movie', ['movie_coming']),
    'Kjelda «filmar» finn berre det som går no. «Nosferatu» er sett opp til seinare.',
  ],
  [
    filter('category', 'barn', ['kino', 'nytt']),
    'Kjelda «filmar» tek berre med category «barn». «Nosferatu» har «kino, nytt».',
  ],
  [filter('hall', '1'), 'Kjelda «filmar» tek berre med hall «1». «Nosferatu» har ikkje noko der.'],
])('%j is explained', (reason, sentence) => {
  expect(describeReason(reason, 'Nosferatu')).toBe(sentence)
})
