import type { Destination } from '@lerret/model'
import { expect, test } from 'vitest'
import { type TrackingPayload, trackingUrls } from './tracking-urls.ts'

const facebook: Destination = { kind: 'facebook', pixelId: '1234567890' }
const matomo: Destination = { kind: 'matomo', url: 'https://statistikk.example/m/', siteId: '7' }
const item = {
  id: 'nosferatu',
  name: 'Nosferatu & co',
  brand: 'Fjordheim',
  listName: '/kino',
  category: 'Skrekk',
}
const pageView: TrackingPayload = {
  event: 'page-view',
  address: 'https://fjordheim.example/kino',
  title: 'Kino | Fjordheim',
  item: null,
}

const read = (destination: Destination, payload: TrackingPayload) =>
  trackingUrls(destination, payload).map((address) => {
    const { origin, pathname, searchParams } = new URL(address)
    return { to: origin + pathname, ...Object.fromEntries(searchParams) }
  })

const PRODUCT = {
  'cd[content_type]': 'product',
  'cd[content_ids]': '["nosferatu"]',
  'cd[content_name]': 'Nosferatu & co',
  'cd[content_category]': 'Skrekk',
  'cd[brand]': 'Fjordheim',
  'cd[list_name]': '/kino',
}
const toFacebook = (ev: string, product = {}) => ({
  to: 'https://www.facebook.com/tr',
  id: '1234567890',
  ev,
  dl: 'https://fjordheim.example/kino',
  noscript: '1',
  ...product,
})

test('Facebook gets page views, product views and started checkouts', () => {
  expect(read(facebook, pageView)).toEqual([toFacebook('PageView')])
  expect(read(facebook, { ...pageView, item })).toEqual([
    toFacebook('PageView'),
    toFacebook('ViewContent', PRODUCT),
  ])
  expect(read(facebook, { ...pageView, event: 'ticket-click', item })).toEqual([
    toFacebook('InitiateCheckout', PRODUCT),
  ])
})

test('Matomo gets page views with their product, and ticket clicks as events', () => {
  const view = {
    to: 'https://statistikk.example/m/matomo.php',
    idsite: '7',
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: 'https://fjordheim.example/kino',
    action_name: 'Kino | Fjordheim',
  }
  expect(read(matomo, pageView)).toEqual([view])
  const product = { _pks: 'nosferatu', _pkn: 'Nosferatu & co', _pkc: 'Skrekk' }
  expect(read(matomo, { ...pageView, item })).toEqual([{ ...view, ...product }])
  const event = { ca: '1', e_c: 'product', e_a: 'select_content', e_n: 'Nosferatu & co' }
  expect(read(matomo, { ...pageView, event: 'ticket-click', item })).toEqual([{ ...view, ...event }])
})
