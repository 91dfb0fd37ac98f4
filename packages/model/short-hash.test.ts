import { expect, test } from 'vitest'
import { shortHash } from './short-hash.ts'

test.each([
  ['', '811c9dc5'],
  ['a', 'e40c292c'],
  ['foobar', 'bf9cf968'],
])('the hash of "%s" is the published one', (text, hash) => {
  expect(shortHash(text)).toBe(hash)
})
