import { expect, test } from 'vitest'
import { drawnBlock, hrefsOf } from '../../testing.tsx'

test('a message is a closed dialog with its own name, which a button closes', () => {
  const html = drawnBlock('modal-dialog').replace(/<noscript>.*<\/noscript>/s, '')
  expect(html).toMatch(/^<dialog (?![^>]*open)[^>]*aria-labelledby="([^"]+)"[^>]*><h2 id="\1"/)
  expect(html).toMatch(/<form [^>]*method="dialog"><button [^>]*>Lukk</)
  expect(hrefsOf(html)).toEqual(['/parkering'])
})

test('without a script it stands at the top of the page, under a name of its own', () => {
  const html = /<noscript>(.*)<\/noscript>/s.exec(drawnBlock('modal-dialog'))?.[1] ?? ''
  expect(html).toMatch(/^<aside [^>]*aria-labelledby="([^"]+)"[^>]*><h2 id="\1"/)
})
