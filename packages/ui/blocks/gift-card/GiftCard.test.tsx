import { expect, test } from 'vitest'
import { drawnBlock, hrefsOf, textOf } from '../../testing.tsx'

test('a gift card is bought at the provider', () => {
  const html = drawnBlock('gift-card')
  expect(hrefsOf(html)).toEqual(['https://billett.example/fjordheim/giftcard'])
  expect(textOf(html)).toContain('Kjøp gåvekort')
})
