import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LayeredMap } from '@lerret/page-engine'
import { TestClock } from 'pg-boss'
import { expect, test } from 'vitest'
import { givenOpenDatabase } from '../../platform/db/test-database.ts'
import { givenBoss } from '../../platform/jobs/test-queues.ts'
import { givenFolder } from '../../test-cleanup.ts'
import { waitUntil } from '../../test-wait-until.ts'
import type { Release } from '../releases/release.ts'
import { findPurgeFailure, schedulePurges } from './feature.ts'
import { listPurgedUrls } from './purge.ts'

const URL = 'https://fjordheim.example'
const { db, connection } = await givenOpenDatabase()
const folder = await givenFolder()

const givenRelease = (id: string, hashes: Record<string, string>) =>
  ({
    id,
    files: LayeredMap.fromObject(
      Object.fromEntries(
        Object.entries(hashes).map(([path, hash]) => [
          path,
          { hash, type: 'text/html', immutable: path.startsWith('/assets/') },
        ]),
      ),
    ),
  }) as Release

test('changed, new and removed pages are purged, and scripts are not', () => {
  const before = givenRelease('a', { '/': '1', '/kino': '1', '/gammal': '1', '/assets/x-1.js': '1' })
  const after = givenRelease('b', { '/': '1', '/kino': '2', '/ny/på-norsk': '1', '/assets/x-2.js': '1' })
  expect(listPurgedUrls(before, after, URL)).toEqual([
    `${URL}/gammal`,
    `${URL}/kino`,
    `${URL}/ny/p%C3%A5-norsk`,
  ])
  expect(listPurgedUrls(after, after, URL)).toEqual([])
})

test('everything is purged when many pages have changed, or nobody knows which', () => {
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, number) => [`/side-${number}`, '1']))
  const before = givenRelease('a', { '/': '1' })
  expect(listPurgedUrls(before, givenRelease('b', { '/': '1', ...many }), URL)).toEqual([`${URL}/*`])
  expect(listPurgedUrls(undefined, before, URL)).toEqual([`${URL}/*`])
})

test('a publish on two servers is purged once, and again until the command succeeds', async () => {
  const clock = new TestClock(new Date('2026-11-20T12:00:00Z'))
  const [purged, refused] = [join(folder, 'purged'), join(folder, 'refused')]
  await writeFile(refused, '')
  const warnings: string[] = []
  // One after the other: two that create the tables of the test's clock at once fail.
  const servers = [await givenBoss(connection, clock), await givenBoss(connection, clock)]
  const [before, after] = [givenRelease('a', { '/': '1' }), givenRelease('b', { '/': '2' })]
  for (const { boss } of servers) {
    const purges = await schedulePurges(boss, {
      db,
      command: `test ! -e '${refused}' && cat >> '${purged}'`,
      publicUrl: URL,
      now: () => new Date('2026-11-20T12:00:00Z'),
      logWarning: (text) => void warnings.push(text),
    })
    await purges.add(before, after)
  }
  const tickUntil = (expected: () => Promise<void>) =>
    waitUntil(
      async () => {
        await clock.tick(5_000)
        await expected()
      },
      { timeout: 30_000 },
    )
  await tickUntil(async () => expect(await findPurgeFailure(db)).toBe('2026-11-20T12:00:00.000Z'))
  await rm(refused)
  await tickUntil(async () => expect(await findPurgeFailure(db)).toBeUndefined())
  for (const { stop } of servers) await stop()
  expect(await readFile(purged, 'utf8')).toBe(`${URL}/\n`)
  expect(warnings).toEqual([expect.stringContaining('PURGE_COMMAND ended with 1')])
})
