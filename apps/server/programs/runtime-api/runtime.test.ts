import { type HouseTranslation, readSite, runtimeSiteName, type Showing } from '@lerret/model'
import { expect, test } from 'vitest'
import { importRecords } from '../../content/records/import.ts'
import { saveDraft } from '../../content/records/store/save-versions.ts'
import { saveAndPublish } from '../../content/records/store/test-save.ts'
import { givenDemoHouse } from '../../operations/demo/test-demo-house.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { saveFailure, saveSuccess } from '../../programme/ticketing/health.ts'
import { givenEmptyApp } from '../../test-app.ts'
import { registerRuntime } from './feature.ts'

const db = await givenDatabase()
const app = givenEmptyApp()
let clock = Date.parse('2026-11-20T12:00:00Z')
registerRuntime(app, { db, now: () => new Date(clock) })

const demo = givenDemoHouse()
const showings = demo.records.filter(({ kind }) => kind === 'event').map(({ record }) => record as Showing)
const [first, second] = showings as [Showing, Showing]
const config = readSite(demo.records)
const site = runtimeSiteName(config.partners[0] as number)
await importRecords(db, demo.records, 'demo')

const requestEvents = (keys: string, at = site, headers = {}) =>
  app.inject({ url: `/runtime/sites/${at}/basic_events?keys=${keys}`, headers })

test('the requested showings are returned in their current state', async () => {
  const reply = await requestEvents(`${first.id},${second.id}`)
  const events = reply.json<Showing[]>()
  expect(events.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort())
  expect(events.find(({ id }) => id === first.id)).toMatchObject({
    startsAt: first.startsAt,
    endsAt: first.endsAt,
    hall: first.hall,
    ticketStatus: first.ticketStatus,
    state: first.state,
  })
})

test('an unknown id is left out', async () => {
  expect((await requestEvents(`nobody,${first.id}`)).json()).toHaveLength(1)
})

test('an unpublished change is not returned', async () => {
  const change = { kind: 'event', id: first.id, author: 'test', basedOn: 1 } as const
  await saveDraft(db, { ...change, body: { ...first, state: 'cancelled' } })
  expect((await requestEvents(first.id)).json()).toMatchObject([{ state: first.state }])
})

test('a cached reply is not sent again until something is published', async () => {
  const { headers } = await requestEvents(second.id)
  expect(headers['cache-control']).toBe('no-cache')
  const again = () => requestEvents(second.id, site, { 'if-none-match': String(headers.etag) })
  expect([(await again()).statusCode, (await again()).body]).toEqual([304, ''])

  await saveAndPublish(db, 'event', { ...second, state: 'cancelled' })
  clock += 1000
  expect((await again()).json()).toMatchObject([{ id: second.id, state: 'cancelled' }])
})

test('while the ticketing provider does not respond, the last known state is sent with its time and a phone number', async () => {
  const sold = showings.find(({ checkout }) => checkout) as Showing
  const own = showings.find(({ checkout }) => !checkout) as Showing
  const before = await requestEvents(`${sold.id},${own.id}`)
  await saveSuccess(db, new Date('2026-11-20T11:00:00Z'))
  await saveFailure(db, [], new Date('2026-11-20T11:01:00Z'))
  clock += 1000
  const events = (await requestEvents(`${sold.id},${own.id}`)).json<(Showing & { lastKnown?: object })[]>()
  const lastKnown = { at: '2026-11-20T11:00:00.000Z', phone: config.organisation.phone }
  expect(events.find(({ id }) => id === sold.id)).toMatchObject({
    ticketStatus: sold.ticketStatus,
    lastKnown,
  })
  expect(events.find(({ id }) => id === own.id)?.lastKnown).toBeUndefined()
  await saveSuccess(db, new Date(clock))
  clock += 1000
  expect((await requestEvents(`${sold.id},${own.id}`)).body).toBe(before.body)
})

test('another site is not found', async () => {
  const reply = await requestEvents(first.id, 'site999a')
  expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'site_not_found'])
})

test.each(['', ',', Array.from({ length: 51 }, (_, index) => `id-${index}`).join(',')])(
  'no keys, or too many, are rejected',
  async (keys) => {
    expect((await requestEvents(keys)).statusCode).toBe(400)
  },
)

test('on pages in another language, a notice is in that language where the house has translated it', async () => {
  const [, , third] = showings as [Showing, Showing, Showing]
  const notice = 'Kinomaskinisten er sjuk.'
  const translations = demo.records.flatMap(({ kind, record }) => (kind === 'translation' ? [record] : []))
  const house = translations.find(({ kind }) => kind === 'house') as HouseTranslation
  await saveAndPublish(db, 'event', { ...third, notice })
  await saveAndPublish(db, 'translation', { ...house, showings: { [notice]: 'The projectionist is ill.' } })
  clock += 60_000
  expect((await requestEvents(third.id)).json()).toMatchObject([{ notice }])
  expect((await requestEvents(third.id, `${site}.en`)).json()).toMatchObject([
    { notice: 'The projectionist is ill.' },
  ])
  expect((await requestEvents(third.id, `${site}.xx`)).statusCode).toBe(404)
})
