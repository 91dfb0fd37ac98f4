import { type Film, isSiteKind } from '@lerret/model'
import { TestClock } from 'pg-boss'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importRecords } from '../../content/records/import.ts'
import { givenDemoHouse } from '../../operations/demo/test-demo-house.ts'
import { emptyDatabase, givenOpenDatabase } from '../../platform/db/test-database.ts'
import { scheduleRepeating } from '../../platform/jobs/repeating-job.ts'
import { givenBoss } from '../../platform/jobs/test-queues.ts'
import { waitUntil } from '../../test-wait-until.ts'
import { addPerson } from '../accounts/people.ts'
import { watchListEntry } from '../watch-list/table.ts'
import { createWatchMailJob } from './send.ts'
import { watchMail } from './table.ts'

const { db, connection } = await givenOpenDatabase()
const NOW = new Date('2026-11-20T12:00:00Z')
const { records } = givenDemoHouse({ checkoutHost: 'https://y.example' })
const shownIds = records.flatMap(({ kind, record }) => (kind === 'event' ? [record.productionId] : []))
const film = records.find(
  ({ kind, record }) =>
    kind === 'production' && shownIds.includes(record.id) && (record as Film).object === 'movie',
)?.record as Film
const MEMBERS = Array.from({ length: 12 }, (_, at) => `medlem${at}@nordmann.example`)

let clock: TestClock
let sent: string[]
let running: (() => Promise<void>)[]

beforeEach(async () => {
  await emptyDatabase(db)
  await importRecords(
    db,
    records.filter(({ kind }) => isSiteKind(kind) || kind === 'production' || kind === 'event'),
    'test',
  )
  for (const email of MEMBERS) {
    const personId = await addPerson(db, {
      realm: '178',
      role: 'member',
      name: 'Kari',
      email,
      passwordHash: 'x',
    })
    await db
      .insert(watchListEntry)
      .values({ personId, productionId: film.id, addedAt: NOW, awaitsShowings: true })
  }
  clock = new TestClock(NOW)
  sent = []
  running = []
})
afterEach(async () => {
  for (const stop of running) await stop()
})

async function startServer(maxMails = 100) {
  const { boss, ...server } = await givenBoss(connection, clock)
  const logWarning = () => {}
  const job = createWatchMailJob({
    db,
    publicUrl: 'https://fjordheim.example',
    maxMails,
    mailer: { send: async ({ to }) => void sent.push(to) },
    now: () => NOW,
    logWarning,
  })
  const schedule = await scheduleRepeating(boss, job, { logWarning })
  function stop() {
    schedule.stop()
    return server.stop()
  }
  running.push(stop)
  return { stop }
}

async function passSeconds(seconds: number) {
  for (let second = 0; second < seconds; second++) await clock.tick(1_000)
}

test('several servers send each member one mail', async () => {
  await startServer()
  await startServer()
  await startServer()
  await waitUntil(
    async () => {
      await passSeconds(10)
      expect(sent.toSorted()).toEqual(MEMBERS.toSorted())
    },
    { timeout: 30_000 },
  )
  // Long enough for another run.
  await clock.tick(301_000)
  await passSeconds(10)
  expect(sent).toHaveLength(MEMBERS.length)
})

test('a restarted server continues where the last one stopped', async () => {
  const first = await startServer(5)
  await waitUntil(
    async () => {
      await passSeconds(6)
      expect(sent.length).toBeGreaterThanOrEqual(5)
    },
    { timeout: 30_000 },
  )
  await first.stop()
  const before = sent.length
  expect(await db.select().from(watchMail)).toHaveLength(before)
  await startServer(5)
  await waitUntil(
    async () => {
      await clock.tick(301_000)
      expect(sent.toSorted()).toEqual(MEMBERS.toSorted())
    },
    { timeout: 30_000 },
  )
})
