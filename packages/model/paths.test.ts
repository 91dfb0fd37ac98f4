import { expect, test } from 'vitest'
import {
  filmSlug,
  findMediaId,
  giftCardUrl,
  isReservedPath,
  mediaUrl,
  parsePath,
  purchaseUrl,
  RESERVED_SEGMENTS,
  toHref,
} from './paths.ts'

test('the path of a film has the digits of its number, not the letters', () => {
  expect(filmSlug('Nosferatu', 'DXM20220117')).toBe('nosferatu-dxm-20220117')
  expect(filmSlug('Safety Last!', 'NFD20230004')).toBe('safety-last!-dxm-20230004')
})

test('an invalid film number is an error that names it', () => {
  expect(() => filmSlug('Nosferatu', '20220117')).toThrow('"20220117" is not a film number')
})

test('a link encodes each segment of a path', () => {
  expect(toHref('/article/før/etter: "no" 100 %?#')).toBe(
    '/article/f%C3%B8r/etter%3A%20%22no%22%20100%20%25%3F%23',
  )
})

test('a URL of another site stays as it is', () => {
  expect(toHref('https://www.fjordheim.example/covid-19?a=b')).toBe(
    'https://www.fjordheim.example/covid-19?a=b',
  )
})

test('query and hash are removed before decoding', () => {
  expect(parsePath('/kva%3Fno?q=%E6#%')).toBe('/kva?no')
})

test('invalid percent-encoding gives no path', () => {
  expect(parsePath('/100%')).toBeNull()
})

test('the first segments that the server uses are reserved in any case', () => {
  expect(isReservedPath('/page-data/x')).toBe(true)
  expect(isReservedPath('/Redaksjon')).toBe(true)
  expect(isReservedPath('/redaksjonen')).toBe(false)
})

test('each segment that the server uses is named once', () => {
  expect(new Set(RESERVED_SEGMENTS).size).toBe(RESERVED_SEGMENTS.length)
})

test('ticket and gift card links have the form that the provider expects', () => {
  expect(purchaseUrl('https://checkout.example/', 'fjordheim', '4711')).toBe(
    'https://checkout.example/fjordheim/events/4711/purchase/setup?kanal=dxf',
  )
  expect(giftCardUrl('https://checkout.example', 'fjordheim')).toBe(
    'https://checkout.example/fjordheim/giftcard',
  )
})

test('the id of a picture is found in its URL', () => {
  expect(findMediaId(`${mediaUrl('film å')}?w=480`)).toBe('film å')
  expect(findMediaId('https://elsewhere.example/x.jpg')).toBeNull()
})
