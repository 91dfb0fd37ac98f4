import { sql } from 'drizzle-orm'
import { TestClock } from 'pg-boss'
import { beforeEach, expect, test } from 'vitest'
import { waitUntil } from '../../test-wait-until.ts'
import { givenOpenDatabase } from '../db/test-database.ts'
import { type MomentScheduler, openMomentScheduler } from './moment-scheduler.ts'
import { givenBoss } from './test-queues.ts'

const { db, connection } = await givenOpenDatabase()
const NOW = new Date('2026-11-20T12:00:00Z')
const minute = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const WAIT = { timeout: 10_000 }

let clock: TestClock
let moments: string[]

beforeEach(async () => {
  await db.execute(sql`drop schema if exists pgboss cascade`)
  clock = new TestClock(NOW)
  moments = []
})

async function startServer(
  name: string,
  onMoment = async (moment: Date) => void moments.push(`${name} ${moment.toISOString()}`),
): Promise<MomentScheduler & { stop(): Promise<void> }> {
  const { boss, stop } = await givenBoss(connection, clock)
  return { ...(await openMomentScheduler(boss, onMoment)), stop }
}

/** Ticks several times, so that every server would have run by then. */
async function advanceTo(moment: Date) {
  await clock.setTime(moment)
  for (let second = 0; second < 5; second++) await clock.tick(1_000)
}

test('a moment that several servers schedule comes once, and not before its time', async () => {
  const servers = [await startServer('ein'), await startServer('to'), await startServer('tre')]
  for (const { schedule } of servers) await schedule(minute(10))
  await advanceTo(minute(9))
  expect(moments).toEqual([])
  await advanceTo(minute(10))
  await waitUntil(() => expect(moments).toEqual([expect.stringContaining('2026-11-20T12:10:00.000Z')]), WAIT)
})

test('a moment comes although every server was restarted, and at once when it was missed', async () => {
  const first = await startServer('ein')
  await first.schedule(minute(10))
  await first.schedule(minute(20))
  await first.stop()
  await clock.setTime(minute(15))
  await startServer('to')
  await advanceTo(minute(15))
  await waitUntil(() => expect(moments).toEqual(['to 2026-11-20T12:10:00.000Z']), WAIT)
  await advanceTo(minute(20))
  await waitUntil(() => expect(moments).toHaveLength(2), WAIT)
})

test('a moment whose handler failed comes again', async () => {
  let tries = 0
  const { schedule } = await startServer('ein', async () => {
    tries += 1
    if (tries < 3) throw new Error('no database')
  })
  await schedule(minute(1))
  for (let minutes = 1; minutes <= 6; minutes++) await advanceTo(minute(minutes))
  await waitUntil(() => expect(tries).toBe(3), WAIT)
})

test('a moment whose server died comes on another one', async () => {
  const first = await startServer('ein')
  await first.schedule(minute(1))
  await first.stop()
  // A server that was killed leaves this: a job that was fetched, without a heartbeat.
  await clock.setTime(minute(2))
  const killed = await givenBoss(connection, clock)
  expect(await killed.boss.fetch('moment')).toHaveLength(1)
  await killed.stop()
  await startServer('to')
  for (let minutes = 2; minutes <= 6; minutes++) await advanceTo(minute(minutes))
  await waitUntil(() => expect(moments).toEqual(['to 2026-11-20T12:01:00.000Z']), WAIT)
})
