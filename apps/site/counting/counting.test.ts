import type { BasicEvent, Counted } from '@lerret/api'
import { beforeEach, expect, test } from 'vitest'
import { givenPage, givenProduction, givenShowing } from '../test-pages.ts'
import { createCounting, type Told } from './counting.ts'
import { asksForPrivacy } from './privacy.ts'

const HREF = 'https://checkout.example/fjordheim/events/1/purchase/setup?kanal=dxf'
const showing = givenShowing('a', '2026-11-20T18:00:00.000Z', '2026-11-20T20:00:00.000Z', {
  purchaseHref: HREF,
})
const production = {
  ...givenProduction('production-of-a'),
  href: '/nosferatu',
  object: 'movie' as const,
  kind: 'Skrekk',
}
const film = givenPage('/nosferatu', [
  { component: 'ticket-list', parts: [{ production, showings: [showing] }] } as never,
])
const list = givenPage('/kino', [
  { component: 'program', parts: [{ productions: [production], showings: [showing] }] } as never,
])

let news: BasicEvent[]
let sent: [string, Counted][]
let told: Told[]
const counting = createCounting({
  ...{ site: 'site178a', brand: 'Fjordheim kulturhus' },
  news: () => news,
  send: (address, counted) => void sent.push([address, counted]),
  tell: (each) => void told.push(each),
})
beforeEach(() => {
  news = []
  sent = []
  told = []
})
const item = (listName: string) => ({
  ...{ id: production.id, name: production.title, brand: 'Fjordheim kulturhus', listName },
  category: 'Skrekk',
})

test('a look at a film is counted, with what it is and where it was seen', () => {
  counting.see(film)
  expect(sent).toEqual([
    [
      '/runtime/sites/site178a/counts',
      { event: 'view_item', contentType: 'product', item: item('/nosferatu') },
    ],
  ])
})

test.each(['slideshow', 'movie-cover'])('a %s that shows a film is no look at it', (component) => {
  counting.see(givenPage('/', [{ component, parts: [{ production, showings: [showing] }] } as never]))
  expect(sent).toEqual([])
})

test('a film’s page with other films on it is a look at that film', () => {
  const other = { ...givenProduction('other'), href: '/metropolis' }
  counting.see(
    givenPage('/nosferatu', [
      { component: 'movie-cover', parts: [{ production: other, showings: [] }] } as never,
      { component: 'ticket-list', parts: [{ production, showings: [] }] } as never,
    ]),
  )
  expect(sent.map(([, { item }]) => item.id)).toEqual([production.id])
})

test('a ticket that came on sale after the page was made is a selection too', () => {
  const notYet = { ...showing, purchaseHref: null }
  counting.see(
    givenPage('/kino', [
      { component: 'program', parts: [{ productions: [production], showings: [notYet] }] } as never,
    ]),
  )
  counting.follow(HREF)
  expect(sent).toEqual([])
  news = [showing]
  counting.follow(HREF)
  expect(sent.map(([, counted]) => counted)).toEqual([
    { event: 'select_content', contentType: 'product', item: item('/kino') },
  ])
})

test('a press on a ticket is a selection of the product, from a list as well', () => {
  counting.see(list)
  expect(sent).toEqual([])
  counting.follow(HREF)
  expect(sent.map(([, counted]) => counted)).toEqual([
    { event: 'select_content', contentType: 'product', item: item('/kino') },
  ])
})

test('others may be told of every page that is looked at, and of what it is about', () => {
  counting.see(list)
  counting.see(film)
  counting.follow(HREF)
  expect(told).toEqual([
    { event: 'seen', page: list, item: null },
    { event: 'seen', page: film, item: item('/nosferatu') },
    { event: 'chosen', page: film, item: item('/nosferatu') },
  ])
})

test('other links are nobody’s business', () => {
  counting.see(list)
  counting.follow('https://checkout.example/elsewhere')
  counting.follow('/om-oss')
  expect(sent).toEqual([])
})

test.each([
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: null }, false],
  [{}, false],
])('whoever says %j asks for privacy: %s', (browser, asks) => {
  expect(asksForPrivacy(browser)).toBe(asks)
})
