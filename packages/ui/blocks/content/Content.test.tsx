import { expect, test } from 'vitest'
import { html } from '../../stories/index.ts'
import { listHeadings, renderBlock } from '../../testing.tsx'

test('a text has its heading, and its picture an alt text', () => {
  const rendered = renderBlock('content')
  expect(listHeadings(rendered)).toEqual(['h2 Parkering'])
  expect(rendered).toContain('alt="Ein bil ved kaia"')
  expect(rendered).toContain('<a href="/kontakt">Spør oss</a>')
})

test('a text without a heading is an unlabelled section', () => {
  const rendered = renderBlock('content', [{ heading: '', html: html('<p>Hei</p>'), image: null }])
  expect(listHeadings(rendered)).toEqual([])
  expect(rendered).not.toContain('aria-labelledby')
})
