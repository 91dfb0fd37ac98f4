import { expect, test } from 'vitest'
import { toLinkAddress } from './link-address.ts'

test.each([
  ['/kino', '/kino'],
  ['#prisar', '#prisar'],
  [' https://fjordheim.no/ ', 'https://fjordheim.no/'],
  ['fjordheim.no/kino', 'https://fjordheim.no/kino'],
  ['www.blåbær.no', 'https://www.blåbær.no'],
  ['post@fjordheim.no', 'mailto:post@fjordheim.no'],
  ['57 00 00 00', 'tel:57000000'],
  ['tel:+4757000000', 'tel:+4757000000'],
  ['', null],
  ['kino', null],
  ['javascript:alert(1)', null],
  ['//elsewhere.example', null],
  ['C:\\bilete\\a.jpg', null],
])('«%s» leads to %s', (input, address) => {
  expect(toLinkAddress(input)).toBe(address)
})
