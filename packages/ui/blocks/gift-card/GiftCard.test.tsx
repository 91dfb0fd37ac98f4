import { expect, test } from 'vitest'
import { drawnBlock, hrefsOf, textOf } from '../../testing.tsx'

test('the block links to the provider’s gift cards', () => {
  const html = drawnBlock('gift-card')
  expect(hrefsOf(html)).toEqual(['https://billett.example/fjordheim/giftcard'])
  expect(textOf(html)).toContain('Kjøp gåvekort')
})
