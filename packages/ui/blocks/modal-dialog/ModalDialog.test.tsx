import { expect, test } from 'vitest'
import { drawnBlock, hrefsOf } from '../../testing.tsx'

test('a message is an aside with its own name, and knows which message it is', () => {
  const html = drawnBlock('modal-dialog')
  expect(html).toMatch(/^<aside [^>]*aria-labelledby="([^"]+)"[^>]*data-key="vegen-1"><h2 id="\1"/)
  expect(hrefsOf(html)).toEqual(['/parkering'])
})
