import { expect, test } from 'vitest'
import { listHrefs, renderBlock, toText } from '../../testing.tsx'

test('the block links to the provider’s gift cards', () => {
  const html = renderBlock('gift-card')
  expect(listHrefs(html)).toEqual(['https://billett.example/fjordheim/giftcard'])
  expect(toText(html)).toContain('Kjøp gåvekort')
})
