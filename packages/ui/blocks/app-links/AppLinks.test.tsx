import { expect, test } from 'vitest'
import { drawnBlock, hrefsOf, textOf } from '../../testing.tsx'

test('the block links to the app in both stores', () => {
  const html = drawnBlock('app-links')
  expect(hrefsOf(html)).toEqual(['https://apps.example/fjordheim', 'https://play.example/fjordheim'])
  expect(textOf(html)).toContain('Last ned frå App Store')
})
