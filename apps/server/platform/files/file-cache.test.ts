import { expect, test } from 'vitest'
import { createFileCache } from './file-cache.ts'

test('a full cache removes the file that was used least recently', () => {
  const cache = createFileCache({ maxBytes: 10, maxFileBytes: 6 })
  for (const name of ['a', 'b']) cache.set(name, new Uint8Array(4))
  cache.get('a')
  cache.set('c', new Uint8Array(4))
  expect(['a', 'b', 'c'].map((name) => cache.get(name)?.length)).toEqual([4, undefined, 4])
})

test('a file that is too large is not cached, and an empty one is', () => {
  const cache = createFileCache({ maxBytes: 10, maxFileBytes: 6 })
  cache.set('large', new Uint8Array(7))
  cache.set('empty', new Uint8Array())
  expect(cache.get('large')).toBeUndefined()
  expect(cache.get('empty')?.length).toBe(0)
})
