import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listLookups } from './list-lookups.ts'
import { normalizeAddress } from './normalize-address.ts'

test.each([
  ['http://gamlehuset.example/om-oss/', '/om-oss'],
  ['https://www.gamlehuset.example/om-oss', '/om-oss'],
  ['//gamlehuset.example/om-oss#kart', '/om-oss'],
  ['https://gamlehuset.example/?p=12&utm_source=brev', '/?p=12'],
  ['https://gamlehuset.example?p=12', '/?p=12'],
  ['/index.php?p=12', '/?p=12'],
  ['/index.php/2019/05/sak/', '/2019/05/sak'],
  ['/b%c3%a5t/', '/båt'],
  ['/b%e5t/', '/båt'],
  ['/ba\u030at', '/båt'],
  ['/sak?b=2&a=1', '/sak?a=1&b=2'],
  ['mailto:post@gamlehuset.example', null],
  [`/${'x'.repeat(700)}`, null],
])('%s is the address %s', (address, expected) => {
  expect(normalizeAddress(address)).toBe(expected)
})

test.each([
  ['/2024/05/12/', '/2024/05'],
  ['/2024/05/12/page/2/', '/2024/05'],
  ['/2024/05/page/2/', '/2024/05'],
  ['/2024/05/12/sak/comment-page-2/', '/2024/05/12/sak'],
])('%s is looked up as %s too', (address, expected) => {
  expect(listLookups(address)).toContain(expected)
})

const segment = fc
  .stringMatching(/^[a-zæøå0-9._~ -]{1,12}$/)
  .filter((text) => !/^\.+$/.test(text) && text !== 'index.php' && text === text.trim().normalize('NFC'))
const path = fc.array(segment, { minLength: 1, maxLength: 4 })
const query = fc.option(fc.tuple(fc.constantFrom('p', 'page_id', 'cat', 'attachment_id'), fc.nat()))

test('an address is found however it is written: encoded, with www, http, a slash or a parameter for tracking', () => {
  fc.assert(
    fc.property(
      path,
      query,
      fc.constantFrom('http://', 'https://www.'),
      fc.boolean(),
      (segments, parameter, prefix, hasSlash) => {
        const search = parameter ? `${parameter[0]}=${parameter[1]}` : ''
        const stored = normalizeAddress(`https://a.example/${segments.join('/')}${search && `?${search}`}`)
        const encoded = segments.map(encodeURIComponent).join('/')
        const asked = `${prefix}a.example/${encoded}${hasSlash ? '/' : ''}?${search}&fbclid=x`
        expect(normalizeAddress(asked)).toBe(stored)
        expect(listLookups(asked)[0]).toBe(stored)
      },
    ),
  )
})

test('normalizing twice changes nothing', () => {
  fc.assert(
    fc.property(path, (segments) => {
      const once = normalizeAddress(`/${segments.map(encodeURIComponent).join('/')}`) as string
      fc.pre(!once.includes('%'))
      expect(normalizeAddress(once)).toBe(once)
    }),
  )
})

test.each([
  ['/wp-content/uploads/2019/05/sommar-300x200.jpg', '/wp-content/uploads/2019/05/sommar.jpg'],
  ['/wp-content/uploads/sommar-scaled.jpg', '/wp-content/uploads/sommar.jpg'],
  ['/nyheter/page/3/', '/nyheter'],
  ['/2019/05/sak/feed/', '/2019/05/sak'],
  ['/2019/05/sak/?replytocom=5', '/2019/05/sak'],
  ['/2019/05/sak/?p=5&x=1', '/2019/05/sak'],
])('%s is also looked up as %s', (url, expected) => {
  expect(listLookups(url)).toContain(expected)
})

test.each(['/', '/?', '/?utm_source=x'])('%s is the front page, which is no old address', (url) => {
  expect(listLookups(url)).toEqual([])
})
