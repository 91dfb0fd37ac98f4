import { expect, test } from 'vitest'
import { STORIES } from '../../stories/index.ts'
import { listHrefs, renderBlock } from '../../testing.tsx'

test('a message is a labelled, closed dialog with a close button', () => {
  const html = renderBlock('modal-dialog').replace(/<noscript>.*<\/noscript>/s, '')
  expect(html).toMatch(/^<dialog (?![^>]*open)[^>]*aria-labelledby="([^"]+)"[^>]*><h2 id="\1"/)
  expect(html).toMatch(/<form [^>]*method="dialog"><button [^>]*>Lukk</)
  expect(listHrefs(html)).toEqual(['/parkering'])
})

test('without a script it is a labelled note at the top of the page', () => {
  const html = /<noscript>(.*)<\/noscript>/s.exec(renderBlock('modal-dialog'))?.[1] ?? ''
  expect(html).toMatch(/^<aside [^>]*aria-labelledby="([^"]+)"[^>]*><h2 id="\1"/)
})

test('an everyday message is a labelled note at the top of the page, with and without a script', () => {
  const [message] = STORIES['modal-dialog']
  if (!message) throw new Error('The message has no story.')
  const html = renderBlock('modal-dialog', [{ ...message, isStrip: true }])
  expect(html).toMatch(/^<aside [^>]*aria-labelledby="([^"]+)"[^>]*><h2 id="\1"/)
  expect(html).not.toContain('<dialog')
})
