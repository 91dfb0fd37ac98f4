import { expect, test } from 'vitest'
import { findRenamedHalls } from './hall.ts'

const toHalls = (names: string) => names.split(' ').flatMap((name) => (name === '' ? [] : [{ name }]))

test.each([
  ['a hall with another name in its place', 'Storsalen Vesle', 'Kinosalen Vesle', 'Storsalen>Kinosalen'],
  ['the last hall', 'Storsalen Vesle', 'Storsalen Svartsalen', 'Vesle>Svartsalen'],
  ['all halls', 'Ein To', 'Sal1 Sal2', 'Ein>Sal1 To>Sal2'],
  ['a hall beside a new one', 'Storsalen Vesle', 'Storsalen Svartsalen Foaje', 'Vesle>Svartsalen'],
  ['a hall after one that was removed', 'Foaje Storsalen Vesle', 'Storsalen Svartsalen', 'Vesle>Svartsalen'],
  ['none when one is added', 'Storsalen', 'Storsalen Vesle', ''],
  ['none when one is removed', 'Storsalen Vesle', 'Storsalen', ''],
  ['none when the halls stand in another order', 'Storsalen Vesle', 'Vesle Storsalen', ''],
  ['none when nobody knows which one it was', 'Ein To Vesle', 'Sal1 Vesle', ''],
  ['none of a house without halls before', '', 'Storsalen', ''],
])('a renamed hall is %s', (_, before, after, expected) => {
  const renamed = findRenamedHalls(toHalls(before), toHalls(after))
  expect(renamed.map(({ from, to }) => `${from}>${to}`).join(' ')).toBe(expected)
})
