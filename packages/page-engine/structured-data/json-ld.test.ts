import { expect, test } from 'vitest'
import { formatJsonLd } from './json-ld.ts'

const nasty = '</script><!-- <script> & ]]> "\u2028\u2029 \\u003c 😀 \ud800'

test('no title can end the script it stands in', () => {
  const text = formatJsonLd([{ '@type': 'Movie', name: nasty }])
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(text.isWellFormed()).toBe(true)
})

test('what is written is read back as it was', () => {
  expect(JSON.parse(formatJsonLd([{ '@type': 'Movie', name: nasty }]))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Movie', name: nasty }],
  })
})

test('a page with nothing to tell has no script', () => {
  expect(formatJsonLd([])).toBe('')
})
