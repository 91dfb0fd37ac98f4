import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DatabaseNotification, listenForNotifications, notifyServers } from './notifications.ts'
import { givenOpenDatabase } from './test-database.ts'

const { db, connection } = await givenOpenDatabase()
const WAIT = { timeout: 10_000 }
const NOON = new Date('2026-11-20T11:00:00Z')

let received: DatabaseNotification[]
let reconnects: number
let errors: unknown[]
let listener: { stop(): Promise<void> }

beforeEach(async () => {
  received = []
  reconnects = 0
  errors = []
  listener = await listenForNotifications(connection, {
    onNotification: (notification) => void received.push(notification),
    onReconnect: () => void reconnects++,
    onError: (error) => void errors.push(error),
  })
})
afterEach(() => listener.stop())

test('every listener gets notifications of content and of moments', async () => {
  await notifyServers(db, { about: 'content' })
  await notifyServers(db, { about: 'time', moment: NOON })
  await vi.waitFor(
    () => expect(received).toEqual([{ about: 'content' }, { about: 'time', moment: NOON }]),
    WAIT,
  )
})

test('a notification is sent when its transaction commits, and not when it rolls back', async () => {
  const rolledBack = db.transaction(async (tx) => {
    await notifyServers(tx, { about: 'content' })
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  await db.transaction(async (tx) => {
    await notifyServers(tx, { about: 'time', moment: NOON })
    await tx.execute(sql`select 1`)
    expect(received).toEqual([])
  })
  await vi.waitFor(() => expect(received).toEqual([{ about: 'time', moment: NOON }]), WAIT)
})

test('a listener that loses its connection logs it, reconnects, and reports that it may have reconnects something', async () => {
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen lerret'`)
  await vi.waitFor(() => expect(reconnects).toBe(1), WAIT)
  expect(errors).toMatchObject([
    { code: 'database_unavailable', cause: { message: expect.stringContaining('was lost') } },
  ])
  await notifyServers(db, { about: 'content' })
  await vi.waitFor(() => expect(received).toEqual([{ about: 'content' }]), WAIT)
})
