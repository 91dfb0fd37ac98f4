import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDiskCache } from './disk-cache.ts'

let folder: string
let clock = Date.parse('2026-11-20T12:00:00Z')
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lerret-cache-'))
})
afterEach(() => rm(folder, { recursive: true }))

const HOUR = 3_600_000
const now = () => {
  clock += 1
  return new Date(clock)
}
const opened = (limit = 250) => openDiskCache({ folder, limit, now })
const hundred = () => new Uint8Array(100)
const isKept = async (cache: ReturnType<typeof opened>, name: string) =>
  (await cache.find(name)) !== undefined

test('what was put is found, also after a restart', async () => {
  await opened().put('aa-1', Buffer.from('picture'))
  expect(Buffer.from((await opened().find('aa-1')) ?? []).toString()).toBe('picture')
  expect(await opened().find('aa-2')).toBeUndefined()
})

test('beyond the limit, what was used longest ago goes first', async () => {
  const cache = opened()
  await cache.put('aa-1', hundred())
  await cache.put('aa-2', hundred())
  await cache.find('aa-1')
  await cache.put('bb-3', hundred())
  await cache.settled()
  expect(cache.bytes).toBe(200)
  expect(await isKept(cache, 'aa-2')).toBe(false)
  expect(await isKept(cache, 'aa-1')).toBe(true)
})

test('a restart counts what is there, and knows what was used last', async () => {
  const before = opened()
  for (const name of ['aa-1', 'aa-2']) await before.put(name, hundred())
  // Both lay unused for a while, until one was asked for.
  for (const [name, age] of [
    ['1', 3],
    ['2', 2],
  ] as const) {
    const then = new Date(clock - age * HOUR)
    await utimes(join(folder, 'aa', `-${name}`), then, then)
  }
  clock += 2 * HOUR
  await before.find('aa-1')
  await expect.poll(async () => (await readdir(join(folder, 'aa'))).length).toBe(2)

  const after = opened()
  await after.settled()
  expect(after.bytes).toBe(200)
  await after.put('bb-3', hundred())
  await after.settled()
  expect(await isKept(after, 'aa-1')).toBe(true)
  expect(await isKept(after, 'aa-2')).toBe(false)
})

test('a smaller limit is kept from the start', async () => {
  const before = opened()
  await before.put('aa-1', hundred())
  await before.put('aa-2', hundred())
  const after = opened(100)
  await after.settled()
  expect(after.bytes).toBe(100)
  expect(await readdir(join(folder, 'aa'))).toHaveLength(1)
})

test('many at once leave no more than the limit, and nothing half written', async () => {
  const cache = opened()
  await Promise.all(
    Array.from({ length: 40 }, async (_, number) => {
      const name = `${number % 4}0-${number % 10}`
      await cache.put(name, hundred())
      const found = await cache.find(name)
      expect([undefined, 100]).toContain(found?.length)
    }),
  )
  await cache.settled()
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.includes('-'))
  expect(files.length).toBeLessThanOrEqual(2)
  expect(cache.bytes).toBeLessThanOrEqual(250)
})

test('what somebody else removed is not found, and takes no room', async () => {
  const cache = opened()
  await cache.put('aa-1', hundred())
  await rm(join(folder, 'aa', '-1'))
  expect(await cache.find('aa-1')).toBeUndefined()
  expect(cache.bytes).toBe(0)
})

test('what a killed server left half written is removed', async () => {
  await mkdir(join(folder, 'aa'))
  const file = join(folder, 'aa', '-1.x.part')
  await writeFile(file, hundred())
  await utimes(file, new Date(clock - 2 * HOUR), new Date(clock - 2 * HOUR))
  const cache = opened()
  await cache.settled()
  expect(await readdir(join(folder, 'aa'))).toEqual([])
})
