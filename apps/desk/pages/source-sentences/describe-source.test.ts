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
  [source('article', { category: 'news' }), 'Nyhende i kategorien nyhende'],
  [
    source('production', { object: 'movie', parentSlug: '@production' }, false),
    'Éin film som adressa til sida peikar på',
  ],
  [
    source('event', { 'production.parentSlug': '@production' }),
    'Framsyningar av det som adressa til sida peikar på',
  ],
  [source('article', { author: 'Kari' }), 'Nyhende skrivne av Kari'],
  [
    source('event', { 'production.objectClass': 'movie', hall: 'Sal 2', access: 'hearing-loop' }),
    'Framsyningar av det som går no i Sal 2 med teleslynge',
  ],
  [source('production', { object: 'culture', objectClass: 'Konsert' }), 'Arrangement av typen «Konsert»'],
  [source('article', { nodeLocale: 'nb' }), 'Nyhende der eit anna felt er «nb»'],
])('a source is described as what it finds: %#', (given, sentence) => {
  expect(describeSource(given)).toBe(sentence)
})
