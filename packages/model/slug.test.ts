import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hrefOf, pathOf } from './paths.ts'
import { isSlug, slugOf } from './slug.ts'

test.each([
  ['Utsett: Open mikrofon | ny dato kjem', 'utsett:-open-mikrofon-|-ny-dato-kjem'],
  ['Quiz: "Kven veit mest?"', 'quiz:-"kven-veit-mest?"'],
  ['Før/etter: slik vart foajeen', 'før/etter:-slik-vart-foajeen'],
  ['Kort sagt.', 'kort-sagt.'],
  ['  To   ord\u00a0og\tein tabulator ', 'to-ord-og-ein-tabulator'],
])('a slug keeps the punctuation of its title: %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a part of dots alone, which browsers resolve away, gets a hyphen', () => {
  expect(slugOf('../løyndom')).toBe('..-/løyndom')
  expect(slugOf('Vent... og sjå')).toBe('vent...-og-sjå')
})

test('slashes never leave an empty part', () => {
  expect(slugOf('/og//eller/')).toBe('og/eller')
})

test('a long title is cut at a word', () => {
  const slug = slugOf('kulturhus '.repeat(30))
  expect(slug.length).toBeLessThanOrEqual(90)
  expect(slug.endsWith('-kulturhus')).toBe(true)
})

test('the slug of any title with a letter is a slug, and making it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const slug = slugOf(`a${title}`)
      expect(isSlug(slug)).toBe(true)
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})

test('any slug survives the way through an address and the browser that resolves it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const path = `/article/${slugOf(`a${title}`)}`
      const { pathname } = new URL(hrefOf(path), 'https://fjordheim.example')
      expect(pathOf(pathname)).toBe(path)
    }),
  )
})
