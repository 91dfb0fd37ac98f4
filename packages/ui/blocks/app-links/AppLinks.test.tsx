import { expect, test } from 'vitest'
import { listHrefs, renderBlock, toText } from '../../testing.tsx'

test('the block links to the app in both stores', () => {
  const html = renderBlock('app-links')
  expect(listHrefs(html)).toEqual(['https://apps.example/fjordheim', 'https://play.example/fjordheim'])
  expect(toText(html)).toContain('Last ned frå App Store')
})
