import { demoHouse } from '@lerret/demo'
import type { Production, SiteConfig } from '@lerret/model'
import { NYNORSK } from '@lerret/words/all'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findDraft, publishDraft, saveDraft } from '../content/store.ts'
import { emptyDatabase, givenOpenDatabase } from '../db/test-database.ts'
import { openQueues } from '../jobs/queues.ts'
import { givenQueues } from '../jobs/test-queues.ts'
import { readHealth, staleSince } from './health.ts'
import { keepFeed, pauseAfter, readOnce } from './poll-feed.ts'
import { createProviderFetch } from './provider/provider-fetch.ts'
import { feedOf, givenProvider, soldFilm, soldShowing } from './provider/test-provider.ts'
import { sayNews } from './repeat-filter.ts'
import { readTicketingReport } from './report.ts'

const { db, connection } = await givenOpenDatabase()
const NOW = new Date('2026-11-20T12:00:00Z')
const { records } = demoHouse({
  today: '2026-11-20',
  host: 'https://x.example',
  checkoutHost: 'https://y.example',
})
const site = records.find(({ kind }) => kind === 'site')?.record as SiteConfig

let provider: Awaited<ReturnType<typeof givenProvider>>
let said: string[]
let log: ReturnType<typeof sayNews>
let clock: Date
/** The provider as it is while a test runs, chosen by the operator. */
const partsNow = () => ({
  db,
  now: () => clock,
  wallClock: () => clock,
  fetch: createProviderFetch([provider.url]),
  key: { token: 'loyndom', origin: provider.url },
  say: log.say,
})
const read = (signal = new AbortController().signal) => readOnce(partsNow(), signal).finally(log.nextRound)
const sold = async () => (await readTicketingReport(db)).showings.map((showing) => showing.sold)

beforeEach(async () => {
  await emptyDatabase(db)
  provider = await givenProvider()
  provider.says(feedOf([soldShowing('100')]))
  said = []
  log = sayNews((text) => void said.push(text))
  clock = NOW
  await choose({ kind: 'event-feed', url: `${provider.url}/fjordheim/events.json` })
})
afterEach(() => provider.kill())

async function choose(feed: SiteConfig['checkout']['feed']) {
  const { feed: _, ...checkout } = site.checkout
  const body = { ...site, checkout: { ...checkout, ...(feed && { feed }) } }
  const basedOn = (await findDraft(db, 'site', 'site'))?.version ?? 0
  await saveDraft(db, { kind: 'site', id: 'site', author: 'test', basedOn, body })
  await publishDraft(db, { kind: 'site', id: 'site', author: 'test' })
}

test('the site’s own provider is asked, with the house’s key', async () => {
  expect(await read()).toBe(20)
  expect(provider.asked).toEqual(['/fjordheim/events.json Bearer loyndom'])
  expect(await sold()).toEqual([10])
  expect(await readHealth(db)).toEqual({ readAt: NOW, failures: 0, failingSince: null, reason: null })
})

test('a title that is none, or has no end, keeps nothing from being read', async () => {
  const odd = [
    { ...soldFilm, id: '1', filmNumber: null, title: '' },
    { ...soldFilm, id: '2', filmNumber: null, title: 'Ei lang natt '.repeat(100) },
  ]
  provider.says(feedOf([soldShowing('100')], [...odd, soldFilm]))
  await read()
  expect(await sold()).toEqual([10])
  const { productions } = await readTicketingReport(db)
  const drafts = await Promise.all(
    productions.map(({ productionId }) => findDraft(db, 'production', productionId)),
  )
  expect(drafts.map((draft) => (draft?.body as Production | undefined)?.title.length).sort()).toEqual([
    1, 300, 9,
  ])
})

test('a site that has chosen pretix asks it in its own words, and one that has chosen nobody asks nobody', async () => {
  const none = { count: 0, next: null, previous: null, results: [] }
  provider.says(none)
  await choose({ kind: 'pretix', url: provider.url, organizer: 'fjordheim' })
  expect(await read()).toBe(45)
  expect(provider.asked).toEqual([
    '/api/v1/organizers/fjordheim/events/?live=true&is_public=true&is_future=true Token loyndom',
  ])
  await choose(undefined)
  expect(await read()).toBe(60)
  expect(provider.asked).toHaveLength(1)
})

test('a provider that is no longer chosen no longer fails', async () => {
  provider.kill()
  await read()
  await choose(undefined)
  await read()
  expect(await readHealth(db)).toMatchObject({ failures: 0, failingSince: null, reason: null })
})

describe('a provider that', () => {
  const broken: [string, string, () => void][] = [
    ['was killed', 'ECONNREFUSED', () => provider.kill()],
    [
      'answers with an error',
      'it answers 500',
      () => provider.answers((_, reply) => reply.writeHead(500).end('x')),
    ],
    ['answers with a page', 'is no JSON', () => provider.answers((_, reply) => reply.end('<html>'))],
    ['answers something else', 'not what was agreed on: venueId', () => provider.says({ shows: [] })],
    [
      'counts further than anybody can',
      'not what was agreed on: showings.0.sold',
      () => provider.says(feedOf([soldShowing('100', { sold: 2 ** 31 })])),
    ],
    [
      'has numbers that cannot be written',
      'not what was agreed on: showings.0.id',
      () => provider.says(feedOf([soldShowing('1\u000000')])),
    ],
    [
      'answers half',
      'does not answer as it should',
      () =>
        provider.answers((_, reply) =>
          reply.writeHead(200, { 'content-length': '999' }).write('{"a"', () => reply.destroy()),
        ),
    ],
    [
      'answers without end',
      'longer than',
      () =>
        provider.answers((_, reply) => {
          const more = () => void (reply.destroyed || reply.write('x'.repeat(1_000_000), more))
          more()
        }),
    ],
    [
      'sends elsewhere',
      'redirect',
      () => provider.answers((_, reply) => reply.writeHead(302, { location: 'http://127.0.0.1/' }).end()),
    ],
  ]

  test.each(broken)(
    '%s is noted with the reason, and what was last known stands',
    async (_, reason, breakIt) => {
      await read()
      breakIt()
      clock = new Date(+NOW + 20_000)
      expect(await read()).toBe(5)
      expect(await sold()).toEqual([10])
      const health = await readHealth(db)
      expect(health).toMatchObject({ readAt: NOW, failures: 1, failingSince: clock })
      expect(health.reason).toMatch(/\S/)
      expect(said.filter((text) => text.includes('cannot be read'))).toEqual([expect.stringMatching(reason)])
      expect(staleSince(health, clock)).toBeNull()
      expect(staleSince(health, new Date(+NOW + 60_001))).toEqual(NOW)
    },
  )

  test('is slow is not waited for without end', async () => {
    provider.answers(() => {})
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() =>
      AbortSignal.abort(new DOMException('', 'TimeoutError')),
    )
    await read()
    vi.restoreAllMocks()
    expect(said.join()).toContain('has not answered in 10 seconds')
    expect((await readHealth(db)).reason).toContain('svarar ikkje i tide')
  })

  test('comes back is read by itself, and the log tells once that it was gone and once that it is back', async () => {
    await read()
    provider.kill()
    for (let tries = 0; tries < 3; tries++) await read()
    await provider.start()
    provider.says(feedOf([soldShowing('100', { sold: 99 })]))
    expect(await read()).toBe(20)
    expect(await sold()).toEqual([99])
    expect(said.filter((text) => text.includes('cannot be read'))).toHaveLength(1)
    expect(said.at(-1)).toContain('answers again, after 3 tries')
    expect(await readHealth(db)).toMatchObject({ failures: 0, reason: null })
  })
})

describe('whatever else goes wrong', () => {
  function unheardOf(): Date {
    throw new Error('no clock')
  }
  const readWithout = () => readOnce({ ...partsNow(), now: () => unheardOf() }, new AbortController().signal)

  test('is noted with the reason and tried again, and what is known grows old', async () => {
    await read()
    clock = new Date(+NOW + 20_000)
    expect([await readWithout(), await readWithout()]).toEqual([5, 10])
    const health = await readHealth(db)
    expect(health).toMatchObject({ readAt: NOW, failures: 2, failingSince: clock })
    expect(health.reason).toBe(NYNORSK.ticketingFailed)
    expect(said.filter((text) => text.includes('no clock'))).toHaveLength(1)
    expect(staleSince(health, new Date(+NOW + 60_001))).toEqual(NOW)
    expect(await read()).toBe(20)
    expect(await readHealth(db)).toMatchObject({ failures: 0, reason: null })
  })

  test('also at a site that cannot be understood', async () => {
    await db.execute(sql`update content_version set body = '{}' where kind = 'site'`)
    expect(await read()).toBe(5)
    expect(await readHealth(db)).toMatchObject({ failures: 1, reason: NYNORSK.ticketingFailed })
    expect(said.join()).toContain('checkout')
  })

  test('in the database is told in its own words, without the query', async () => {
    await db.execute(sql`alter table ticketing_showing rename to away`)
    try {
      await read()
    } finally {
      await db.execute(sql`alter table away rename to ticketing_showing`)
    }
    expect(said.join()).toContain('relation "ticketing_showing" does not exist')
    expect(said.join()).not.toContain('select')
  })

  test('a reading that takes too long is a failure', async () => {
    provider.answers(() => {})
    const tooLong = new AbortController()
    const reading = read(tooLong.signal)
    await vi.waitFor(() => expect(provider.asked).toHaveLength(1))
    tooLong.abort(new Error('It takes too long.'))
    expect(await reading).toBe(5)
    expect(said.join()).toContain('It takes too long.')
    expect(await readHealth(db)).toMatchObject({ failures: 1 })
  })
})

test('pauses grow to a minute', () => {
  expect([1, 2, 3, 4, 5, 50].map(pauseAfter)).toEqual([5, 10, 20, 40, 60, 60])
})

test('a house that is ended does not wait for the provider, nor blame it', async () => {
  provider.answers(() => {})
  const stopping = new AbortController()
  const reading = read(stopping.signal)
  await vi.waitFor(() => expect(provider.asked).toHaveLength(1))
  stopping.abort()
  await reading
  expect(await readHealth(db)).toMatchObject({ failures: 0 })
})

test('the feed is read again and again, by one of several servers, and goes on through a break', async () => {
  await db.execute(sql`drop schema if exists pgboss cascade`)
  const queues = givenQueues(connection)
  const bosses = await Promise.all(
    [0, 1].map(() => openQueues({ database: queues.database, onError: () => {} })),
  )
  const kept = await Promise.all(bosses.map((boss) => keepFeed(boss, { ...partsNow(), everySeconds: 1 })))
  const WAIT = { timeout: 20_000 }
  await vi.waitFor(async () => expect(await sold()).toEqual([10]), WAIT)
  provider.says(feedOf([soldShowing('100', { sold: 50 })]))
  await vi.waitFor(async () => expect(await sold()).toEqual([50]), WAIT)
  provider.kill()
  await vi.waitFor(async () => expect((await readHealth(db)).failures).toBeGreaterThan(0), WAIT)
  await provider.start()
  provider.says(feedOf([soldShowing('100', { sold: 60 })]))
  await vi.waitFor(async () => expect(await sold()).toEqual([60]), WAIT)
  for (const { stop } of kept) stop()
  for (const boss of bosses) await boss.stop({ close: false })
  await queues.close()
})
