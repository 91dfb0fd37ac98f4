import { expect, test } from 'vitest'
import { findSimilar } from './find-similar.ts'

const PATHS = ['/', '/kino', '/kultur', '/kommande-filmar', '/om-oss', '/article/levande-orgel', '/parkering']

test.each([
  ['/parkeringsplass', '/parkering'],
  ['/kommende-filmer', '/kommande-filmar'],
  ['/nyheiter/levande-orgel', '/article/levande-orgel'],
  ['/Om_oss', '/om-oss'],
  ['/heilt-anna', null],
  ['/', '/'],
])('for %s it is %s', (missed, expected) => {
  expect(findSimilar(missed, PATHS)).toBe(expected)
})
