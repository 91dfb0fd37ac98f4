import { sql } from 'drizzle-orm'
import { type PgBoss, TestClock } from 'pg-boss'
import { beforeEach, expect, test } from 'vitest'
import { waitUntil } from '../../test-wait-until.ts'
import { givenOpenDatabase } from '../db/test-database.ts'
import { readQueueStats } from './queue-stats.ts'
import { scheduleRepeating } from './repeating-job.ts'
import { givenBoss } from './test-queues.ts'

const { db, pool, connection } = await givenOpenDatabase()
const QUEUE = 'post'
const NOW = new Date('2026-11-20T12:00:00Z')
const WAIT = { timeout: 30_000 }
const POLL_SECONDS = 10

let clock: TestClock
let warnings: string[]

beforeEach(async () => {
  await db.execute(sql`drop schema if exists pgboss cascade`)
  clock = new TestClock(NOW)
  warnings = []
})

async function startServer(run: (signal: AbortSignal) => Promise<number>, send?: PgBoss['send']) {
  const { boss, stop } = await givenBoss(connection, clock)
  const job = await scheduleRepeating(
    {
      createQueue: boss.createQueue.bind(boss),
      updateQueue: boss.updateQueue.bind(boss),
      work: boss.work.bind(boss),
      send: send ?? boss.send.bind(boss),
    },
    {
      name: QUEUE,
      run,
      everySeconds: POLL_SECONDS,
      retrySeconds: POLL_SECONDS,
      pollSeconds: POLL_SECONDS,
      timeoutSeconds: 120,
    },
    { logWarning: (text) => void warnings.push(text) },
  )
  return { boss, stop, job }
}

const tickUntil = (expected: () => void | Promise<void>) =>
  waitUntil(async () => {
    await clock.tick(POLL_SECONDS * 1_000)
    await expected()
  }, WAIT)

test('a job runs again after the pause it returned, on one server at a time', async () => {
  const done: number[] = []
  let runningNow = 0
  let maxRunning = 0
  const run = async () => {
    runningNow += 1
    maxRunning = Math.max(maxRunning, runningNow)
    done.push((+clock.now() - +NOW) / 1000)
    await db.execute(sql`select 1`)
    runningNow -= 1
    return 30
  }
  await startServer(run)
  await startServer(run)
  await tickUntil(() => expect(done.length).toBeGreaterThanOrEqual(4))
  expect(maxRunning).toBe(1)
  for (const [at, second] of done.entries())
    if (at > 1) expect(second - (done[at - 1] ?? 0)).toBeGreaterThanOrEqual(30)
})

test('a job that fails is retried without end, logged once, and counted', async () => {
  let tries = 0
  await startServer(async () => {
    tries += 1
    if (tries <= 25) throw new Error('no mail server')
    return 3600
  })
  await tickUntil(async () => {
    expect(tries).toBeGreaterThan(25)
    expect(await readQueueStats(pool)).toMatchObject([{ failed: 25, last: expect.anything() }])
  })
  expect(warnings).toEqual(['The job post failed and will be retried. no mail server'])
})

test('a job goes on when its next run could not be scheduled', async () => {
  let tries = 0
  let isBroken = false
  const { boss } = await givenBoss(connection, clock)
  const send = (async (...args: Parameters<PgBoss['send']>) => {
    if (isBroken) throw new Error('no database')
    return boss.send(...args)
  }) as PgBoss['send']
  // An earlier version of the server created the queue with few retries.
  await boss.createQueue(QUEUE, { policy: 'stately', retryLimit: 2 })
  await startServer(async () => {
    tries += 1
    return 5
  }, send)
  await tickUntil(() => expect(tries).toBeGreaterThan(0))
  isBroken = true
  const before = tries
  await tickUntil(() => expect(tries).toBeGreaterThan(before + 10))
  isBroken = false
  await tickUntil(async () => expect((await readQueueStats(pool))[0]?.last).not.toBeNull())
  const after = tries
  await tickUntil(() => expect(tries).toBeGreaterThan(after + 3))
  expect((await readQueueStats(pool))[0]?.failed).toBe(0)
})

test('a run that takes too long is aborted and started again', async () => {
  let tries = 0
  let reason: unknown
  await startServer(async (signal) => {
    tries += 1
    if (tries > 1) return 3600
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    reason = signal.reason
    return 3600
  })
  await tickUntil(() => expect(tries).toBe(2))
  expect(reason).toEqual(new Error('The job post has taken too long.'))
})

test('a job whose server died runs on another one', async () => {
  const first = await startServer(async () => 30)
  await tickUntil(async () => expect((await readQueueStats(pool))[0]?.last).not.toBeNull())
  await first.stop()
  await clock.tick(60_000)
  // A server that was killed leaves this: a job that was fetched, without a heartbeat.
  const killed = await givenBoss(connection, clock)
  expect(await killed.boss.fetch(QUEUE)).toHaveLength(1)
  await killed.stop()
  let tries = 0
  await startServer(async () => {
    tries += 1
    return 30
  })
  await tickUntil(() => expect(tries).toBeGreaterThan(2))
})

test('a job that ran for minutes runs again soon after its pause', async () => {
  const runs: number[] = []
  const released = Promise.withResolvers<void>()
  await startServer(async () => {
    runs.push(clock.now())
    if (runs.length === 1) await released.promise
    return 10
  })
  await tickUntil(() => expect(runs).toHaveLength(1))
  await clock.tick(115_000)
  released.resolve()
  const endedAt = clock.now()
  await tickUntil(() => expect(runs.length).toBeGreaterThan(1))
  expect(((runs[1] ?? 0) - endedAt) / 1000).toBeLessThanOrEqual(40)
})

test('a server that stops aborts the run and leaves the next one to others', async () => {
  let isAborted = false
  const { job, stop } = await startServer(async (signal) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    isAborted = true
    return 5
  })
  await tickUntil(async () => expect((await readQueueStats(pool))[0]?.running).toBe(1))
  job.stop()
  await waitUntil(() => expect(isAborted).toBe(true))
  await stop()
  let tries = 0
  await startServer(async () => {
    tries += 1
    return 5
  })
  await tickUntil(() => expect(tries).toBeGreaterThan(1))
})
