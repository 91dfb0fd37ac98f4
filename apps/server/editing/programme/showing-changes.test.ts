import { randomUUID } from 'node:crypto'
import type { Showing } from '@lerret/model'
import { beforeEach, describe, expect, test } from 'vitest'
import { publishVersions } from '../../content/records/store/publish-versions.ts'
import { findDraft, findStable } from '../../content/records/store/read-records.ts'
import { saveVersions } from '../../content/records/store/save-versions.ts'
import { emptyDatabase, givenDatabase } from '../../platform/db/test-database.ts'
import { soldShowing, toProviderFeed } from '../../programme/ticketing/provider/test-provider.ts'
import { film, showing } from '../../programme/ticketing/provider/test-records.ts'
import { syncFeed } from '../../programme/ticketing/sync/sync.ts'
import { readAuditLog } from '../../staff/audit-log/store.ts'
import { changeShowings, undoShowingChanges } from './showing-changes.ts'

const db = await givenDatabase()
const NOW = new Date('2026-11-20T12:00:00Z')
const sigrid = { author: 'Sigrid', authorId: 'sigrid' }
const mailer = { send: async () => {} }
const action = { db, person: { id: randomUUID(), name: 'Sigrid' }, now: NOW, siteTime: NOW, mailer }

const createShowing = (id: string): Showing => ({
  ...showing,
  id,
  checkout: { venueId: 'fjordheim', eventId: id },
})
const readDraft = async (id: string) => (await findDraft(db, 'event', id))?.body as Showing
const readPublic = async (id: string) => (await findStable(db, 'event', id))?.body as Showing | undefined

async function edit(id: string, changes: Partial<Showing>) {
  const draft = await findDraft(db, 'event', id)
  const body = { ...(draft?.body as Showing), ...changes }
  await saveVersions(db, sigrid, [{ kind: 'event', id, basedOn: draft?.version ?? 0, body }])
}
function sync(changes: Parameters<typeof soldShowing>[1] = {}) {
  return syncFeed(toProviderFeed([soldShowing('a', changes)]), {
    db,
    venueId: 'fjordheim',
    now: NOW,
    logWarning: () => {},
  })
}

/** Two public showings, and one that nobody has seen. */
beforeEach(async () => {
  await emptyDatabase(db)
  const showings = ['a', 'b', 'utkast'].map(createShowing)
  const records = [
    { kind: 'production' as const, id: 'film', basedOn: 0, body: film },
    ...showings.map((body) => ({ kind: 'event' as const, id: body.id, basedOn: 0, body })),
  ]
  await saveVersions(db, sigrid, records)
  await publishVersions(db, sigrid, [
    { kind: 'production', id: 'film', version: 1 },
    { kind: 'event', id: 'a', version: 1 },
    { kind: 'event', id: 'b', version: 1 },
  ])
})

test('several showings are cancelled together, and come back with one undo', async () => {
  const { changed, batch } = await changeShowings(action, ['a', 'b', 'utkast'], {
    type: 'cancel',
    notice: 'Uvêr.',
  })
  for (const id of ['a', 'b'])
    expect(await readPublic(id)).toMatchObject({ state: 'cancelled', notice: 'Uvêr.' })
  expect(await readPublic('utkast')).toBeUndefined()
  expect(await readDraft('utkast')).toMatchObject({ state: 'cancelled' })
  expect(changed.map(({ id, stable }) => [id, stable !== null])).toEqual([
    ['a', true],
    ['b', true],
    ['utkast', false],
  ])
  const { entries } = await readAuditLog(db, { take: 10 })
  expect(entries.map(({ details }) => details.batch)).toEqual([batch, batch])

  await undoShowingChanges(action, changed)
  for (const id of ['a', 'b']) expect(await readPublic(id)).toEqual(createShowing(id))
  expect(await readDraft('utkast')).toEqual(createShowing('utkast'))
})

test('either all showings are changed or none', async () => {
  await expect(changeShowings(action, ['a', 'finst-ikkje'], { type: 'cancel' })).rejects.toMatchObject({
    code: 'content_not_found',
  })
  expect((await readPublic('a'))?.state).toBe('planned')
})

test('what else is in the draft of a public showing stays unpublished, also after undo', async () => {
  await edit('a', { label: 'Strikkekino' })
  const { changed } = await changeShowings(action, ['a'], { type: 'shift', days: 0, minutes: 30 })
  const moved = {
    startsAt: '2026-11-21T18:30:00.000Z',
    state: 'moved',
    previousStart: '2026-11-21T18:00:00.000Z',
  }
  expect(await readPublic('a')).toMatchObject(moved)
  expect((await readPublic('a'))?.label).toBeUndefined()
  expect(await readDraft('a')).toMatchObject({ ...moved, label: 'Strikkekino' })
  await undoShowingChanges(action, changed)
  expect(await readPublic('a')).toEqual(createShowing('a'))
  expect(await readDraft('a')).toEqual({ ...createShowing('a'), label: 'Strikkekino' })
})

test('a showing that is as wanted already is left alone', async () => {
  const { changed } = await changeShowings(action, ['a', 'b'], { type: 'price', priceFrom: 130 })
  expect(changed).toEqual([])
})

describe('when something else has changed since', () => {
  test('undo leaves what the provider reported meanwhile', async () => {
    await sync()
    const { changed } = await changeShowings(action, ['a'], { type: 'cancel' })
    await sync({ sold: 95 })
    await undoShowingChanges(action, changed)
    expect(await readPublic('a')).toMatchObject({ state: 'planned', ticketStatus: 'few-left' })
  })

  test('undo refuses when a colleague has changed the same field', async () => {
    const { changed } = await changeShowings(action, ['a', 'b'], { type: 'cancel' })
    await changeShowings(action, ['a'], { type: 'postpone' })
    await expect(undoShowingChanges(action, changed)).rejects.toMatchObject({ code: 'content_conflict' })
    expect((await readPublic('b'))?.state).toBe('cancelled')
  })
})

test('a showing follows the provider again, and from then on it is updated', async () => {
  await sync()
  await changeShowings(action, ['a'], { type: 'price', priceFrom: 90 })
  await sync({ priceFrom: 140 })
  expect((await readPublic('a'))?.priceFrom).toBe(90)
  await changeShowings(action, ['a'], { type: 'follow-provider', fields: ['priceFrom'] })
  expect((await readPublic('a'))?.priceFrom).toBe(140)
  await sync({ priceFrom: 150 })
  expect((await readPublic('a'))?.priceFrom).toBe(150)
})
