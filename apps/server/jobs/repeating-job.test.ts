import { sql } from 'drizzle-orm'
import { type PgBoss, TestClock } from 'pg-boss'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { givenOpenDatabase } from '../db/test-database.ts'
import { readQueues } from './queue-stats.ts'
import { keepDoing } from './repeating-job.ts'
import { givenBoss } from './test-queues.ts'

const { db, pool, connection } = await givenOpenDatabase()
const QUEUE = 'post'
const NOW = new Date('2026-11-20T12:00:00Z')
const WAIT = { timeout: 30_000 }
/** Each server looks this often whether it is time. */
const LOOKS = 10

let clock: TestClock
let said: string[]
let running: { stop(): Promise<void> }[]

beforeEach(async () => {
  await db.execute(sql`drop schema if exists pgboss cascade`)
  clock = new TestClock(NOW)
  said = []
  running = []
})
afterEach(async () => {
  for (const server of running) await server.stop()
})

async function openBoss() {
  const server = await givenBoss(connection, clock)
  running.push(server)
  return server
}

async function startServer(act: (signal: AbortSignal) => Promise<number>, send?: PgBoss['send']) {
  const { boss, stop } = await openBoss()
  const kept = await keepDoing(
    {
      createQueue: boss.createQueue.bind(boss),
      updateQueue: boss.updateQueue.bind(boss),
      work: boss.work.bind(boss),
      send: send ?? boss.send.bind(boss),
    },
    {
      ...{ queue: QUEUE, act, pauseAfterFailure: LOOKS, lookEverySeconds: LOOKS, mostSeconds: 120 },
      say: (text) => void said.push(text),
    },
  )
  return { boss, stop, kept }
}

const until = (expected: () => void | Promise<void>) =>
  vi.waitFor(async () => {
    await clock.tick(LOOKS * 1_000)
    await expected()
  }, WAIT)

test('what is to be repeated is done when it asked to be, by one server at a time', async () => {
  const done: number[] = []
  let atOnce = 0
  let mostAtOnce = 0
  const act = async () => {
    atOnce += 1
    mostAtOnce = Math.max(mostAtOnce, atOnce)
    done.push((+clock.now() - +NOW) / 1000)
    await db.execute(sql`select 1`)
    atOnce -= 1
    return 30
  }
  await startServer(act)
  await startServer(act)
  await until(() => expect(done.length).toBeGreaterThanOrEqual(4))
  expect(mostAtOnce).toBe(1)
  for (const [at, second] of done.entries())
    if (at > 1) expect(second - (done[at - 1] ?? 0)).toBeGreaterThanOrEqual(30)
})

test('what fails is tried again however often it has failed, is told once, and counted', async () => {
  let tries = 0
  await startServer(async () => {
    tries += 1
    if (tries <= 25) throw new Error('no mail server')
    return 3600
  })
  await until(async () => {
    expect(tries).toBeGreaterThan(25)
    expect(await readQueues(pool)).toMatchObject([{ failed: 25, last: expect.anything() }])
  })
  expect(said).toEqual(['post failed, and is tried again. no mail server'])
})

test('a next time that cannot be ordered is no end either', async () => {
  let tries = 0
  let isBroken = false
  const { boss } = await openBoss()
  const send = (async (...given: Parameters<PgBoss['send']>) => {
    if (isBroken) throw new Error('no database')
    return boss.send(...given)
  }) as PgBoss['send']
  // As an earlier release made it, which gave up.
  await boss.createQueue(QUEUE, { policy: 'stately', retryLimit: 2 })
  await startServer(async () => {
    tries += 1
    return 5
  }, send)
  await until(() => expect(tries).toBeGreaterThan(0))
  isBroken = true
  const before = tries
  await until(() => expect(tries).toBeGreaterThan(before + 10))
  isBroken = false
  await until(async () => expect((await readQueues(pool))[0]?.last).not.toBeNull())
  const after = tries
  await until(() => expect(tries).toBeGreaterThan(after + 3))
  expect((await readQueues(pool))[0]?.failed).toBe(0)
})

test('what takes too long is told to end, and is done anew', async () => {
  let tries = 0
  let reason: unknown
  await startServer(async (signal) => {
    tries += 1
    if (tries > 1) return 3600
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    reason = signal.reason
    return 3600
  })
  await until(() => expect(tries).toBe(2))
  expect(reason).toEqual(new Error('post has taken too long.'))
})

test('what was being done on a server that died is done on another', async () => {
  const first = await startServer(async () => 30)
  await until(async () => expect((await readQueues(pool))[0]?.last).not.toBeNull())
  await first.stop()
  await clock.tick(60_000)
  // What a server that was killed leaves: one that was taken, and no further sign of life.
  const killed = await openBoss()
  expect(await killed.boss.fetch(QUEUE)).toHaveLength(1)
  await killed.stop()
  let tries = 0
  await startServer(async () => {
    tries += 1
    return 30
  })
  await until(() => expect(tries).toBeGreaterThan(2))
})

test('a server that is ended tells what is being done to end, and leaves the next time to others', async () => {
  let isTold = false
  const { kept, stop } = await startServer(async (signal) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    isTold = true
    return 5
  })
  await until(async () => expect((await readQueues(pool))[0]?.running).toBe(1))
  kept.stop()
  await vi.waitFor(() => expect(isTold).toBe(true))
  await stop()
  let tries = 0
  await startServer(async () => {
    tries += 1
    return 5
  })
  await until(() => expect(tries).toBeGreaterThan(1))
})
