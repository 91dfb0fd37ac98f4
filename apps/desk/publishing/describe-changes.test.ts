import { expect, test } from 'vitest'
import { type ChangedRecord, describeChange, describeChanges } from './describe-changes.ts'

const ARTICLE = {
  id: 'a',
  title: 'Vaffelkino',
  slug: 'vaffelkino',
  content: '<p>Kom!</p>',
  author: 'Amina',
  createdAt: 1,
  updatedAt: 2,
  order: 3,
}
const changed = (changes: object): ChangedRecord => ({
  kind: 'article',
  before: ARTICLE,
  after: { ...ARTICLE, ...changes },
})
const showing = (changes: object = { hall: 'Sal 2' }): ChangedRecord => {
  const before = {
    id: 's',
    startsAt: '2026-11-20T18:00:00Z',
    endsAt: '2026-11-20T20:00:00Z',
    hall: 'Storsalen',
  }
  return { kind: 'event', before, after: { ...before, ...changes } }
}
const page = (changes: object): ChangedRecord => {
  const before = { id: 'p', title: 'Kino', path: '/kino', template: { rows: [] }, blocks: [], sources: [] }
  return { kind: 'page', before, after: { ...before, ...changes } }
}
const block = (id: string): ChangedRecord => ({
  kind: 'block-data',
  before: { id, settings: { heading: 'No' } },
  after: { id, settings: { heading: 'I kveld' } },
})

test('what goes out is named by its fields, in the order of the form', () => {
  expect(describeChange(changed({ content: '<p>Nei</p>', title: 'Vafler' }))).toBe('Tittel og tekst går ut')
  expect(describeChange(changed({ lead: 'Gratis', title: 'Vafler', content: '' }))).toBe(
    'Tittel, ingress og tekst går ut',
  )
  expect(describeChange(showing({ startsAt: '2026-11-20T19:00:00Z', endsAt: '2026-11-20T21:00:00Z' }))).toBe(
    'Tid går ut',
  )
})

test('many fields are counted', () => {
  const changes = { title: '', lead: '', content: '', author: '', category: 'culture', slug: 'x' }
  expect(describeChange(changed(changes))).toBe('Tittel, ingress, tekst og 3 felt til går ut')
})

test('a record that visitors have not seen is new', () => {
  expect(describeChange({ kind: 'article', before: null, after: ARTICLE })).toBe('Nytt nyhende går ut')
  expect(describeChange({ kind: 'production', before: null, after: { object: 'movie' } })).toBe(
    'Ny film går ut',
  )
  expect(describeChange({ kind: 'production', before: null, after: { object: 'culture' } })).toBe(
    'Nytt arrangement går ut',
  )
})

test('a record that is deleted is taken down', () => {
  expect(describeChange({ kind: 'article', before: ARTICLE, after: null })).toBe('Blir teke ned frå nettsida')
})

test('nothing goes out when nothing has changed, or only what nobody writes', () => {
  const nothing = 'Ingenting er endra sidan publiseringa'
  expect(describeChange(changed({}))).toBe(nothing)
  expect(describeChange(changed({ updatedAt: 9, lead: undefined }))).toBe(nothing)
  expect(describeChange({ kind: 'article', before: null, after: null })).toBe(nothing)
  // The server keeps the date of the first publication.
  const { kind, before, after } = changed({})
  expect(describeChange({ kind, before: { ...before, publishedAt: 5 }, after })).toBe(nothing)
})

test('a technical field that somebody changed is not named, and not hidden', () => {
  expect(describeChange(changed({ publishedAt: 7 }))).toBe('Detaljar går ut')
  expect(describeChange(changed({ order: 1, title: 'Vafler' }))).toBe('Tittel og detaljar går ut')
})

test('the texts of a film are named apart', () => {
  const before = { object: 'movie', contents: [{ summary: 'Kort', body: '<p>Langt</p>' }] }
  const contents = [{ summary: 'Kortare', body: '<p>Langt</p>' }]
  expect(describeChange({ kind: 'production', before, after: { ...before, contents } })).toBe(
    'Samandrag går ut',
  )
})

test('a record of the site is named as a whole, and a part of it by its fields', () => {
  expect(describeChange({ kind: 'theme', before: { colors: 1 }, after: { colors: 2 } })).toBe(
    'Utsjånad går ut',
  )
  const names = { openingHours: 'opningstidene' }
  const record: ChangedRecord = {
    kind: 'settings',
    before: { openingHours: [] },
    after: { openingHours: [1] },
  }
  expect(describeChange(record, names)).toBe('Opningstidene går ut')
  expect(describeChange({ ...record, before: null }, names)).toBe('Innstillingar går ut')
})

test('of a page and its blocks, the page says what changed and the blocks are counted', () => {
  const rows = [{ index: 1 }]
  expect(describeChanges([page({ template: { rows }, blocks: [1] }), block('a'), block('b')])).toBe(
    'Oppsett og 2 blokker går ut',
  )
  expect(describeChanges([page({ title: 'Film' }), block('a')])).toBe('Namn og 1 blokk går ut')
  expect(describeChanges([page({}), block('a')])).toBe('1 blokk går ut')
  expect(
    describeChanges([
      { ...page({}), before: null },
      { ...block('a'), before: null },
    ]),
  ).toBe('1 side og 1 blokk går ut')
})

test('showings and menu entries are counted, and those that collide wait', () => {
  expect(describeChanges([showing(), showing(), showing(), showing({})], { clashes: 1 })).toBe(
    '3 framsyningar går ut, 1 kolliderer',
  )
  expect(describeChanges([], { clashes: 2 })).toBe('2 kolliderer')
  const item = { label: 'Kino', order: 1 }
  expect(describeChanges([{ kind: 'menu-item', before: item, after: { ...item, order: 2 } }])).toBe(
    '1 menypunkt går ut',
  )
  const removed: ChangedRecord = { kind: 'menu-item', before: item, after: null }
  expect(describeChanges([removed])).toBe('1 menypunkt forsvinn')
  expect(describeChanges([showing(), removed, removed])).toBe('1 framsyning går ut, 2 menypunkt forsvinn')
})

test('of several records without changes nothing goes out', () => {
  expect(describeChanges([page({}), changed({})])).toBe('Ingenting er endra sidan publiseringa')
})
