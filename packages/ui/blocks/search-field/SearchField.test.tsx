import { expect, test } from 'vitest'
import { renderBlock } from '../../testing.tsx'

test('the search works without a script, with a labelled field', () => {
  const html = renderBlock('search-field')
  expect(html).toContain('<form action="/sok" method="get">')
  expect(html).toMatch(
    /<label for="([^"]+)"[^>]*>Søk i program og nyhende<\/label>.*<input id="\1"[^>]* name="q"/,
  )
})

test('a search in another language than that of the search page names it', () => {
  const html = renderBlock('search-field', [{ heading: 'Search', action: '/sok', lang: 'en', query: '' }])
  expect(html).toContain('<input type="hidden" name="lang" value="en"/>')
})
