import { expect, test } from 'vitest'
import { suggestPath } from './suggest-path.ts'

const PATHS = ['/', '/kino', '/kultur', '/kommande-filmar', '/om-oss', '/article/levande-orgel', '/parkering']

test.each([
  ['/parkeringsplass', '/parkering'],
  ['/kommende-filmer', '/kommande-filmar'],
  ['/nyheiter/levande-orgel', '/article/levande-orgel'],
  ['/Om_oss', '/om-oss'],
  ['/heilt-anna', null],
  ['/', '/'],
])('for %s it is %s', (missed, expected) => {
  expect(suggestPath(missed, PATHS)).toBe(expected)
})
