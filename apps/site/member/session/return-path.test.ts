import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLoginReason, getReturnPath, loginPath } from './return-path.ts'

const HERE = 'https://fjordheim.example'
const returnFrom = (path: string) => getReturnPath(`${HERE}${loginPath(path)}`)

test('a log-in returns to the page that required it', () => {
  expect(returnFrom('/mine-billettar')).toBe('/mine-billettar')
  expect(returnFrom('/nosferatu-dxm-20220117?x=1#omtalar')).toBe('/nosferatu-dxm-20220117?x=1#omtalar')
})

test('a log-in without a return path leads to the member’s own page', () => {
  expect(getReturnPath(`${HERE}/logg-inn`)).toBe('/mi-side')
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  '\t//elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'mine-billettar',
  '/partners/178/api/LogoutDx',
  '/redaksjon',
  '/logg-inn?attende=/logg-inn',
  '/nytt-passord',
])('%j is not a return path', (path) => {
  expect(returnFrom(path)).toBe('/mi-side')
})

test.each([
  ['/nosferatu-dxm-20220117#skriv-omtale', 'review'],
  ['/vil-sja?film=nosferatu', 'watch'],
  ['/mine-billettar', 'tickets'],
  ['/kinoklubb', 'club'],
  ['/mi-side', null],
  ['/mine-billettar#koden', 'tickets'],
  ['/vil-sja', 'list'],
])('a log-in that returns to %s has the reason %s', (path, reason) => {
  expect(findLoginReason(path)).toBe(reason)
})

test('no return path leads to another site', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '@',
    ':',
    'https:',
    'x.example',
    '\t',
    '?',
    '#',
    '%2f',
    '%5c',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const returnPath = returnFrom(pieces.join(''))
      expect(new URL(returnPath, HERE).origin).toBe(HERE)
    }),
    { numRuns: 2000, examples: [[['/', '.', '//', 'x.example']]] },
  )
})
