import { demoHouse } from '@lerret/demo'
import { runtimeSiteName, type Showing, type SiteConfig } from '@lerret/model'
import Fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { importRecords } from '../content/import.ts'
import { watchRevision } from '../content/revision-cache.ts'
import { publishDraft, saveDraft } from '../content/store.ts'
import { givenDatabase } from '../db/test-database.ts'
import { validateByContracts } from '../http/contracts.ts'
import { registerErrorHandler } from '../http/error-handler.ts'
import { registerRuntime } from './routes.ts'

const db = await givenDatabase()
const app = Fastify()
let clock = 0
validateByContracts(app)
registerErrorHandler(app)
let stale: Date | null = null
registerRuntime(app, {
  db,
  revision: watchRevision(db, () => new Date(clock)),
  staleSince: async () => stale,
})

const demo = demoHouse({
  today: '2026-11-20',
  host: 'https://fjordheim.example',
  checkoutHost: 'https://checkout.example',
})
const showings = demo.records.filter(({ kind }) => kind === 'event').map(({ record }) => record as Showing)
const [first, second] = showings as [Showing, Showing]
const config = demo.records.find(({ kind }) => kind === 'site')?.record as SiteConfig
const site = runtimeSiteName(config.partners[0] as number)
beforeAll(() => importRecords(db, demo.records, 'demo'))

const ask = (keys: string, at = site, headers = {}) =>
  app.inject({ url: `/runtime/sites/${at}/basic_events?keys=${keys}`, headers })

test('the showings whose ids are asked for are told of as they are now', async () => {
  const reply = await ask(`${first.id},${second.id}`)
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

test('an id that nobody has is left out', async () => {
  expect((await ask(`nobody,${first.id}`)).json()).toHaveLength(1)
})

test('what an editor has not published is not told', async () => {
  const change = { kind: 'event', id: first.id, author: 'test', basedOn: 1 } as const
  await saveDraft(db, { ...change, body: { ...first, state: 'cancelled' } })
  expect((await ask(first.id)).json()).toMatchObject([{ state: first.state }])
})

test('an answer that the browser has is not sent again, until something else is published', async () => {
  const { headers } = await ask(second.id)
  expect(headers['cache-control']).toBe('no-cache')
  const again = () => ask(second.id, site, { 'if-none-match': String(headers.etag) })
  expect([(await again()).statusCode, (await again()).body]).toEqual([304, ''])

  const change = { kind: 'event', id: second.id, author: 'test' } as const
  await saveDraft(db, { ...change, basedOn: 1, body: { ...second, state: 'cancelled' } })
  await publishDraft(db, change)
  clock += 1000
  expect((await again()).json()).toMatchObject([{ id: second.id, state: 'cancelled' }])
})

test('while the ticketing provider is silent, what was last known is told with its time and whom to ring', async () => {
  const sold = showings.find(({ checkout }) => checkout) as Showing
  const own = showings.find(({ checkout }) => !checkout) as Showing
  const before = await ask(`${sold.id},${own.id}`)
  stale = new Date('2026-11-20T11:00:00Z')
  const events = (await ask(`${sold.id},${own.id}`)).json<(Showing & { lastKnown?: object })[]>()
  const lastKnown = { at: '2026-11-20T11:00:00.000Z', phone: config.organisation.phone }
  expect(events.find(({ id }) => id === sold.id)).toMatchObject({
    ticketStatus: sold.ticketStatus,
    lastKnown,
  })
  expect(events.find(({ id }) => id === own.id)?.lastKnown).toBeUndefined()
  stale = null
  expect((await ask(`${sold.id},${own.id}`)).body).toBe(before.body)
})

test('another site is not found', async () => {
  const reply = await ask(first.id, 'site999a')
  expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'site_not_found'])
})

test.each(['', ',', Array.from({ length: 51 }, (_, index) => `id-${index}`).join(',')])(
  'keys that are none, or too many, are refused',
  async (keys) => {
    expect((await ask(keys)).statusCode).toBe(400)
  },
)
