import { expect, test } from 'vitest'
import {
  filmSlug,
  findMediaId,
  giftCardUrl,
  isReservedPath,
  mediaUrl,
  parsePath,
  purchaseUrl,
  toHref,
} from './paths.ts'

test('a film’s address takes the digits of its number, whatever the letters are', () => {
  expect(filmSlug('Nosferatu', 'DXM20220117')).toBe('nosferatu-dxm-20220117')
  expect(filmSlug('Safety Last!', 'NFD20230004')).toBe('safety-last!-dxm-20230004')
})

test('a film number of another form is refused by name', () => {
  expect(() => filmSlug('Nosferatu', '20220117')).toThrow('"20220117" is not a film number')
})

test('a link encodes each part of a path and keeps its slashes', () => {
  expect(toHref('/article/før/etter: "no" 100 %?#')).toBe(
    '/article/f%C3%B8r/etter%3A%20%22no%22%20100%20%25%3F%23',
  )
})

test('an address of another site is left alone', () => {
  expect(toHref('https://www.fjordheim.example/covid-19?a=b')).toBe(
    'https://www.fjordheim.example/covid-19?a=b',
  )
})

test('query and hash are cut off before decoding', () => {
  expect(parsePath('/kva%3Fno?q=%E6#%')).toBe('/kva?no')
})

test('a broken percent sign is no path', () => {
  expect(parsePath('/100%')).toBeNull()
})

test('the server’s own first segments are reserved in any spelling', () => {
  expect(isReservedPath('/page-data/x')).toBe(true)
  expect(isReservedPath('/Redaksjon')).toBe(true)
  expect(isReservedPath('/redaksjonen')).toBe(false)
})

test('ticket and gift-card links are written as the provider expects', () => {
  expect(purchaseUrl('https://checkout.example/', 'fjordheim', '4711')).toBe(
    'https://checkout.example/fjordheim/events/4711/purchase/setup?kanal=dxf',
  )
  expect(giftCardUrl('https://checkout.example', 'fjordheim')).toBe(
    'https://checkout.example/fjordheim/giftcard',
  )
})

test('a picture’s address gives its id back', () => {
  expect(findMediaId(`${mediaUrl('film å')}?w=480`)).toBe('film å')
  expect(findMediaId('https://elsewhere.example/x.jpg')).toBeNull()
})
