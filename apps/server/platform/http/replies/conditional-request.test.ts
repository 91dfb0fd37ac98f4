import { expect, test } from 'vitest'
import { findMatchingTag, matchesIfRange } from './conditional-request.ts'

test.each([
  ['"a"', '"a"'],
  ['  "a"  ', '"a"'],
  ['W/"a"', '"a"'],
  ['"x", "b"', '"b"'],
  ['"x","b"', '"b"'],
  ['W/"x" ,W/"b"', '"b"'],
  ['"b", "a"', '"a"'],
  ['*', '"a"'],
  [' * ', '"a"'],
])('If-None-Match: %s names %s', (header, expected) => {
  expect(findMatchingTag(header, ['"a"', '"b"'])).toBe(expected)
})

test.each([undefined, '', 'a', '"aa"', '"A"', '"x"', 'w/"x"', '"x*"', '*"x"', '"x, a"', '"a', ','])(
  'If-None-Match: %s names none of the tags',
  (header) => {
    expect(findMatchingTag(header, ['"a"', '"b"'])).toBeUndefined()
  },
)

test('a tag may contain a comma', () => {
  expect(findMatchingTag('"x", "a,b"', ['"a,b"'])).toBe('"a,b"')
})

test('a weak tag of ours is found by the same weak or strong tag', () => {
  expect(findMatchingTag('"a"', ['W/"a"'])).toBe('W/"a"')
  expect(findMatchingTag('W/"a"', ['W/"a"'])).toBe('W/"a"')
})

test('without tags nothing matches', () => {
  expect(findMatchingTag('*', [])).toBeUndefined()
})

test.each([
  [undefined, '"a"', true],
  [undefined, undefined, true],
  ['"a"', '"a"', true],
  ['"b"', '"a"', false],
  ['W/"a"', '"a"', false],
  ['W/"a"', 'W/"a"', false],
  ['"a"', undefined, false],
  ['Fri, 20 Nov 2026 12:00:00 GMT', '"a"', false],
])('If-Range: %s with the ETag %s allows a range: %s', (header, etag, expected) => {
  expect(matchesIfRange(header, etag)).toBe(expected)
})
