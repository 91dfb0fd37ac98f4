import { expect, test } from 'vitest'
import { formatJsonLd } from './json-ld.ts'

const hostileName = '</script><!-- <script> & ]]> "\u2028\u2029 \\u003c 😀 \ud800'
const hostile = { '@type': 'Movie', name: hostileName }

test('no value can end the script element', () => {
  const text = formatJsonLd([hostile])
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(text.isWellFormed()).toBe(true)
})

test('the text parses back to the same values', () => {
  expect(JSON.parse(formatJsonLd([hostile]))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [hostile],
  })
})

test('a page without things has an empty text', () => {
  expect(formatJsonLd([])).toBe('')
})
