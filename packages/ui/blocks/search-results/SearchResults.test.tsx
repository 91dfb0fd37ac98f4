import type { SafeHtml } from '@lerret/model'
import type { SearchResultsBlockItem } from '@lerret/page-engine/page-data'
import { expect, test } from 'vitest'
import { showing } from '../../stories/index.ts'
import { listHeadings, listHrefs, renderBlock, toText } from '../../testing.tsx'

const empty: SearchResultsBlockItem = {
  heading: 'Treff',
  action: '/sok',
  query: '',
  total: 0,
  skip: 0,
  hits: [],
}
const hit = (title: string) => ({
  kind: 'film' as const,
  title,
  href: `/${title}`,
  excerpt: 'Kort.' as SafeHtml,
  image: null,
  next: null,
})

test('without a query nothing is rendered', () => {
  expect(renderBlock('search-results', [empty])).toBe('')
})

test('each hit has its kind, and the total is above the hits', () => {
  const html = renderBlock('search-results')
  expect(listHeadings(html)).toEqual([
    'h2 Treff',
    'h3 Vaffelkino kvar sundag i advent',
    'h3 Nosferatu',
    'h3 Bar & kafé',
  ])
  expect(toText(html)).toContain('12 treff på «vaffel»')
  expect(toText(html)).toContain('Nyhende Vaffelkino')
})

test('a film has its next showing and a ticket', () => {
  const html = renderBlock('search-results')
  expect(toText(html)).toContain('Nosferatu I kveld 19.00 · Storsalen')
  expect(listHrefs(html)).toContain(showing().purchaseHref)
})

test('a search without hits says so, with advice', () => {
  expect(toText(renderBlock('search-results', [{ ...empty, query: '<b>tull' }]))).toContain(
    'Ingen treff på «&lt;b&gt;tull»',
  )
})

test('a search that could not be carried out says so, and not that there are no hits', () => {
  const text = toText(renderBlock('search-results', [{ ...empty, query: 'film', isUnavailable: true }]))
  expect(text).toContain('Vi får ikkje søkt akkurat no.')
  expect(text).not.toContain('Ingen treff')
})

test('hits that are only similar to the query are marked as such', () => {
  const html = renderBlock('search-results', [
    { ...empty, query: 'nosfratu', total: 1, hits: [hit('nosferatu')], isNear: true },
  ])
  expect(toText(html)).toContain('Ingen treff på «nosfratu». Dette liknar:')
})

test('links to the next and previous hits have the same query', () => {
  const hits = Array.from({ length: 20 }, (_, number) => hit(`film-${number}`))
  const middle = renderBlock('search-results', [{ ...empty, query: 'å & ø', total: 70, skip: 20, hits }])
  expect(listHrefs(middle).slice(-2)).toEqual([
    '/sok?q=%C3%A5+%26+%C3%B8',
    '/sok?q=%C3%A5+%26+%C3%B8&amp;skip=40',
  ])
  const english = renderBlock('search-results', [{ ...empty, lang: 'en', query: 'film', total: 40, hits }])
  expect(listHrefs(english).at(-1)).toBe('/sok?q=film&amp;lang=en&amp;skip=20')
  const last = renderBlock('search-results', [{ ...empty, query: 'film', total: 40, skip: 20, hits }])
  expect(toText(last)).not.toContain('Vis fleire treff')
})
