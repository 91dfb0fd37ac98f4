import { expect, test } from 'vitest'
import { drawnBlock, headingsOf, hrefsOf, textOf } from '../../testing.tsx'

test('news has title, lead and date, with the year when it is another', () => {
  const html = drawnBlock('article-card-list')
  expect(headingsOf(html)).toEqual([
    'h2 Nyhende',
    'h3 Vaffelkino kvar sundag i advent',
    'h3 Avlyst: Storbandkveld 22. november',
  ])
  expect(textOf(html)).toContain('Steik, røre og svart kaffi i foajeen. 12. november Avlyst')
  expect(textOf(html)).toContain('12. november 2025')
})

test('a card has one link', () => {
  expect(hrefsOf(drawnBlock('article-card-list'))).toEqual([
    '/article/vaffelkino',
    '/article/storband',
    '/nyhende',
  ])
})

test('without news it says so', () => {
  const html = drawnBlock('article-card-list', [{ heading: 'Nyhende', articles: [], link: null }])
  expect(textOf(html)).toBe('Nyhende Ingen nyhende er lagde ut enno.')
})
