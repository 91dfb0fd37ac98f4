import { expect, test } from 'vitest'
import { createFileCache } from './file-cache.ts'

test('a full cache removes the file that was added first', () => {
  const cache = createFileCache({ maxBytes: 10, maxFileBytes: 6 })
  for (const name of ['a', 'b', 'c']) cache.set(name, new Uint8Array(4))
  expect(['a', 'b', 'c'].map((name) => cache.get(name)?.length)).toEqual([undefined, 4, 4])
})

test('a file that is too large is returned but not cached', () => {
  const cache = createFileCache({ maxBytes: 10, maxFileBytes: 6 })
  expect(cache.set('large', new Uint8Array(7)).length).toBe(7)
  expect(cache.get('large')).toBeUndefined()
})

test('adding the same file again takes no more space', () => {
  const cache = createFileCache({ maxBytes: 10, maxFileBytes: 6 })
  for (let times = 0; times < 5; times++) cache.set('a', new Uint8Array(4))
  cache.set('b', new Uint8Array(6))
  expect(cache.get('a')?.length).toBe(4)
})
