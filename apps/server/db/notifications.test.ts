import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveNotice, listenForNotices, type Notice } from './notifications.ts'
import { givenOpenDatabase } from './test-database.ts'

const { db, connection } = await givenOpenDatabase()
const WAIT = { timeout: 10_000 }
const NOON = new Date('2026-11-20T11:00:00Z')

let heard: Notice[]
let missed: number
let reported: unknown[]
let ears: { stop(): Promise<void> }

beforeEach(async () => {
  heard = []
  missed = 0
  reported = []
  ears = await listenForNotices(connection, {
    hear: (notice) => void heard.push(notice),
    missed: () => void missed++,
    report: (error) => void reported.push(error),
  })
})
afterEach(() => ears.stop())

test('every listener hears of content and of moments', async () => {
  await giveNotice(db, { about: 'content' })
  await giveNotice(db, { about: 'time', moment: NOON })
  await vi.waitFor(() => expect(heard).toEqual([{ about: 'content' }, { about: 'time', moment: NOON }]), WAIT)
})

test('what is taken back is not told, and the rest when it is done', async () => {
  const undone = db.transaction(async (tx) => {
    await giveNotice(tx, { about: 'content' })
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  await db.transaction(async (tx) => {
    await giveNotice(tx, { about: 'time', moment: NOON })
    await tx.execute(sql`select 1`)
    expect(heard).toEqual([])
  })
  await vi.waitFor(() => expect(heard).toEqual([{ about: 'time', moment: NOON }]), WAIT)
})

test('a listener that is cut off says so, comes back, and knows that it may have missed something', async () => {
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen lerret'`)
  await vi.waitFor(() => expect(missed).toBe(1), WAIT)
  expect(reported).toEqual([expect.objectContaining({ message: expect.stringContaining('was lost') })])
  await giveNotice(db, { about: 'content' })
  await vi.waitFor(() => expect(heard).toEqual([{ about: 'content' }]), WAIT)
})
