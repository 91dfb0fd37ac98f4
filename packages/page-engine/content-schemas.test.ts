import type { ContentKind } from '@lerret/model'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { CONTENT_SCHEMAS } from './content-schemas.ts'

const article = {
  id: '6f0c4a52-6d0e-5c3b-9f4a-0d5c6b7a8e90',
  title: 'Kva no?',
  slug: 'kva-no?',
  category: 'news',
  author: '',
  image: '/images/news-jul',
  thumbnail: '/images/news-jul?w=480',
  content: '<p>Hei</p>',
  node_locale: 'nb',
  createdAt: 1_762_900_000_000,
  updatedAt: 1_762_900_000_000,
  order: 0,
}

const film = {
  id: 'film-nosferatu',
  object: 'movie',
  objectClass: 'movie',
  title: 'Nosferatu',
  parentSlug: 'nosferatu-dxm-20220117',
  pageReference: 'nosferatu-dxm-20220117',
  ediNumber: 'DXM20220117',
  contents: [{ summary: 'Skuggen i trappa.', body: '<p>Skuggen i trappa.</p>' }],
  assets: [],
  features: ['Stumfilm'],
  ageLimit: '12',
}

const showing = {
  id: 'ev-1',
  productionId: 'film-nosferatu',
  startsAt: '2026-11-20T18:00:00Z',
  endsAt: '2026-11-20T20:00:00Z',
  hall: 'Storsalen',
  ticketStatus: 'on-sale',
  state: 'planned',
  formats: ['2D'],
  access: [],
}

const programme = {
  id: 'kino-no',
  component: 'program',
  locale: 'nb',
  settings: {
    heading: 'På kino no',
    mode: 'now',
    groupBy: 'day',
    filters: true,
    productions: 'films',
    showings: 'showings',
  },
}

const examples: [ContentKind, Record<string, unknown>][] = [
  ['article', article],
  ['production', film],
  ['event', showing],
  ['block-data', programme],
]

test.each(examples)('a complete record of %s is valid', (kind, record) => {
  expect(CONTENT_SCHEMAS[kind].parse(record)).toEqual(record)
})

test.each(examples)(
  'a record of %s with an unknown field is invalid, and the message names it',
  (kind, record) => {
    expect(validationMessages(kind, { ...record, tittel: 'x' })).toContain('tittel')
  },
)

test.each<[string, ContentKind, Record<string, unknown>, string]>([
  ['a slug with a space', 'article', { ...article, slug: 'kva no' }, 'slug: is not a slug'],
  ['a slug of two dots', 'article', { ...article, slug: '..' }, 'slug: is not a slug'],
  ['an unknown category', 'article', { ...article, category: 'sport' }, 'category:'],
  [
    'a film page without number',
    'production',
    { ...film, parentSlug: 'nosferatu' },
    'parentSlug: does not end in -dxm-',
  ],
  [
    'a film number of four letters',
    'production',
    { ...film, ediNumber: 'DXMA0220117' },
    'ediNumber: is not a film number',
  ],
  [
    'a culture page without code',
    'production',
    { ...film, object: 'culture' },
    'pageReference: does not end in',
  ],
  [
    'a showing that ends before it starts',
    'event',
    { ...showing, endsAt: showing.startsAt },
    'endsAt: is not after startsAt',
  ],
  [
    'a moved showing without its old time',
    'event',
    { ...showing, state: 'moved' },
    'previousStart: is missing',
  ],
  ['settings of another component', 'block-data', { ...programme, component: 'content' }, 'settings.html:'],
  ['an unknown component', 'block-data', { ...programme, component: 'programm' }, 'component:'],
  [
    'a redirect to itself',
    'redirect',
    { id: 'r', source: '/a', target: '/a', permanent: true },
    'target: is the same',
  ],
  [
    'a redirect from a path of the server',
    'redirect',
    { id: 'r', source: '/health', target: '/a', permanent: true },
    'source: begins with',
  ],
  ['an invalid link', 'menu-item', { path: 'javascript:alert(1)' }, 'path: is not a link'],
])('%s is invalid, and the message names the field', (_, kind, record, message) => {
  expect(validationMessages(kind, record)).toContain(message)
})

test('a house has the partner numbers it was given, each once', () => {
  expect(validationMessages('partners', { partners: [4012, 118] })).not.toContain('partners')
  expect(validationMessages('partners', { partners: [118, 0] })).toContain('0 is not a partner number')
  expect(validationMessages('partners', { partners: [118, 118] })).toContain('have the same number twice')
})

function validationMessages(kind: ContentKind, record: unknown): string {
  const { error } = (CONTENT_SCHEMAS[kind] as z.ZodType).safeParse(record)
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n')
}
