import { sql } from 'drizzle-orm'
import { TestClock } from 'pg-boss'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { givenOpenDatabase } from '../db/test-database.ts'
import { type Alarm, openAlarm } from './moment-scheduler.ts'
import { givenBoss } from './test-queues.ts'

const { db, connection } = await givenOpenDatabase()
const NOW = new Date('2026-11-20T12:00:00Z')
const minute = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const WAIT = { timeout: 10_000 }

let clock: TestClock
let rung: string[]
let running: { stop(): Promise<void> }[]

beforeEach(async () => {
  await db.execute(sql`drop schema if exists pgboss cascade`)
  clock = new TestClock(NOW)
  rung = []
  running = []
})
afterEach(async () => {
  for (const server of running) await server.stop()
})

async function startServer(
  name: string,
  ring = async (moment: Date) => void rung.push(`${name} ${moment.toISOString()}`),
): Promise<Alarm & { stop(): Promise<void> }> {
  const { boss, stop } = await givenBoss(connection, clock)
  running.push({ stop })
  return { ...(await openAlarm(boss, ring)), stop }
}

/** Several looks at the clock, so that whoever would ring too has the time to. */
async function passTo(moment: Date) {
  await clock.setTime(moment)
  for (let second = 0; second < 5; second++) await clock.tick(1_000)
}

test('an alarm that several servers set rings once, and not before its moment', async () => {
  const servers = [await startServer('ein'), await startServer('to'), await startServer('tre')]
  for (const { set } of servers) await set(minute(10))
  await passTo(minute(9))
  expect(rung).toEqual([])
  await passTo(minute(10))
  await vi.waitFor(() => expect(rung).toEqual([expect.stringContaining('2026-11-20T12:10:00.000Z')]), WAIT)
})

test('an alarm rings though every server was restarted, and at once when its moment was missed', async () => {
  const first = await startServer('ein')
  await first.set(minute(10))
  await first.set(minute(20))
  await first.stop()
  await clock.setTime(minute(15))
  await startServer('to')
  await passTo(minute(15))
  await vi.waitFor(() => expect(rung).toEqual(['to 2026-11-20T12:10:00.000Z']), WAIT)
  await passTo(minute(20))
  await vi.waitFor(() => expect(rung).toHaveLength(2), WAIT)
})

test('an alarm that could not be acted upon rings again', async () => {
  let tries = 0
  const { set } = await startServer('ein', async () => {
    tries += 1
    if (tries < 3) throw new Error('no database')
  })
  await set(minute(1))
  for (let minutes = 1; minutes <= 6; minutes++) await passTo(minute(minutes))
  await vi.waitFor(() => expect(tries).toBe(3), WAIT)
})

test('an alarm that rang on a server that died rings on another', async () => {
  const first = await startServer('ein')
  await first.set(minute(1))
  await first.stop()
  // What a server that was killed leaves: an alarm that was taken, and no further sign of life.
  await clock.setTime(minute(2))
  const killed = await givenBoss(connection, clock)
  expect(await killed.boss.fetch('moment')).toHaveLength(1)
  await killed.stop()
  await startServer('to')
  for (let minutes = 2; minutes <= 6; minutes++) await passTo(minute(minutes))
  await vi.waitFor(() => expect(rung).toEqual(['to 2026-11-20T12:01:00.000Z']), WAIT)
})
