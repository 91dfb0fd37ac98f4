import type { Film, Showing } from '@lerret/model'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { lockRecord } from '../../../content/records/store/lock-records.ts'
import { publishDraft, publishLocked } from '../../../content/records/store/publish-versions.ts'
import { findStable } from '../../../content/records/store/read-records.ts'
import { saveDraft } from '../../../content/records/store/save-versions.ts'
import { emptyDatabase, givenDatabase } from '../../../platform/db/test-database.ts'
import { waitForLockedQuery } from '../../../platform/db/test-locks.ts'
import { soldFilm, soldShowing, toProviderFeed } from '../provider/test-provider.ts'
import { film, showing } from '../provider/test-records.ts'
import { syncFeed } from './sync.ts'

const db = await givenDatabase()
const NOW = new Date('2026-11-20T12:00:00Z')

const createShowing = (eventId: string): Showing => ({
  ...showing,
  id: `syning-${eventId}`,
  checkout: { venueId: 'fjordheim', eventId },
})

async function saveRecord(kind: 'production' | 'event', body: Film | Showing, isPublic = true) {
  await saveDraft(db, { kind, id: body.id, author: 'editor', basedOn: 0, body: body as never })
  if (isPublic) await publishDraft(db, { kind, id: body.id, author: 'editor' })
}

function sync(showings: Parameters<typeof toProviderFeed>[0], title = soldFilm.title) {
  const feed = toProviderFeed(showings, [{ ...soldFilm, title }])
  return syncFeed(feed, { db, venueId: 'fjordheim', now: NOW, logWarning: () => {} })
}

beforeEach(() => emptyDatabase(db))

/** Reads the feed while a publish holds the lock on a record. */
async function publishWhileReading(kind: 'production' | 'event', id: string, read: () => Promise<void>) {
  let reading: Promise<void> | undefined
  const publishing = db.transaction(async (tx) => {
    const record = await lockRecord(tx, kind, id)
    reading = read()
    reading.catch(() => {})
    // The read waits for the publish.
    await waitForLockedQuery(db)
    if (record) await publishLocked(tx, { kind, id, author: 'editor' }, record)
  })
  return Promise.allSettled([publishing, publishing.then(() => reading)])
}

const BOTH_FULFILLED = [{ status: 'fulfilled' }, { status: 'fulfilled' }]
const readState = async (eventId: string) =>
  ((await findStable(db, 'event', `syning-${eventId}`))?.body as Showing | undefined)?.state

test.each([
  ['the first of two showings', 'event', 'syning-100'],
  ['the second of two showings', 'event', 'syning-200'],
  ['the film', 'production', 'film'],
] as const)('publishing %s while the feed changes it succeeds, and so does the feed', async (_, kind, id) => {
  await saveRecord('production', film)
  for (const eventId of ['100', '200']) await saveRecord('event', createShowing(eventId))
  await sync([soldShowing('100'), soldShowing('200')])
  const cancelled = ['200', '100'].map((eventId) => soldShowing(eventId, { state: 'cancelled' }))
  expect(await publishWhileReading(kind, id, () => sync(cancelled, 'Nosferatu (1922)'))).toMatchObject(
    BOTH_FULFILLED,
  )
  expect([await readState('100'), await readState('200')]).toEqual(['cancelled', 'cancelled'])
  expect((await findStable(db, 'production', 'film'))?.body).toMatchObject({ title: 'Nosferatu (1922)' })
})

test('the same for showings that the feed has just linked', async () => {
  await saveRecord('production', film)
  for (const eventId of ['100', '200']) await saveRecord('event', createShowing(eventId))
  const soldOut = ['100', '200'].map((eventId) => soldShowing(eventId, { sold: 100 }))
  expect(await publishWhileReading('event', 'syning-200', () => sync(soldOut))).toMatchObject(BOTH_FULFILLED)
  expect((await findStable(db, 'event', 'syning-200'))?.body).toMatchObject({ ticketStatus: 'sold-out' })
})

test('the same for a showing that waited for its film', async () => {
  await saveRecord('production', film, false)
  await saveRecord('event', createShowing('100'))
  await sync([soldShowing('100'), soldShowing('300')])
  await publishDraft(db, { kind: 'production', id: 'film', author: 'editor' })
  const { rows } = await db.execute<{ id: string }>(
    sql`select showing_id as id from ticketing_showing where is_waiting`,
  )
  const waiting = rows[0]?.id ?? ''
  const read = () => sync([soldShowing('100', { state: 'cancelled' }), soldShowing('300')])
  expect(await publishWhileReading('event', waiting, read)).toMatchObject(BOTH_FULFILLED)
  expect(await readState('100')).toBe('cancelled')
  expect(await findStable(db, 'event', waiting)).toBeDefined()
})
