import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHtml, toPlainText } from './clean-html.ts'
import { findHtmlProblem, findSumProblem } from './html-limits.ts'

const nest = (depth: number, name = 'div') =>
  ['<', '</'].map((start) => `${start}${name}>`.repeat(depth)).join('Hei')

test('a text may have a hundred elements inside each other, and no more', () => {
  expect(findHtmlProblem(nest(100))).toBeNull()
  expect(findHtmlProblem(nest(101))).toBe('has more than 100 elements inside each other')
  expect(findHtmlProblem(nest(200_000, 'x-y'))).not.toBeNull()
  expect(findHtmlProblem('<b><i>'.repeat(60))).not.toBeNull()
  expect(findHtmlProblem('<B\n class="a">'.repeat(101))).not.toBeNull()
})

test('elements that do not end each other are inside each other', () => {
  expect(findHtmlProblem('<dd><li>'.repeat(60))).not.toBeNull()
  expect(findHtmlProblem('<p title="<div>">a</p>'.repeat(200))).toBeNull()
})

test.each([
  ['elements', '<p>a'],
  ['attributes', '<a a=b c=d>'],
  ['entities', '&amp;'],
  ['brackets', '< '],
  ['cells', '<tr><td>a<td>b'],
  ['ends', '</div>'],
])('a text of %s is refused before it takes long to sanitize', (_, piece) => {
  expect(findHtmlProblem(piece.repeat(2500))).toBeNull()
  expect(findHtmlProblem(piece.repeat(11_000))).toContain('more than 10000 tags, attributes and entities')
})

test('texts are limited together, and what is plain text does not count', () => {
  const half = '<b>a</b>'.repeat(2500)
  expect(findSumProblem([half, half])).toBeNull()
  expect(findSumProblem([half, half, half])).toContain('more than 10000')
  expect(findSumProblem(Array.from({ length: 100 }, () => 'ord '.repeat(100_000)))).toBeNull()
})

test('a text may have half a million characters', () => {
  expect(findHtmlProblem('a'.repeat(500_000))).toBeNull()
  expect(findHtmlProblem('a'.repeat(500_001))).toBe('has more than 500000 characters')
})

test('elements that follow each other are not nested, also those without an end', () => {
  for (const piece of [
    '<div>a</div>',
    '<p>a',
    '<li>a',
    '<br>',
    '<img src=a>',
    '<tr><td>a',
    'a < b ',
    '<<',
    '</div>',
  ])
    expect(findHtmlProblem(piece.repeat(1000))).toBeNull()
})

test('deep HTML that is kept already becomes its text', () => {
  expect(cleanHtml(nest(5000))).toBe('Hei')
  expect(toPlainText(nest(5000))).toBe('Hei')
})

test('any text is read to its end', () => {
  const piece = fc.constantFrom('<', '>', '/', 'div', '<div>', '</div>', ' ', '"', '<p', 'æ')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 90 }), (pieces) => {
      expect(findHtmlProblem(pieces.join(''))).toBeNull()
    }),
  )
})
