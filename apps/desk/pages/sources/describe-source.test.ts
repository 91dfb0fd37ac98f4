import type { PageSource } from '@lerret/model'
import { expect, test } from 'vitest'
import { describeSource } from './describe-source.ts'

const source = (
  model: PageSource['model'],
  filters: Record<string, string> = {},
  collection = true,
): PageSource => ({
  name: 'source',
  model,
  collection,
  filter: Object.entries(filters).map(([property, value]) => ({ property, value, operator: 'eq' })),
})

test.each([
  [source('production', { object: 'movie', objectClass: 'movie' }), 'Filmar som går no'],
  [source('production', { object: 'movie', objectClass: 'movie_coming' }), 'Filmar som kjem seinare'],
  [source('production', { object: 'culture' }), 'Arrangement'],
  [source('event'), 'Framsyningar'],
  [source('event', { 'production.object': 'movie' }), 'Framsyningar av filmar'],
  [source('article', { category: 'news' }), 'Nyhende i kategorien «news»'],
  [
    source('production', { object: 'movie', parentSlug: '@production' }, false),
    'Éin film som adressa til sida peikar på',
  ],
  [
    source('event', { 'production.parentSlug': '@production' }),
    'Framsyningar av det som adressa til sida peikar på',
  ],
  [source('article', { author: 'Kari' }), 'Nyhende der author er «Kari»'],
])('a source is described as what it finds: %#', (given, sentence) => {
  expect(describeSource(given)).toBe(sentence)
})
