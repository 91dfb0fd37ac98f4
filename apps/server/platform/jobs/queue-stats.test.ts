import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { onFinished } from '../../test-cleanup.ts'
import { givenOpenDatabase } from '../db/test-database.ts'
import { readQueueStats } from './queue-stats.ts'
import { openQueues, toQueueDatabase } from './queues.ts'

const { db, pool } = await givenOpenDatabase()
const QUEUE = 'mail'
const open = async () => {
  const boss = await openQueues({ database: toQueueDatabase(pool), onError: () => {} })
  onFinished(() => boss.stop({ close: false }))
  await boss.createQueue(QUEUE, { retryLimit: 0 })
  return boss
}
beforeEach(() => db.execute(sql`drop schema if exists pgboss cascade`))
const NONE = { queue: QUEUE, waiting: 0, running: 0, failed: 0, last: null }

test('without queues there are no statistics', async () => {
  expect(await readQueueStats(pool)).toEqual([])
})

test('a job that is due counts as waiting, one planned for later does not', async () => {
  const boss = await open()
  expect(await readQueueStats(pool)).toEqual([NONE])
  await boss.send(QUEUE, {})
  await boss.send(QUEUE, {})
  await boss.send(QUEUE, {}, { startAfter: 3600 })
  expect(await readQueueStats(pool)).toEqual([{ ...NONE, waiting: 2 }])
  await boss.fetch(QUEUE)
  expect(await readQueueStats(pool)).toEqual([{ ...NONE, waiting: 1, running: 1 }])
})

test('failed jobs are counted, and the duration of the last completed one is known', async () => {
  const boss = await open()
  for (const _ of ['failed', 'done before', 'done last']) await boss.send(QUEUE, {})
  const [failed, before, last] = await boss.fetch(QUEUE, { batchSize: 3 })
  await boss.fail(QUEUE, String(failed?.id))
  await boss.complete(QUEUE, String(last?.id))
  await boss.complete(QUEUE, String(before?.id))
  const took = (id: string | undefined, seconds: number, end: string) =>
    db.execute(sql`update pgboss.job set completed_on = ${end}::timestamptz,
      started_on = ${end}::timestamptz - ${seconds} * interval '1 second' where id = ${id}`)
  await took(before?.id, 9, '2026-11-20T12:00:00Z')
  await took(last?.id, 2.5, '2026-11-20T12:01:00Z')
  const endedAt = new Date('2026-11-20T12:01:00Z')
  expect(await readQueueStats(pool)).toEqual([{ ...NONE, failed: 1, last: { seconds: 2.5, endedAt } }])
})
