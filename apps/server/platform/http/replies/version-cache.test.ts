import { expect, test } from 'vitest'
import { createVersionCache } from './version-cache.ts'

const counted = () => {
  let times = 0
  return async () => ++times
}

test('a value is computed once a version, also for calls that come meanwhile', async () => {
  const cache = createVersionCache<number>(10)
  const make = counted()
  expect(await Promise.all([cache(1, 'a', make), cache(1, 'a', make)])).toEqual([1, 1])
  expect(await cache(1, 'a', make)).toBe(1)
  expect(await cache(1, 'b', make)).toBe(2)
})

test('another version computes every value again', async () => {
  const cache = createVersionCache<number>(10)
  const make = counted()
  await cache(1, 'a', make)
  expect(await cache(2, 'a', make)).toBe(2)
})

test('the least recently used value is removed first', async () => {
  const cache = createVersionCache<number>(2)
  const make = counted()
  for (const name of ['a', 'b', 'a', 'c']) await cache(1, name, make)
  expect(await cache(1, 'a', make)).toBe(1)
  expect(await cache(1, 'b', make)).toBe(4)
})

test('a failure is thrown to the caller and not cached', async () => {
  const cache = createVersionCache<number>(10)
  await expect(cache(1, 'a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await cache(1, 'a', async () => 7)).toBe(7)
})
