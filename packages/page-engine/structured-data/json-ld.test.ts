import { expect, test } from 'vitest'
import { formatJsonLd } from './json-ld.ts'

const hostile = '</script><!-- <script> & ]]> "\u2028\u2029 \\u003c 😀 \ud800'

test('no value can end the script element', () => {
  const text = formatJsonLd([{ '@type': 'Movie', name: hostile }])
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(text.isWellFormed()).toBe(true)
})

test('the text parses back to the same values', () => {
  expect(JSON.parse(formatJsonLd([{ '@type': 'Movie', name: hostile }]))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Movie', name: hostile }],
  })
})

test('a page without things has an empty text', () => {
  expect(formatJsonLd([])).toBe('')
})
