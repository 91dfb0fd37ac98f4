import { expect, test } from 'vitest'
import { listHeadings, listHrefs, renderBlock, toText } from '../../testing.tsx'

test('an article has title, lead and date, with the year when it is not the current one', () => {
  const html = renderBlock('article-card-list')
  expect(listHeadings(html)).toEqual([
    'h2 Nyhende',
    'h3 Vaffelkino kvar sundag i advent',
    'h3 Avlyst: Storbandkveld 22. november',
  ])
  expect(toText(html)).toContain('Steik, røre og svart kaffi i foajeen. 12. november Avlyst')
  expect(toText(html)).toContain('12. november 2025')
})

test('a card has one link', () => {
  expect(listHrefs(renderBlock('article-card-list'))).toEqual([
    '/article/vaffelkino',
    '/article/storband',
    '/nyhende',
  ])
})

test('without news it says so', () => {
  const html = renderBlock('article-card-list', [{ heading: 'Nyhende', articles: [], link: null }])
  expect(toText(html)).toBe('Nyhende Ingen nyhende er lagde ut enno.')
})

test('the newest article has a larger picture, cropped around its focal point', () => {
  const image = {
    src: '/images/scene',
    alt: '',
    width: 1920,
    height: 1080,
    focalPoint: { x: 0.6, y: 0.68 },
  }
  const article = (id: string) => ({
    id,
    title: id,
    href: `/article/${id}`,
    category: 'news' as const,
    lead: '',
    image,
    publishedAt: '2026-11-12T09:00:00.000Z',
  })
  const html = renderBlock('article-card-list', [
    { heading: 'Nyhende', articles: [article('ny'), article('gammal')], link: null },
  ])
  const [newest = '', older = ''] = html.match(/<img [^>]*>/g) ?? []
  expect(newest).toMatch(/w=640&amp;h=360&amp;[^"]*fp-y=0.68/)
  expect(newest).toContain('sizes="(min-width: 70rem) 56rem, 100vw"')
  expect(older).toMatch(/w=640&amp;h=427&amp;/)
})
