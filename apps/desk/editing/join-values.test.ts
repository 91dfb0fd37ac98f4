import { expect, test } from 'vitest'
import { joinValues } from './join-values.ts'

test.each([
  ['Gratis vaflar', 'Gratis kaffi', 'Gratis vaflar kaffi'],
  [
    ['drama', 'norsk'],
    ['norsk', 'krim'],
    ['drama', 'norsk', 'krim'],
  ],
  [undefined, 'Ny', 'Ny'],
  [1, 2, 1],
  [
    [{ id: 'a', alt: 'Ein hund' }],
    [
      { id: 'b', alt: 'Ein katt' },
      { id: 'a', alt: 'Ein hund i snø' },
    ],
    [
      { id: 'a', alt: 'Ein hund i snø' },
      { id: 'b', alt: 'Ein katt' },
    ],
  ],
  [[{ place: 'Kino' }], [{ place: 'Kino' }, { place: 'Kafé' }], [{ place: 'Kino' }, { place: 'Kafé' }]],
])('%j and %j are together %j', (mine, theirs, both) => {
  expect(joinValues(mine, theirs).value).toEqual(both)
})
