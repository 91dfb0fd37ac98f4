import type { Film } from '@lerret/model'
import { beforeEach, expect, test } from 'vitest'
import { findDraft, findStable } from '../../content/records/store/read-records.ts'
import { saveAndPublish } from '../../content/records/store/test-save.ts'
import { emptyDatabase, givenDatabase } from '../../platform/db/test-database.ts'
import { soldFilm, soldShowing, toProviderFeed } from './provider/test-provider.ts'
import { film } from './provider/test-records.ts'
import { readProviderFacts } from './provider-facts.ts'
import { readTicketingReport } from './report.ts'
import { syncFeed } from './sync/sync.ts'

const db = await givenDatabase()
const NOW = new Date('2026-11-20T12:00:00Z')

beforeEach(() => emptyDatabase(db))

function sync(changes: Partial<typeof soldFilm> = {}) {
  const feed = toProviderFeed([soldShowing('100')], [{ ...soldFilm, ...changes }])
  return syncFeed(feed, { db, venueId: 'fjordheim', now: NOW, logWarning: () => {} })
}
async function saveFilm(changes: Partial<Film>) {
  const draft = await findDraft(db, 'production', 'film')
  await saveAndPublish(db, 'production', { ...film, ...(draft?.body as Film), ...changes })
}
const readFacts = () => readProviderFacts(db, { kind: 'production', id: 'film' })
const readFilm = async () => (await findStable(db, 'production', 'film'))?.body as Film

test('a field that an editor has overridden stays, and follows the provider again from its value on', async () => {
  await saveFilm({})
  await sync()
  expect(await readFacts()).toEqual({ title: 'Nosferatu', ageLimit: '12', minutes: 94 })
  await saveFilm({ minutes: 96 })
  await sync({ minutes: 95, ageLimit: '15' })
  await sync({ minutes: 97, ageLimit: '15' })
  expect(await readFilm()).toMatchObject({ minutes: 96, ageLimit: '15' })
  const facts = await readFacts()
  expect(facts).toMatchObject({ minutes: 97 })
  await saveFilm({ minutes: Number(facts?.minutes) })
  await sync({ minutes: 98 })
  expect((await readFilm()).minutes).toBe(98)
})

test('a showing has the facts of the provider by the names of its fields', async () => {
  await saveFilm({})
  await sync()
  const [showing] = (await readTicketingReport(db)).showings
  expect(await readProviderFacts(db, { kind: 'event', id: showing?.showingId ?? '' })).toEqual({
    startsAt: '2026-11-21T18:00:00.000Z',
    endsAt: '2026-11-21T20:00:00.000Z',
    hall: 'Storsalen',
    state: 'planned',
    saleOpensAt: null,
    priceFrom: 130,
    ticketStatus: 'on-sale',
  })
})

test('what the provider does not sell or does not know has no facts', async () => {
  await saveFilm({})
  expect(await readFacts()).toBeNull()
  await sync({ ageLimit: null, minutes: null } as never)
  expect(await readFacts()).toEqual({ title: 'Nosferatu' })
})
