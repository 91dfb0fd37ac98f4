import type { Destination } from '@lerret/model'
import { expect, test } from 'vitest'
import { type News, requestsFor } from './tracking-urls.ts'

const facebook: Destination = { kind: 'facebook', pixelId: '1234567890' }
const matomo: Destination = { kind: 'matomo', url: 'https://statistikk.example/m/', siteId: '7' }
const item = {
  ...{ id: 'nosferatu', name: 'Nosferatu & co', brand: 'Fjordheim', listName: '/kino', category: 'Skrekk' },
}
const seen: News = {
  ...{ event: 'seen', address: 'https://fjordheim.example/kino', title: 'Kino | Fjordheim', item: null },
}

const read = (destination: Destination, news: News) =>
  requestsFor(destination, news).map((address) => {
    const { origin, pathname, searchParams } = new URL(address)
    return { to: origin + pathname, ...Object.fromEntries(searchParams) }
  })

const ABOUT = {
  'cd[content_type]': 'product',
  'cd[content_ids]': '["nosferatu"]',
  'cd[content_name]': 'Nosferatu & co',
  'cd[content_category]': 'Skrekk',
  'cd[brand]': 'Fjordheim',
  'cd[list_name]': '/kino',
}
const toFacebook = (ev: string, about = {}) => ({
  ...{ to: 'https://www.facebook.com/tr', id: '1234567890', ev },
  ...{ dl: 'https://fjordheim.example/kino', noscript: '1', ...about },
})

test('Facebook is told of pages, of products that are looked at, and of checkouts that begin', () => {
  expect(read(facebook, seen)).toEqual([toFacebook('PageView')])
  expect(read(facebook, { ...seen, item })).toEqual([
    toFacebook('PageView'),
    toFacebook('ViewContent', ABOUT),
  ])
  expect(read(facebook, { ...seen, event: 'chosen', item })).toEqual([toFacebook('InitiateCheckout', ABOUT)])
})

test('Matomo is told of pages, with the product they are about, and of choices as events', () => {
  const told = {
    ...{ to: 'https://statistikk.example/m/matomo.php', idsite: '7', rec: '1', apiv: '1', send_image: '0' },
    ...{ url: 'https://fjordheim.example/kino', action_name: 'Kino | Fjordheim' },
  }
  expect(read(matomo, seen)).toEqual([told])
  const product = { _pks: 'nosferatu', _pkn: 'Nosferatu & co', _pkc: 'Skrekk' }
  expect(read(matomo, { ...seen, item })).toEqual([{ ...told, ...product }])
  const event = { ca: '1', e_c: 'product', e_a: 'select_content', e_n: 'Nosferatu & co' }
  expect(read(matomo, { ...seen, event: 'chosen', item })).toEqual([{ ...told, ...event }])
})
