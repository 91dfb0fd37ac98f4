import { expect, test } from 'vitest'
import { normalizeHref } from './hrefs.ts'

test.each([
  ['/kva no', '/kva%20no'],
  ['/åpe/på-ny', '/%C3%A5pe/p%C3%A5-ny'],
  ['/%C3%A5pe', '/%C3%A5pe'],
  ['/100%-ekte', '/100%25-ekte'],
  ['/sok?q=a b#år', '/sok?q=a b#år'],
  ['#innhald', '#innhald'],
  ['https://andre.example/å b', 'https://andre.example/å b'],
  ['mailto:post@fjordheim.example', 'mailto:post@fjordheim.example'],
])('the link %s has the href %s', (written, href) => {
  expect(normalizeHref(written)).toBe(href)
})
