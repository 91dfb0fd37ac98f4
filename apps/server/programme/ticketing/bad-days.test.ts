import type { Showing, SiteTicketing } from '@lerret/model'
import { NYNORSK } from '@lerret/words/all'
import { beforeEach, describe, expect, test } from 'vitest'
import { findDraft } from '../../content/records/store/read-records.ts'
import { saveAndPublish } from '../../content/records/store/test-save.ts'
import { givenDemoHouse } from '../../operations/demo/test-demo-house.ts'
import { emptyDatabase, givenOpenDatabase } from '../../platform/db/test-database.ts'
import { createOutboundFetch } from '../../platform/outbound/fetch.ts'
import { STAND_INS, type StandInShowing } from '../../testing/test-ticket-providers.ts'
import { readHealth } from './health.ts'
import { describeMessages } from './notices.ts'
import { readFeed } from './poll-feed.ts'
import { givenProvider } from './provider/test-provider.ts'
import { readTicketingReport } from './report.ts'

const { db } = await givenOpenDatabase()
const NOW = new Date('2026-10-20T12:00:00Z')
/** Two evenings around the end of summer time on 25 October 2026. */
const SATURDAY: StandInShowing = { id: '100', title: 'Nosferatu', start: '2026-10-24T19:00' }
const SUNDAY: StandInShowing = { id: '101', title: 'Nosferatu', start: '2026-10-25T19:00' }

const { records } = givenDemoHouse({
  today: '2026-10-20',
  host: 'https://x.example',
  checkoutHost: 'https://y.example',
})
const ticketing = records.find(({ kind }) => kind === 'ticketing')?.record as SiteTicketing

let provider: Awaited<ReturnType<typeof givenProvider>>
let warnings: string[]

beforeEach(async () => {
  await emptyDatabase(db)
  provider = await givenProvider()
  warnings = []
})

describe.each(STAND_INS)('$name', ({ feed, reply, needsKey }) => {
  beforeEach(async () => {
    await saveAndPublish(db, 'ticketing', { ...ticketing, feed: feed(provider.url) })
    provider.replyWith(reply([SATURDAY, SUNDAY]))
    await read()
  })

  test('gives the times of the wall clock on both sides of the clock change', async () => {
    expect(await readStarts()).toEqual(GOOD_DAY)
    expect(await readHealth(db)).toMatchObject({ failures: 0, messages: [] })
  })

  test('with an empty programme is read, and its showings are marked as vanished, not as cancelled', async () => {
    provider.replyWith(reply([]))
    expect((await read()).failures).toBe(0)
    expect(await readStarts()).toEqual(GOOD_DAY)
    expect((await readVanished()).length).toBe(2)
  })

  test('with an error page and status 200 fails, and nothing vanishes', async () => {
    provider.replyWith((_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Feil</title><p>Vi er straks tilbake.</p>'),
    )
    expect(await read()).toMatchObject({ failures: 1, reason: expect.stringContaining(provider.url) })
    expect(await readVanished()).toEqual([])
  })

  test('with status 500 fails, and nothing vanishes', async () => {
    provider.replyWith((_request, response) => response.writeHead(500).end('{}'))
    expect((await read()).reason).toContain('feilkode 500')
    expect(await readVanished()).toEqual([])
  })

  test('with a key that has expired says so', async () => {
    provider.replyWith((_request, response) => response.writeHead(401).end('{}'))
    expect((await read()).reason).toContain('har gått ut')
    expect(provider.requests.some((request) => request.includes('loyndom'))).toBe(
      needsKey && !isKeyInHeader(feed('x').kind),
    )
  })

  test('that is slow is given up', async () => {
    provider.replyWith(() => {})
    expect((await read()).reason).toContain('svarar ikkje i tide')
    expect(await readVanished()).toEqual([])
  })

  test('without one of its showings keeps it, marked as vanished', async () => {
    provider.replyWith(reply([SATURDAY]))
    expect((await read()).failures).toBe(0)
    expect(await readStarts()).toEqual(GOOD_DAY)
    expect(await readVanished()).toHaveLength(1)
  })

  test('with a showing at another time moves it', async () => {
    provider.replyWith(reply([SATURDAY, { ...SUNDAY, start: '2026-10-25T21:30' }]))
    await read()
    expect((await readStarts()).at(-1)).toContain('2026-10-25T20:30')
    expect(await readVanished()).toEqual([])
  })

  test('with a broken record among good ones reads the good ones, and the broken one does not vanish', async () => {
    provider.replyWith(
      reply([
        { ...SATURDAY, start: '2026-10-24T18:00' },
        { ...SUNDAY, isBroken: true },
      ]),
    )
    const { failures, reason } = await read()
    expect({ failures, reason }).toMatchObject({
      failures: 0,
      reason: expect.stringMatching(/^1 oppføring hos/),
    })
    expect((await readStarts())[0]).toContain('2026-10-24T16:00')
    expect(await readVanished()).toEqual([])
  })
})

const GOOD_DAY = ['2026-10-24T17:00:00.000Z planned', '2026-10-25T18:00:00.000Z planned']

/** The stand-in's log has addresses and the authorization header; Veezi has a header of its own. */
const isKeyInHeader = (kind: string) => kind === 'veezi'

async function read() {
  const fetch = createOutboundFetch({
    trustedOrigins: [provider.url],
    setting: 'TICKETING_ORIGIN',
    timeoutMs: 300,
    maxBytes: 100_000,
  })
  await readFeed(
    {
      db,
      now: () => NOW,
      wallClock: () => NOW,
      fetch,
      key: { token: 'loyndom', origin: provider.url },
      logWarning: (text) => void warnings.push(text),
    },
    new AbortController().signal,
  )
  const { failures, messages } = await readHealth(db)
  return { failures, reason: describeMessages(messages, NYNORSK) }
}

async function readStarts(): Promise<string[]> {
  const { showings } = await readTicketingReport(db)
  const drafts = await Promise.all(showings.map(({ showingId }) => findDraft(db, 'event', showingId)))
  return drafts
    .map((draft) => draft?.body as Showing)
    .map(({ startsAt, state }) => `${startsAt} ${state}`)
    .sort()
}

const readVanished = async () =>
  (await readTicketingReport(db)).showings.filter(({ vanishedAt }) => vanishedAt !== null)
