import { expect, test } from 'vitest'
import { readListParams } from './list-params.ts'

test.each([
  ['', { search: '', state: '', order: 'newest', page: 1 }],
  [
    'q=orgel&tilstand=draft&rekkefolge=title&side=3',
    { search: 'orgel', state: 'draft', order: 'title', page: 3 },
  ],
  ['tilstand=tull&rekkefolge=tull&side=-1', { search: '', state: '', order: 'newest', page: 1 }],
])('the address with "%s" is a list', (query, expected) => {
  expect(readListParams(new URLSearchParams(query))).toEqual(expected)
})
