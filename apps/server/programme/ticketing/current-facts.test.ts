import { randomUUID } from 'node:crypto'
import type { Film, Showing } from '@lerret/model'
import { beforeEach, describe, expect, test } from 'vitest'
import { findDraft, findStable } from '../../content/records/store/read-records.ts'
import { saveVersions } from '../../content/records/store/save-versions.ts'
import { publishRecords } from '../../editing/publication/publish-records.ts'
import { emptyDatabase, givenDatabase } from '../../platform/db/test-database.ts'
import { soldFilm, soldShowing, toProviderFeed } from './provider/test-provider.ts'
import { film, showing } from './provider/test-records.ts'
import { syncFeed } from './sync/sync.ts'

const db = await givenDatabase()
const NOW = new Date('2026-11-20T12:00:00Z')
const sigrid = { author: 'Sigrid', authorId: 'sigrid' }
const action = { db, person: { id: randomUUID(), name: 'Sigrid' }, now: NOW }

async function sync(changes: Parameters<typeof soldShowing>[1] = {}, filmChanges: object = {}) {
  const feed = toProviderFeed([soldShowing('100', changes)], [{ ...soldFilm, ...filmChanges }])
  await syncFeed(feed, { db, venueId: 'fjordheim', now: NOW, logWarning: () => {} })
}
/** Saves a version, and returns its number. */
async function save(kind: 'production' | 'event', body: Film | Showing, changes: object = {}) {
  const draft = await findDraft(db, kind, body.id)
  const saved = { ...body, ...(draft?.body as object), ...changes }
  const [version = 0] = await saveVersions(db, sigrid, [
    { kind, id: body.id, basedOn: draft?.version ?? 0, body: saved },
  ])
  return version
}
const publish = (kind: 'production' | 'event', id: string, version: number) =>
  publishRecords(action, [{ kind, id, version }])
const readPublic = async () => (await findStable(db, 'event', 'framsyning'))?.body as Showing

beforeEach(async () => {
  await emptyDatabase(db)
  await publish('production', 'film', await save('production', film))
  await publish('event', 'framsyning', await save('event', showing))
  await sync()
})

describe('a version that was saved before the provider reported something', () => {
  test('is published with what the provider has reported since', async () => {
    const version = await save('event', showing, { label: 'Strikkekino' })
    await sync({
      startsAt: '2026-11-21T19:00:00.000Z',
      endsAt: '2026-11-21T21:00:00.000Z',
      priceFrom: 150,
      sold: 100,
    })
    await publish('event', 'framsyning', version)
    const published = {
      startsAt: '2026-11-21T19:00:00.000Z',
      state: 'moved',
      previousStart: '2026-11-21T18:00:00.000Z',
      priceFrom: 150,
      ticketStatus: 'sold-out',
      label: 'Strikkekino',
    }
    expect(await readPublic()).toMatchObject(published)
  })

  test('does not bring back a showing that the provider has cancelled', async () => {
    const version = await save('event', showing, { label: 'Strikkekino' })
    await sync({ state: 'cancelled' })
    await publish('event', 'framsyning', version)
    expect((await readPublic()).state).toBe('cancelled')
  })

  test('has the fields that an editor has overridden', async () => {
    const version = await save('event', showing, { hall: 'Kinosalen', label: 'Strikkekino' })
    await sync({ hall: 'Sal 2', priceFrom: 150 })
    await publish('event', 'framsyning', version)
    expect(await readPublic()).toMatchObject({ hall: 'Kinosalen', priceFrom: 150, label: 'Strikkekino' })
  })

  test('leaves a newer draft as it is', async () => {
    const version = await save('event', showing, { label: 'Strikkekino' })
    await sync({ priceFrom: 150 })
    await save('event', showing, { label: 'Babykino' })
    await publish('event', 'framsyning', version)
    expect(await readPublic()).toMatchObject({ priceFrom: 150, label: 'Strikkekino' })
    expect((await findDraft(db, 'event', 'framsyning'))?.body).toMatchObject({
      priceFrom: 150,
      label: 'Babykino',
    })
  })

  test('of a film has the age limit that the provider has reported since', async () => {
    const version = await save('production', film, { title: 'Nosferatu med orgel' })
    await sync({}, { ageLimit: '15' })
    await publish('production', 'film', version)
    expect((await findStable(db, 'production', 'film'))?.body).toMatchObject({
      title: 'Nosferatu med orgel',
      ageLimit: '15',
    })
  })
})

test('the newest version is published as it is', async () => {
  const version = await save('event', showing, { priceFrom: 90 })
  await publish('event', 'framsyning', version)
  expect((await readPublic()).priceFrom).toBe(90)
  expect((await findStable(db, 'event', 'framsyning'))?.version).toBe(version)
})
