import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '@lerret/model'
import { beforeEach, expect, test } from 'vitest'
import { givenFolder } from '../../../test-cleanup.ts'
import { openDiskCache } from './disk-cache.ts'

let folder: string
let clock = Date.parse('2026-11-20T12:00:00Z')
beforeEach(async () => {
  folder = await givenFolder()
})

const now = () => {
  clock += 1
  return new Date(clock)
}
const openCache = (maxBytes = 250) => openDiskCache({ folder, maxBytes, now })
const hundredBytes = () => new Uint8Array(100)
const isCached = async (cache: ReturnType<typeof openCache>, name: string) =>
  (await cache.find(name)) !== undefined

test('a stored file is found, also after a restart', async () => {
  await openCache().put('aa-1', Buffer.from('picture'))
  expect(Buffer.from((await openCache().find('aa-1')) ?? []).toString()).toBe('picture')
  expect(await openCache().find('aa-2')).toBeUndefined()
})

test('beyond the limit the least recently used file is removed', async () => {
  const cache = openCache()
  await cache.put('aa-1', hundredBytes())
  await cache.put('aa-2', hundredBytes())
  await cache.find('aa-1')
  await cache.put('bb-3', hundredBytes())
  await cache.waitUntilIdle()
  expect(cache.bytes).toBe(200)
  expect(await isCached(cache, 'aa-2')).toBe(false)
  expect(await isCached(cache, 'aa-1')).toBe(true)
})

test('a restart indexes existing files and knows when they were last used', async () => {
  const before = openCache()
  for (const name of ['aa-1', 'aa-2']) await before.put(name, hundredBytes())
  // Both were unused for a while, until one was read.
  for (const [name, age] of [
    ['1', 3],
    ['2', 2],
  ] as const) {
    const then = new Date(clock - age * HOUR_MS)
    await utimes(join(folder, 'aa', `-${name}`), then, then)
  }
  clock += 2 * HOUR_MS
  await before.find('aa-1')
  await expect.poll(async () => (await readdir(join(folder, 'aa'))).length).toBe(2)

  const after = openCache()
  await after.waitUntilIdle()
  expect(after.bytes).toBe(200)
  await after.put('bb-3', hundredBytes())
  await after.waitUntilIdle()
  expect(await isCached(after, 'aa-1')).toBe(true)
  expect(await isCached(after, 'aa-2')).toBe(false)
})

test('a smaller limit applies from the start', async () => {
  const before = openCache()
  await before.put('aa-1', hundredBytes())
  await before.put('aa-2', hundredBytes())
  const after = openCache(100)
  await after.waitUntilIdle()
  expect(after.bytes).toBe(100)
  expect(await readdir(join(folder, 'aa'))).toHaveLength(1)
})

test('many concurrent writes leave no more than the limit and no temporary files', async () => {
  const cache = openCache()
  await Promise.all(
    Array.from({ length: 40 }, async (_, number) => {
      const name = `${number % 4}0-${number % 10}`
      await cache.put(name, hundredBytes())
      const content = await cache.find(name)
      expect([undefined, 100]).toContain(content?.length)
    }),
  )
  await cache.waitUntilIdle()
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.includes('-'))
  expect(files.length).toBeLessThanOrEqual(2)
  expect(cache.bytes).toBeLessThanOrEqual(250)
})

test('a file that another process removed is not found and no longer counted', async () => {
  const cache = openCache()
  await cache.put('aa-1', hundredBytes())
  await rm(join(folder, 'aa', '-1'))
  expect(await cache.find('aa-1')).toBeUndefined()
  expect(cache.bytes).toBe(0)
})

test('a file that was read is found without the disk, until it is evicted', async () => {
  const cache = openCache()
  await cache.put('aa-1', hundredBytes())
  await cache.find('aa-1')
  await rm(join(folder, 'aa', '-1'))
  expect(await isCached(cache, 'aa-1')).toBe(true)
  for (const name of ['bb-2', 'bb-3']) await cache.put(name, hundredBytes())
  expect(await isCached(cache, 'aa-1')).toBe(false)
})

test('a temporary file left by a killed server is removed', async () => {
  await mkdir(join(folder, 'aa'))
  const file = join(folder, 'aa', '-1.x.part')
  await writeFile(file, hundredBytes())
  await utimes(file, new Date(clock - 2 * HOUR_MS), new Date(clock - 2 * HOUR_MS))
  const cache = openCache()
  await cache.waitUntilIdle()
  expect(await readdir(join(folder, 'aa'))).toEqual([])
})
