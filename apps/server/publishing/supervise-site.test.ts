import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageData } from '@lerret/page-engine'
import { sql } from 'drizzle-orm'
import { TestClock } from 'pg-boss'
import { beforeEach, expect, test } from 'vitest'
import {
  article,
  block,
  blockData,
  film,
  NOW,
  page,
  showing,
  site,
  source,
  toContentRecords,
} from '../../../packages/page-engine/testing/test-records.ts'
import { importRecords } from '../content/records/import.ts'
import { planRecord } from '../content/records/plans.ts'
import { publishDraft } from '../content/records/store/publish-versions.ts'
import { readRevision } from '../content/records/store/read-records.ts'
import { saveDraft } from '../content/records/store/save-versions.ts'
import { openListener } from '../platform/db/notifications.ts'
import { emptyDatabase, givenOpenDatabase } from '../platform/db/test-database.ts'
import { givenQueues } from '../platform/jobs/test-queues.ts'
import { givenFolder, onFinished } from '../test-cleanup.ts'
import { waitUntil } from '../test-wait-until.ts'
import { createHouseClock } from './house-clock.ts'
import type { Release } from './releases/release.ts'
import { openReleaseStore, type ReleaseStore } from './releases/release-store.ts'
import type { Renderer } from './render/renderer.ts'
import { type SupervisedSite, superviseSite } from './supervise-site.ts'

const { db, pool, connection } = await givenOpenDatabase()
const folder = await givenFolder()

/** Starts an hour after NOW and ends an hour later. */
const tonight = showing({ id: 'e1', startsAt: at(60), endsAt: at(120) })
const house = toContentRecords({
  site: [site()],
  production: [film()],
  event: [tonight],
  'block-data': [
    blockData('article-card-list', { heading: 'Nytt', articles: 'articles' }, 'nytt'),
    blockData('schedule', { heading: 'Program', showings: 'showings', days: 7 }, 'program'),
  ],
  page: [
    page({
      id: 'news',
      path: '/nytt',
      sources: [source({ name: 'articles', model: 'article' })],
      blocks: [block({ component: 'article-card-list', data: ['nytt'] })],
    }),
    page({
      id: 'program',
      path: '/program',
      sources: [source({ name: 'showings', model: 'event' })],
      blocks: [block({ component: 'schedule', data: ['program'] })],
    }),
  ],
})

let clock: TestClock
let rendererId: string
let isDiskAvailable: boolean

beforeEach(async () => {
  await emptyDatabase(db)
  await db.execute(sql`drop schema if exists pgboss cascade`)
  await importRecords(db, house, 'house')
  clock = new TestClock(NOW)
  rendererId = 'build-1'
  isDiskAvailable = true
})

test('a published article is live on every server, each with its own folder', async () => {
  const [one, two] = [await startServer('ein'), await startServer('to')]
  await publishArticle('Vaflar')
  await waitUntil(async () => {
    expect(await one.read('/nytt')).toContain('Vaflar')
    expect(await two.read('/nytt')).toContain('Vaflar')
  }, WAIT)
})

test('a planned article is published and unpublished at its times, once, on every server', async () => {
  const [one, two] = [await startServer('ein'), await startServer('to')]
  const before = await readRevision(db)
  await planArticle('Vaflar', { publishAt: minute(10), unpublishAt: minute(20) })
  await advanceTo(minute(9))
  expect(await one.read('/nytt')).not.toContain('Vaflar')
  await advanceTo(minute(10))
  await waitUntil(async () => {
    expect(await one.read('/nytt')).toContain('Vaflar')
    expect(await two.read('/nytt')).toContain('Vaflar')
  }, WAIT)
  await advanceTo(minute(20))
  await waitUntil(async () => {
    expect(await one.read('/nytt')).not.toContain('Vaflar')
    expect(await two.read('/nytt')).not.toContain('Vaflar')
  }, WAIT)
  expect((await readRevision(db)) - before).toBe(2)
  expect([...one.logLines, ...two.logLines].filter((line) => line.startsWith('As planned'))).toHaveLength(2)
})

test('a plan survives a restart before its time', async () => {
  const first = await startServer('ein')
  await planArticle('Vaflar', { publishAt: minute(10), unpublishAt: null })
  await waitUntil(async () => expect(await waitingAlarms()).toContainEqual(minute(10)), WAIT)
  await first.stop()
  const second = await startServer('ein')
  expect(await second.read('/nytt')).not.toContain('Vaflar')
  await advanceTo(minute(10))
  await waitUntil(async () => expect(await second.read('/nytt')).toContain('Vaflar'), WAIT)
})

test('a plan whose time came while no server ran is carried out when one starts', async () => {
  await planArticle('Vaflar', { publishAt: minute(10), unpublishAt: null })
  await clock.setTime(minute(30))
  const server = await startServer('ein')
  expect(await server.read('/nytt')).toContain('Vaflar')
})

test('a plan whose alarm was lost, as after restoring a backup, gets a new one at the start', async () => {
  const first = await startServer('ein')
  await planArticle('Vaflar', { publishAt: minute(10), unpublishAt: null })
  await first.stop()
  await db.execute(sql`drop schema pgboss cascade`)
  const second = await startServer('ein')
  await advanceTo(minute(10))
  await waitUntil(async () => expect(await second.read('/nytt')).toContain('Vaflar'), WAIT)
})

test('a showing that ends leaves the programme on every server, and each starts a new day at midnight', async () => {
  const [one, two] = [await startServer('ein'), await startServer('to')]
  expect(await one.read('/program')).toContain('"e1"')
  await advanceTo(minute(60))
  await advanceTo(minute(120))
  await waitUntil(async () => {
    expect(await one.read('/program')).not.toContain('"e1"')
    expect(await two.read('/program')).not.toContain('"e1"')
  }, WAIT)
  const midnight = new Date('2026-11-20T23:00:00Z')
  await waitUntil(async () => expect(await waitingAlarms()).toEqual([midnight]), WAIT)
  await advanceTo(midnight)
  await waitUntil(() => expect([one.startedDays, two.startedDays]).toEqual([2, 2]), WAIT)
})

test('a server whose clock is slow publishes for the time of the alarm', async () => {
  const slow = await startServer('ein', { clockDelayMs: 5_000 })
  await advanceTo(minute(60))
  await waitUntil(
    async () => expect(slow.site.live().release.madeAt >= minute(60).toISOString()).toBe(true),
    WAIT,
  )
  await waitUntil(async () => expect(await waitingAlarms()).toEqual([minute(120)]), WAIT)
})

test('a site with a fixed time publishes changes and sets no alarm', async () => {
  const server = await startServer('ein', { fixedTime: NOW })
  await publishArticle('Vaflar')
  await waitUntil(async () => expect(await server.read('/nytt')).toContain('Vaflar'), WAIT)
  const { rows } = await db.execute(sql`select 1 from pg_namespace where nspname = 'pgboss'`)
  expect(rows).toEqual([])
})

test('while a release is on hold, waiting changes are logged; they are published when the hold ends', async () => {
  const server = await startServer('ein')
  const { id } = server.site.live().release
  await openReleaseStore(server.folder).hold(id, NOW)
  await publishArticle('Vaflar')
  await waitUntil(() => expect(server.logLines.join()).toContain(`Release ${id} is on hold since`), WAIT)
  expect(server.site.live().release.id).toBe(id)
  await openReleaseStore(server.folder).endHold()
  await waitUntil(async () => expect(await server.read('/nytt')).toContain('Vaflar'), WAIT)
})

test('a server switches to the release that an operator puts on hold, also after a restart', async () => {
  const first = await startServer('ein')
  const { id } = first.site.live().release
  await publishArticle('Vaflar')
  await waitUntil(async () => expect(await first.read('/nytt')).toContain('Vaflar'), WAIT)
  await openReleaseStore(first.folder).hold(id, NOW)
  await waitUntil(() => expect(first.site.live().release.id).toBe(id), WAIT)
  await first.stop()
  const second = await startServer('ein')
  expect(second.site.live().release.id).toBe(id)
})

test('a poll that has read the pointer before a switch does not bring the old release back', async () => {
  const server = await startServer('ein')
  const continuePoll = await server.holdPoll()
  const before = server.site.live().release
  await publishArticle('Vaflar')
  const { release } = await server.site.publish()
  await continuePoll()
  expect(server.releases.map(({ id }) => id)).toEqual([before.id, release.id])
})

test('a publish that a person asks for ends the hold', async () => {
  const server = await startServer('ein')
  await openReleaseStore(server.folder).hold(server.site.live().release.id, NOW)
  await publishArticle('Vaflar')
  await waitUntil(() => expect(server.logLines).not.toEqual([]), WAIT)
  const { release } = await server.site.publish()
  expect(server.site.live().release).toEqual(release)
  expect(await server.read('/nytt')).toContain('Vaflar')
})

test('a server that cannot publish when it starts serves the previous release, reports it, and tries again', async () => {
  const first = await startServer('ein')
  await first.stop()
  rendererId = 'build-2'
  isDiskAvailable = false
  const second = await startServer('ein')
  expect(second.errors.join()).toContain('The disk is gone.')
  expect(second.site.live().release.renderer).toBe('build-1')
  isDiskAvailable = true
  await publishArticle('Vaflar')
  await waitUntil(() => expect(second.site.live().release.renderer).toBe('build-2'), WAIT)
  isDiskAvailable = false
  await expect(startServer('ny')).rejects.toThrow('The disk is gone.')
})

const WAIT = { timeout: 20_000, interval: 20 }

function at(minutes: number): string {
  return minute(minutes).toISOString()
}

function minute(minutes: number): Date {
  return new Date(NOW.getTime() + minutes * 60_000)
}

/** Sets the clock when the servers have set their alarms, which then fire up to that moment. */
async function advanceTo(moment: Date) {
  await waitUntil(async () => expect((await waitingAlarms()).length).toBeGreaterThan(0), WAIT)
  await clock.setTime(moment)
  await clock.tick(1_000)
}

async function waitingAlarms(): Promise<Date[]> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select singleton_key as key from pgboss.job where name = 'moment' and state < 'active' order by 1`,
  )
  return rows.map(({ key }) => new Date(key))
}

async function startServer(
  name: string,
  { clockDelayMs = 0, fixedTime }: { clockDelayMs?: number; fixedTime?: Date } = {},
) {
  const queues = givenQueues(connection)
  const logLines: string[] = []
  const errors: string[] = []
  const releases: Release[] = []
  const storeFolder = join(folder, `${expect.getState().currentTestName}`.replace(/\W/g, '-'), name)
  const store = openReleaseStore(storeFolder)
  let onPointerRead: (() => Promise<void> | undefined) | undefined
  /** Waits until the pointer is read next. Its reader gets it after `heldUntil`. */
  const nextPointerRead = (heldUntil?: Promise<void>) =>
    new Promise<void>((resolve) => {
      onPointerRead = () => {
        onPointerRead = undefined
        resolve()
        return heldUntil
      }
    })
  let startedDays = 0
  let supervised: SupervisedSite | undefined
  let stopping: Promise<void> | undefined
  const listener = await openListener(connection, (error) => void errors.push(String(error)))
  async function stopOnce() {
    await supervised?.stop()
    await listener.stop()
    await queues.close()
  }
  function stop() {
    stopping ??= stopOnce()
    return stopping
  }
  onFinished(stop)
  supervised = await superviseSite({
    publisher: {
      db,
      store: {
        ...withBreakableDisk(store),
        async findCurrent() {
          const current = await store.findCurrent()
          await onPointerRead?.()
          return current
        },
      },
      readMedia: async () => Buffer.from(''),
      renderer: givenRenderer(),
    },
    clock: createHouseClock(fixedTime, () => new Date(clock.now() - clockDelayMs)),
    pool,
    listener,
    async onDayStart() {
      startedDays++
    },
    onReleaseLive: (release) => void releases.push(release),
    log: (line) => void logLines.push(line),
    onError: (error) => void errors.push(String(error)),
    queues: { database: queues.database, clock },
  })
  await supervised.startListening()
  const site = supervised
  return {
    site,
    logLines,
    errors,
    releases,
    folder: storeFolder,
    stop,
    /** Waits for the next poll of the pointer and holds it; the function that is returned lets it finish. */
    async holdPoll() {
      const { promise, resolve } = Promise.withResolvers<void>()
      await nextPointerRead(promise)
      return () => {
        resolve()
        return nextPointerRead()
      }
    },
    get startedDays() {
      return startedDays
    },
    async read(path: string) {
      const file = site.live().findFile(path)
      return file ? await readFile(store.filePath(file.hash), 'utf8') : ''
    },
  }
}

/** A store whose writes fail while the disk is not available. */
const withBreakableDisk = (store: ReleaseStore): ReleaseStore => ({
  ...store,
  startWrite(bytes, path) {
    if (!isDiskAvailable) throw new Error('The disk is gone.')
    return store.startWrite(bytes, path)
  },
})

const givenRenderer = (): Renderer => ({
  id: rendererId,
  serviceWorker: () => Buffer.from('// worker'),
  inlineScripts: [],
  assets: [],
  renderPage: (data: PageData) => JSON.stringify(data),
})

let written = 0

async function writeArticle(title: string) {
  const id = `00000000-0000-4000-8000-${String(++written).padStart(12, '0')}`
  const body = article({ id, title, slug: `sak-${written}` })
  await saveDraft(db, { kind: 'article', id, author: 'Sigrid', basedOn: 0, body })
  return { kind: 'article', id, author: 'Sigrid' } as const
}

const publishArticle = async (title: string) => publishDraft(db, await writeArticle(title))

async function planArticle(title: string, plan: { publishAt: Date; unpublishAt: Date | null }) {
  await planRecord(db, { ...(await writeArticle(title)), ...plan, now: NOW })
}
