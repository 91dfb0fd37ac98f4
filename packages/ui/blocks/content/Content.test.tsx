import { expect, test } from 'vitest'
import { html } from '../../stories/index.ts'
import { listHeadings, renderBlock } from '../../testing.tsx'

test('a text has its heading, and its picture an alt text', () => {
  const drawn = renderBlock('content')
  expect(listHeadings(drawn)).toEqual(['h2 Parkering'])
  expect(drawn).toContain('alt="Ein bil ved kaia"')
  expect(drawn).toContain('<a href="/kontakt">Spør oss</a>')
})

test('a text without a heading is an unlabelled section', () => {
  const drawn = renderBlock('content', [{ heading: '', html: html('<p>Hei</p>'), image: null }])
  expect(listHeadings(drawn)).toEqual([])
  expect(drawn).not.toContain('aria-labelledby')
})
