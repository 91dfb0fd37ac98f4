import type { BasicEvent, CountedEvent } from '@lerret/api'
import { beforeEach, expect, test } from 'vitest'
import { givenPage, givenProduction, givenShowing } from '../test-pages.ts'
import { createCounting, type TrackedEvent } from './counting.ts'
import { prefersPrivacy } from './privacy.ts'

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

let updates: BasicEvent[]
let sent: [string, CountedEvent][]
let tracked: TrackedEvent[]
const counting = createCounting({
  site: 'site178a',
  brand: 'Fjordheim kulturhus',
  getUpdates: () => updates,
  send: (address, counted) => void sent.push([address, counted]),
  track: (event) => void tracked.push(event),
})
beforeEach(() => {
  updates = []
  sent = []
  tracked = []
})
const item = (listName: string) => ({
  id: production.id,
  name: production.title,
  brand: 'Fjordheim kulturhus',
  listName,
  category: 'Skrekk',
})

test('a view of a film’s page is counted, with the film and the page', () => {
  counting.countView(film)
  expect(sent).toEqual([
    [
      '/runtime/sites/site178a/counts',
      { event: 'view_item', contentType: 'product', item: item('/nosferatu') },
    ],
  ])
})

test.each(['slideshow', 'movie-cover'])('a film in a %s is not counted as viewed', (component) => {
  counting.countView(givenPage('/', [{ component, parts: [{ production, showings: [showing] }] } as never]))
  expect(sent).toEqual([['/runtime/sites/site178a/counts', { event: 'page_view', path: '/' }]])
})

test('a film’s page with other films on it counts only its own film', () => {
  const other = { ...givenProduction('other'), href: '/metropolis' }
  counting.countView(
    givenPage('/nosferatu', [
      { component: 'movie-cover', parts: [{ production: other, showings: [] }] } as never,
      { component: 'ticket-list', parts: [{ production, showings: [] }] } as never,
    ]),
  )
  expect(sent.map(([, counted]) => 'item' in counted && counted.item.id)).toEqual([production.id])
})

test('a click on a ticket that came on sale after the page was rendered is counted', () => {
  const notYet = { ...showing, purchaseHref: null }
  counting.countView(
    givenPage('/kino', [
      { component: 'program', parts: [{ productions: [production], showings: [notYet] }] } as never,
    ]),
  )
  sent.length = 0
  counting.countClick(HREF)
  expect(sent).toEqual([])
  updates = [showing]
  counting.countClick(HREF)
  expect(sent.map(([, counted]) => counted)).toEqual([
    { event: 'select_content', contentType: 'product', item: item('/kino') },
  ])
})

test('a click on a ticket in a list is counted for its production', () => {
  counting.countView(list)
  sent.length = 0
  counting.countClick(HREF)
  expect(sent.map(([, counted]) => counted)).toEqual([
    { event: 'select_content', contentType: 'product', item: item('/kino') },
  ])
})

test('every page view and ticket click is handed to tracking', () => {
  counting.countView(list)
  counting.countView(film)
  counting.countClick(HREF)
  expect(tracked).toEqual([
    { event: 'page-view', page: list, item: null },
    { event: 'page-view', page: film, item: item('/nosferatu') },
    { event: 'ticket-click', page: film, item: item('/nosferatu') },
  ])
})

test('clicks on other links are not counted', () => {
  counting.countView(list)
  sent.length = 0
  counting.countClick('https://checkout.example/elsewhere')
  counting.countClick('/om-oss')
  expect(sent).toEqual([])
})

test.each([
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: null }, false],
  [{}, false],
])('a browser with %j prefers privacy: %s', (browser, isPrivate) => {
  expect(prefersPrivacy(browser)).toBe(isPrivate)
})
