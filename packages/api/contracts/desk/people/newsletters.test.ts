import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NewsletterItem } from './newsletters.ts'

const SITE = 'https://fjordheim.example'
const isAccepted = (path: string) => NewsletterItem.shape.path.safeParse(path).success

test.each([
  '/kino',
  '/article/kva%20no',
  '/sok?q=a//b',
  '/%2F/elsewhere.example',
  '/%5Celsewhere.example',
  '/%09/x',
])('the path %j stays on the site and is accepted', (path) => {
  expect(isAccepted(path)).toBe(true)
  expect(new URL(path, SITE).origin).toBe(SITE)
})

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n\\elsewhere.example',
  '\t//elsewhere.example',
  ' //elsewhere.example',
  '\\\\elsewhere.example',
  'https:elsewhere.example',
  'javascript:alert(1)',
])('browsers take %j for another site, and it is refused', (path) => {
  expect(isAccepted(path)).toBe(false)
})

test('whatever is accepted stays on the site, also in a browser that strips and swaps characters', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    '\r',
    '.',
    '..',
    ' ',
    '%2f',
    '%5c',
    '@',
    ':',
    'x.example',
    '\u3002',
    '？',
    '／',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const path = `/${parts.join('')}`
      if (isAccepted(path)) expect(new URL(path, SITE).origin).toBe(SITE)
    }),
    { numRuns: 2000 },
  )
})
