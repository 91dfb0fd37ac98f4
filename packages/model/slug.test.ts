import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Slug } from './content/fields.ts'
import { filmSlug, parsePath, toAbsoluteUrl, toHref } from './paths.ts'
import { isSlug, toSlug } from './slug.ts'

test.each([
  ['Utsett: Open mikrofon | ny dato kjem', 'utsett:-open-mikrofon-|-ny-dato-kjem'],
  ['Quiz: "Kven veit mest?"', 'quiz:-"kven-veit-mest?"'],
  ['Før/etter: slik vart foajeen', 'før/etter:-slik-vart-foajeen'],
  ['Kort sagt.', 'kort-sagt.'],
  ['  To   ord\u00a0og\tein tabulator ', 'to-ord-og-ein-tabulator'],
])('a slug has the punctuation of its title: %s', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
})

test('a segment of dots alone, which browsers resolve, gets a hyphen', () => {
  expect(toSlug('../løyndom')).toBe('..-/løyndom')
  expect(toSlug('Vent... og sjå')).toBe('vent...-og-sjå')
})

test('slashes never leave an empty segment', () => {
  expect(toSlug('/og//eller/')).toBe('og/eller')
})

test('a long title is cut at a word', () => {
  const slug = toSlug('kulturhus '.repeat(30))
  expect(slug.length).toBeLessThanOrEqual(90)
  expect(slug.endsWith('-kulturhus')).toBe(true)
})

test('a long title in letters that take more bytes is cut shorter, at a word', () => {
  expect(toSlug('Хлопець, дівчинка і дощ у великому старому місті')).toBe(
    'хлопець,-дівчинка-і-дощ-у-великому',
  )
  expect(toSlug('映画'.repeat(60))).toHaveLength(24)
})

test('the slug of any title is short enough, also with a film number after it', () => {
  const titles = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }),
    fc.string({ unit: fc.constantFrom(...'я映👻!./ é-a'), maxLength: 300, size: 'max' }),
  )
  fc.assert(
    fc.property(titles, (title) => {
      const slug = filmSlug(title, 'DXM20220117')
      expect(Slug.safeParse(slug).error?.issues ?? []).toEqual([])
      expect(toSlug(toSlug(title))).toBe(toSlug(title))
    }),
  )
})

test('the slug of any title with a letter is valid, and its slug is the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const slug = toSlug(`a${title}`)
      expect(isSlug(slug)).toBe(true)
      expect(toSlug(slug)).toBe(slug)
    }),
  )
})

test('any slug survives encoding, URL parsing and decoding', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const path = `/article/${toSlug(`a${title}`)}`
      const { pathname } = new URL(toHref(path), 'https://fjordheim.example')
      expect(parsePath(pathname)).toBe(path)
    }),
  )
})

test('the absolute URL of any slug is the one that URL gives, for alternating hosts', () => {
  const hosts = fc.constantFrom(
    'https://fjordheim.example',
    'http://localhost:3000/',
    'https://FJORD.example/a/b',
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), hosts, (title, host) => {
      const path = `/article/${toSlug(`a${title}`)}`
      expect(toAbsoluteUrl(host, path)).toBe(new URL(toHref(path), host).href)
    }),
  )
  expect(toAbsoluteUrl('https://fjordheim.example', '/')).toBe('https://fjordheim.example/')
  expect(toAbsoluteUrl('https://fjordheim.example', 'https://kommune.example/a b')).toBe(
    'https://kommune.example/a%20b',
  )
})
