import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loginPath, wayBack } from './way-back.ts'

const HERE = 'https://fjordheim.example'
const backFrom = (wanted: string) => wayBack(`${HERE}${loginPath(wanted)}`)

test('whoever had to log in comes back to where they were', () => {
  expect(backFrom('/mine-billettar')).toBe('/mine-billettar')
  expect(backFrom('/nosferatu-dxm-20220117?x=1#omtalar')).toBe('/nosferatu-dxm-20220117?x=1#omtalar')
})

test('whoever came by themselves comes to their own page', () => {
  expect(wayBack(`${HERE}/logg-inn`)).toBe('/mi-side')
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
])('%j is no way back', (wanted) => {
  expect(backFrom(wanted)).toBe('/mi-side')
})

test('no way back leads out of the house, whatever is asked for', () => {
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
      const back = backFrom(pieces.join(''))
      expect(new URL(back, HERE).origin).toBe(HERE)
    }),
    { numRuns: 2000, examples: [[['/', '.', '//', 'x.example']]] },
  )
})
