import type { Production, SiteTicketing } from '@lerret/model'
import { NYNORSK } from '@lerret/words/all'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findDraft } from '../../content/records/store/read-records.ts'
import { saveAndPublish } from '../../content/records/store/test-save.ts'
import { givenDemoHouse } from '../../operations/demo/test-demo-house.ts'
import { emptyDatabase, givenOpenDatabase } from '../../platform/db/test-database.ts'
import { openQueues } from '../../platform/jobs/queues.ts'
import { scheduleRepeating } from '../../platform/jobs/repeating-job.ts'
import { givenQueues } from '../../platform/jobs/test-queues.ts'
import { waitUntil } from '../../test-wait-until.ts'
import { readHealth, staleSince } from './health.ts'
import { describeMessages } from './notices.ts'
import { createFeedJob, readFeed, retryDelaySeconds } from './poll-feed.ts'
import { createProviderFetch } from './provider/provider-fetch.ts'
import { givenProvider, soldFilm, soldShowing, toFeed } from './provider/test-provider.ts'
import { createRepeatFilter } from './repeat-filter.ts'
import { readTicketingReport } from './report.ts'

const { db, connection } = await givenOpenDatabase()
const NOW = new Date('2026-11-20T12:00:00Z')
const { records } = givenDemoHouse({ host: 'https://x.example', checkoutHost: 'https://y.example' })
const ticketing = records.find(({ kind }) => kind === 'ticketing')?.record as SiteTicketing

let provider: Awaited<ReturnType<typeof givenProvider>>
let warnings: string[]
let log: ReturnType<typeof createRepeatFilter>
let clock: Date
/** Dependencies with the running provider, trusted by the operator. */
const createDependencies = () => ({
  db,
  now: () => clock,
  wallClock: () => clock,
  fetch: createProviderFetch([provider.url]),
  key: { token: 'loyndom', origin: provider.url },
  logWarning: log.logWarning,
})
const read = (signal = new AbortController().signal) =>
  readFeed(createDependencies(), signal).finally(log.nextRound)
const readSold = async () => (await readTicketingReport(db)).showings.map((showing) => showing.sold)

beforeEach(async () => {
  await emptyDatabase(db)
  provider = await givenProvider()
  provider.replyJson(toFeed([soldShowing('100')]))
  warnings = []
  log = createRepeatFilter((text) => void warnings.push(text))
  clock = NOW
  await setProvider({ kind: 'event-feed', url: `${provider.url}/fjordheim/events.json` })
})

async function setProvider(feed: SiteTicketing['feed']) {
  const { feed: _, ...body } = ticketing
  await saveAndPublish(db, 'ticketing', { ...body, ...(feed && { feed }) })
}

test('the site’s provider is polled with the house’s key', async () => {
  expect(await read()).toBe(20)
  expect(provider.requests).toEqual(['/fjordheim/events.json Bearer loyndom'])
  expect(await readSold()).toEqual([10])
  expect(await readHealth(db)).toEqual({ readAt: NOW, failures: 0, failingSince: null, messages: [] })
})

test('an empty or very long title does not stop the feed from being read', async () => {
  const odd = [
    { ...soldFilm, id: '1', filmNumber: null, title: '' },
    { ...soldFilm, id: '2', filmNumber: null, title: 'Ei lang natt '.repeat(100) },
  ]
  provider.replyJson(toFeed([soldShowing('100')], [...odd, soldFilm]))
  await read()
  expect(await readSold()).toEqual([10])
  const { productions } = await readTicketingReport(db)
  const drafts = await Promise.all(
    productions.map(({ productionId }) => findDraft(db, 'production', productionId)),
  )
  expect(drafts.map((draft) => (draft?.body as Production | undefined)?.title.length).sort()).toEqual([
    1, 300, 9,
  ])
})

test('a site with pretix polls its API, and a site without a provider polls nothing', async () => {
  const emptyList = { count: 0, next: null, previous: null, results: [] }
  provider.replyJson(emptyList)
  await setProvider({ kind: 'pretix', url: provider.url, organizer: 'fjordheim' })
  expect(await read()).toBe(45)
  expect(provider.requests).toEqual([
    '/api/v1/organizers/fjordheim/events/?live=true&is_public=true&is_future=true Token loyndom',
  ])
  await setProvider(undefined)
  expect(await read()).toBe(60)
  expect(provider.requests).toHaveLength(1)
})

test('a failure is cleared when the site no longer has the provider', async () => {
  provider.stop()
  await read()
  await setProvider(undefined)
  await read()
  expect(await readHealth(db)).toMatchObject({ failures: 0, failingSince: null, messages: [] })
})

describe('a provider that', () => {
  const failures: [string, string, () => void][] = [
    ['is down', 'ECONNREFUSED', () => provider.stop()],
    [
      'replies with an error',
      'it replies with status 500',
      () => provider.replyWith((_, reply) => reply.writeHead(500).end('x')),
    ],
    ['replies with a page', 'is not JSON', () => provider.replyWith((_, reply) => reply.end('<html>'))],
    [
      'replies with another format',
      'does not match the expected format: venueId',
      () => provider.replyJson({ shows: [] }),
    ],
    [
      'has a count that is too large',
      'does not match the expected format: showings.0.sold',
      () => provider.replyJson(toFeed([soldShowing('100', { sold: 2 ** 31 })])),
    ],
    [
      'has a moment in the year 0',
      'does not match the expected format: showings.0.startsAt',
      () => provider.replyJson(toFeed([soldShowing('100', { startsAt: '0000-01-01T00:00:00.000Z' })])),
    ],
    [
      'has ids with control characters',
      'does not match the expected format: showings.0.id',
      () => provider.replyJson(toFeed([soldShowing('1\u000000')])),
    ],
    [
      'breaks off its reply',
      'does not answer as it should',
      () =>
        provider.replyWith((_, reply) =>
          reply.writeHead(200, { 'content-length': '999' }).write('{"a"', () => reply.destroy()),
        ),
    ],
    [
      'sends an endless reply',
      'longer than',
      () =>
        provider.replyWith((_, reply) => {
          const more = () => void (reply.destroyed || reply.write('x'.repeat(1_000_000), more))
          more()
        }),
    ],
    [
      'redirects',
      'redirect',
      () => provider.replyWith((_, reply) => reply.writeHead(302, { location: 'http://127.0.0.1/' }).end()),
    ],
  ]

  test.each(failures)(
    '%s is stored as failing with the reason, and the last known state stays',
    async (_, reason, makeFail) => {
      await read()
      makeFail()
      clock = new Date(+NOW + 20_000)
      expect(await read()).toBe(5)
      expect(await readSold()).toEqual([10])
      const health = await readHealth(db)
      expect(health).toMatchObject({ readAt: NOW, failures: 1, failingSince: clock })
      expect(describeMessages(health.messages, NYNORSK)).toMatch(/\S/)
      expect(warnings.filter((text) => text.includes('cannot be read'))).toEqual([
        expect.stringMatching(reason),
      ])
      expect(staleSince(health, clock)).toBeNull()
      expect(staleSince(health, new Date(+NOW + 60_001))).toEqual(NOW)
    },
  )

  test('is slow is given up after a timeout', async () => {
    provider.replyWith(() => {})
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() =>
      AbortSignal.abort(new DOMException('', 'TimeoutError')),
    )
    await read()
    vi.restoreAllMocks()
    expect(warnings.join()).toContain('has not answered in 10 seconds')
    expect((await readHealth(db)).messages).toMatchObject([{ word: 'ticketingTimeout' }])
  })

  test('comes back is read again, and the log has one line when it fails and one when it works again', async () => {
    await read()
    provider.stop()
    for (let count = 0; count < 3; count++) await read()
    await provider.start()
    provider.replyJson(toFeed([soldShowing('100', { sold: 99 })]))
    expect(await read()).toBe(20)
    expect(await readSold()).toEqual([99])
    expect(warnings.filter((text) => text.includes('cannot be read'))).toHaveLength(1)
    expect(warnings.at(-1)).toContain('works again, after 3 failures')
    expect(await readHealth(db)).toMatchObject({ failures: 0, messages: [] })
  })
})

describe('another error', () => {
  function brokenClock(): Date {
    throw new Error('no clock')
  }
  const readWithout = () =>
    readFeed({ ...createDependencies(), now: () => brokenClock() }, new AbortController().signal)

  test('is stored with the reason and retried, and the state becomes stale', async () => {
    await read()
    clock = new Date(+NOW + 20_000)
    expect([await readWithout(), await readWithout()]).toEqual([5, 10])
    const health = await readHealth(db)
    expect(health).toMatchObject({ readAt: NOW, failures: 2, failingSince: clock })
    expect(health.messages).toEqual([{ word: 'ticketingFailed', values: {} }])
    expect(warnings.filter((text) => text.includes('no clock'))).toHaveLength(1)
    expect(staleSince(health, new Date(+NOW + 60_001))).toEqual(NOW)
    expect(await read()).toBe(20)
    expect(await readHealth(db)).toMatchObject({ failures: 0, messages: [] })
  })

  test('in the site’s ticketing is stored as well', async () => {
    await db.execute(sql`update content_version set body = '{"feed": {}}' where kind = 'ticketing'`)
    expect(await read()).toBe(5)
    expect(await readHealth(db)).toMatchObject({ failures: 1, messages: [{ word: 'ticketingFailed' }] })
    expect(warnings.join()).toContain('Invalid URL')
  })

  test('of the database is logged with its message, without the query', async () => {
    await db.execute(sql`alter table ticketing_showing rename to away`)
    try {
      await read()
    } finally {
      await db.execute(sql`alter table away rename to ticketing_showing`)
    }
    expect(warnings.join()).toContain('relation "ticketing_showing" does not exist')
    expect(warnings.join()).not.toContain('select')
  })

  test('is a read that takes too long', async () => {
    provider.replyWith(() => {})
    const timeout = new AbortController()
    const reading = read(timeout.signal)
    await waitUntil(() => expect(provider.requests).toHaveLength(1))
    timeout.abort(new Error('It takes too long.'))
    expect(await reading).toBe(5)
    expect(warnings.join()).toContain('It takes too long.')
    expect(await readHealth(db)).toMatchObject({ failures: 1 })
  })
})

test('a house that has given up its provider has no failure, also before the next read', async () => {
  provider.replyWith((_, reply) => reply.writeHead(500).end('x'))
  await read()
  expect(await readHealth(db)).toMatchObject({ failures: 1 })
  await setProvider(undefined)
  expect(await readHealth(db)).toMatchObject({ failures: 0, failingSince: null, messages: [] })
})

test('retry delays grow to a minute', () => {
  expect([1, 2, 3, 4, 5, 50].map(retryDelaySeconds)).toEqual([5, 10, 20, 40, 60, 60])
})

test('a stopping server does not wait for the provider, and stores no failure', async () => {
  provider.replyWith(() => {})
  const stopping = new AbortController()
  const reading = read(stopping.signal)
  await waitUntil(() => expect(provider.requests).toHaveLength(1))
  stopping.abort()
  await reading
  expect(await readHealth(db)).toMatchObject({ failures: 0 })
})

test('one of several servers polls the feed, and continues after a failure', async () => {
  await db.execute(sql`drop schema if exists pgboss cascade`)
  const queues = givenQueues(connection)
  const bosses = await Promise.all(
    [0, 1].map(() => openQueues({ database: queues.database, onError: () => {} })),
  )
  const polls = await Promise.all(
    bosses.map((boss) => {
      const dependencies = { ...createDependencies(), intervalSeconds: 1 }
      return scheduleRepeating(boss, createFeedJob(dependencies), dependencies)
    }),
  )
  const WAIT = { timeout: 20_000 }
  await waitUntil(async () => expect(await readSold()).toEqual([10]), WAIT)
  provider.replyJson(toFeed([soldShowing('100', { sold: 50 })]))
  await waitUntil(async () => expect(await readSold()).toEqual([50]), WAIT)
  provider.stop()
  await waitUntil(async () => expect((await readHealth(db)).failures).toBeGreaterThan(0), WAIT)
  await provider.start()
  provider.replyJson(toFeed([soldShowing('100', { sold: 60 })]))
  await waitUntil(async () => expect(await readSold()).toEqual([60]), WAIT)
  for (const { stop } of polls) stop()
  for (const boss of bosses) await boss.stop({ close: false })
  await queues.close()
})
