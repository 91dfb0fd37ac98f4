import { expect, test } from 'vitest'
import { listHrefs, renderBlock, toText } from '../../testing.tsx'

test('links have a label and an optional text', () => {
  const html = renderBlock('quick-links')
  expect(listHrefs(html)).toEqual(['/aldersgrenser', '/parkering'])
  expect(toText(html)).toContain('Kan sjuåringen bli med?')
})

test('without a heading they are still a list', () => {
  const html = renderBlock('quick-links', [
    { heading: '', links: [{ label: 'Bar', href: '/bar', text: '' }] },
  ])
  expect(html).not.toContain('<h2')
  expect(html).toContain('<ul')
})
