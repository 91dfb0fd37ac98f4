import { expect, test } from 'vitest'
import { drawnBlock, hrefsOf, textOf } from '../../testing.tsx'

test('links have a label and an optional text', () => {
  const html = drawnBlock('quick-links')
  expect(hrefsOf(html)).toEqual(['/aldersgrenser', '/parkering'])
  expect(textOf(html)).toContain('Kan sjuåringen bli med?')
})

test('without a heading they are still a list', () => {
  const html = drawnBlock('quick-links', [{ heading: '', links: [{ label: 'Bar', href: '/bar', text: '' }] }])
  expect(html).not.toContain('<h2')
  expect(html).toContain('<ul')
})
