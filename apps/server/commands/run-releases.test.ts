import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openReleaseStore, type ReleaseStore } from '../publishing/releases/release-store.ts'
import { givenRelease } from '../publishing/releases/test-release.ts'
import { givenFolder } from '../test-cleanup.ts'
import { runReleases } from './run-releases.ts'

const folder = await givenFolder()
const now = new Date('2026-11-20T11:00:00Z')

let store: ReleaseStore
let ids: string[]
const run = (...args: string[]) => runReleases(args, { store, now })

beforeEach(async ({ task }) => {
  store = openReleaseStore(join(folder, task.id))
  ids = []
  for (const [minute, text] of ['ein', 'to'].entries()) {
    const release = await givenRelease(text, store)
    await store.switchTo(release)
    const liveAt = new Date(now.getTime() + minute * 60_000)
    await utimes(join(folder, task.id, 'releases', `${release.id}.json`), liveAt, liveAt)
    ids.push(release.id)
  }
})

test('releases are listed by the time in Oslo at which they became live, the last first', async () => {
  expect(await run()).toEqual([`${ids[1]}  2026-11-20 12.01  live`, `${ids[0]}  2026-11-20 12.00`])
})

test('a new folder says that nothing has been published', async () => {
  store = openReleaseStore(join(folder, 'new'))
  expect(await run()).toEqual(['Nothing has been published yet.'])
})

test('the operator goes back to a release by the beginning of its id, and lets go of it', async () => {
  const [one = '', two = ''] = ids
  expect(await run('--use', one.slice(0, 6))).toEqual([
    expect.stringContaining(`Release ${one} is live, and held`),
  ])
  expect((await store.findCurrent())?.id).toBe(one)
  expect((await run()).find((line) => line.startsWith(one))).toMatch(/ {2}live, held$/)
  expect(await run('--release')).toEqual([`Let go. Release ${two} is live.`])
  expect((await store.findCurrent())?.id).toBe(two)
  expect(await run('--release')).toEqual(['No release is held.'])
})

test.each([
  [['--use', 'zzz'], 'There is no release that begins with "zzz".'],
  [['--use', ''], 'There is more than one release'],
  [['--use'], 'Usage:'],
  [['--back'], 'Usage:'],
  [['--use', 'a', '--release'], 'Usage:'],
])('%s is rejected with what to do', async (args, words) => {
  await expect(run(...args)).rejects.toThrow(words)
})
