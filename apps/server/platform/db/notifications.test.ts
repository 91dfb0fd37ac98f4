import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitUntil } from '../../test-wait-until.ts'
import {
  type DatabaseNotification,
  type Listener,
  listenForNotifications,
  notifyChannel,
  notifyServers,
  openListener,
} from './notifications.ts'
import { LISTENER_NAME } from './pooler.ts'
import { givenOpenDatabase } from './test-database.ts'

const { db, connection } = await givenOpenDatabase()
const WAIT = { timeout: 10_000 }
const NOON = new Date('2026-11-20T11:00:00Z')

let received: DatabaseNotification[]
let reconnects: number
let errors: unknown[]
let listener: Listener

beforeEach(async () => {
  received = []
  reconnects = 0
  errors = []
  listener = await openListener(connection, (error) => void errors.push(error))
  await listenForNotifications(listener, {
    onNotification: (notification) => void received.push(notification),
    onReconnect: () => void reconnects++,
  })
})
afterEach(() => listener.stop())

test('every listener gets notifications of content and of moments', async () => {
  await notifyServers(db, { about: 'content' })
  await notifyServers(db, { about: 'time', moment: NOON })
  await waitUntil(
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
  await waitUntil(() => expect(received).toEqual([{ about: 'time', moment: NOON }]), WAIT)
})

const listeners = sql`pg_stat_activity where datname = current_database() and application_name = ${LISTENER_NAME}`

test('all channels of a server share one connection, also after it was lost', async () => {
  const payloads: string[] = []
  const handlers = { onPayload: (payload: string) => void payloads.push(payload), onReconnect() {} }
  const other = await listener.listen('other', handlers)
  await db.execute(sql`select pg_terminate_backend(pid) from ${listeners}`)
  await waitUntil(() => expect(reconnects).toBe(1), WAIT)
  await notifyChannel(db, 'other', 'to the other')
  await notifyServers(db, { about: 'content' })
  await waitUntil(() => expect(received).toEqual([{ about: 'content' }]), WAIT)
  expect(payloads).toEqual(['to the other'])
  expect((await db.execute(sql`select from ${listeners}`)).rows).toHaveLength(1)
  other.stop()
  await notifyChannel(db, 'other', 'to nobody')
  await notifyServers(db, { about: 'content' })
  await waitUntil(() => expect(received).toHaveLength(2), WAIT)
  expect(payloads).toEqual(['to the other'])
})

test('a listener that loses its connection logs it, reconnects, and reports that it may have missed something', async () => {
  await db.execute(sql`select pg_terminate_backend(pid) from ${listeners}`)
  await waitUntil(() => expect(reconnects).toBe(1), WAIT)
  expect(errors).toMatchObject([
    { code: 'database_unavailable', cause: { message: expect.stringContaining('was lost') } },
  ])
  await notifyServers(db, { about: 'content' })
  await waitUntil(() => expect(received).toEqual([{ about: 'content' }]), WAIT)
})
