import type { SiteTicketing } from '@lerret/model'
import { NYNORSK } from '@lerret/words/all'
import { beforeEach, describe, expect, test } from 'vitest'
import { saveAndPublish } from '../../content/records/store/test-save.ts'
import { givenDemoHouse } from '../../operations/demo/test-demo-house.ts'
import { emptyDatabase, givenOpenDatabase } from '../../platform/db/test-database.ts'
import { readFeed } from './poll-feed.ts'
import { createProviderFetch } from './provider/provider-fetch.ts'
import { givenProvider, soldFilm, soldShowing, toFeed } from './provider/test-provider.ts'
import { readTicketingReport, toWireReport } from './report.ts'

/* Editors choose which URL the server reads its feed from, so a feed must not reach internal services or leak secrets. */

const { db } = await givenOpenDatabase()
const NOW = new Date('2026-11-20T12:00:00Z')
/** The reply of an internal service, which must not appear at the desk or in the log. */
const SECRET_TEXT = 'løyndom-frå-innsida'
const { records } = givenDemoHouse({ host: 'https://x.example', checkoutHost: 'https://y.example' })
const ticketing = records.find(({ kind }) => kind === 'ticketing')?.record as SiteTicketing

let provider: Awaited<ReturnType<typeof givenProvider>>
let otherProvider: Awaited<ReturnType<typeof givenProvider>>
let logLines: string[]
beforeEach(async () => {
  await emptyDatabase(db)
  provider = await givenProvider()
  otherProvider = await givenProvider()
  for (const each of [provider, otherProvider]) each.replyJson(toFeed([soldShowing('100')]))
  logLines = []
})

/** Publishes the site's ticketing with this feed, as an admin. */
const publishFeed = (feed: NonNullable<SiteTicketing['feed']>) =>
  saveAndPublish(db, 'ticketing', { ...ticketing, feed })

async function read({
  keyOrigin,
  trusted = [],
}: {
  keyOrigin?: string | undefined
  trusted?: string[]
} = {}) {
  await readFeed(
    {
      db,
      now: () => NOW,
      wallClock: () => NOW,
      fetch: createProviderFetch(trusted),
      key: { token: 'loyndom', origin: keyOrigin },
      logWarning: (line) => void logLines.push(line),
    },
    new AbortController().signal,
  )
  return toWireReport(await readTicketingReport(db), NYNORSK).health
}

describe('the key', () => {
  test('is sent to the origin that the operator set, whatever the path', async () => {
    await publishFeed({ kind: 'event-feed', url: `${provider.url}/any/path.json` })
    expect(await read({ keyOrigin: provider.url, trusted: [provider.url] })).toMatchObject({ reason: null })
    expect(provider.requests).toEqual(['/any/path.json Bearer loyndom'])
  })

  test.each(['event-feed', 'pretix'] as const)(
    'is not sent elsewhere when an editor changes the URL (%s), and the log and the report name the setting',
    async (kind) => {
      const url = otherProvider.url
      await publishFeed(kind === 'pretix' ? { kind, url, organizer: 'x' } : { kind, url: `${url}/feed` })
      const { reason } = await read({ keyOrigin: provider.url, trusted: [provider.url, otherProvider.url] })
      expect(otherProvider.requests).toHaveLength(1)
      expect(otherProvider.requests.join()).not.toContain('loyndom')
      expect(logLines.join('\n')).toContain(`TICKETING_TOKEN is not sent to ${otherProvider.url}`)
      expect(reason).toContain('TICKETING_ORIGIN')
      expect(reason).toContain('vart ikkje send')
    },
  )

  test('is not sent while the operator has set no origin', async () => {
    await publishFeed({ kind: 'event-feed', url: `${provider.url}/feed` })
    const { reason, failures } = await read({ trusted: [provider.url] })
    expect(provider.requests).toEqual(['/feed'])
    expect(failures).toBe(0)
    expect(reason).toContain(`må den som driftar tenaren, setje TICKETING_ORIGIN til ${provider.url}`)
  })

  test('that was not sent is mentioned with an error of the provider', async () => {
    provider.replyWith((_, reply) => reply.writeHead(401).end())
    await publishFeed({ kind: 'event-feed', url: `${provider.url}/feed` })
    const { reason } = await read({ trusted: [provider.url] })
    expect(reason).toMatch(/svarar med feilkode 401.*TICKETING_ORIGIN/)
    expect(logLines.join('\n')).toMatch(/it replies with status 401.*TICKETING_TOKEN is not sent/s)
  })
})

describe('a feed inside the server’s own network is not read:', () => {
  const spellings = (port: string) => [
    `http://127.0.0.1:${port}/`,
    `http://2130706433:${port}/`,
    `http://0x7f.1:${port}/`,
    `http://0177.0.0.1:${port}/`,
    `http://localhost:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
  ]
  test('by any spelling of its address', async () => {
    for (const url of spellings(new URL(provider.url).port)) {
      await publishFeed({ kind: 'event-feed', url })
      const { reason } = await read()
      expect(provider.requests, url).toEqual([])
      expect(reason, url).toMatch(/Tenaren hentar berre frå opne adresser.*TICKETING_ORIGIN/)
    }
  })

  test('by a cloud’s metadata address, or by a redirect to it', async () => {
    await publishFeed({ kind: 'event-feed', url: 'http://169.254.169.254/latest/meta-data/' })
    expect((await read()).reason).toContain('TICKETING_ORIGIN')
    const location = `${otherProvider.url}/inner`
    provider.replyWith((_, reply) => reply.writeHead(302, { location }).end(SECRET_TEXT))
    await publishFeed({ kind: 'event-feed', url: `${provider.url}/feed` })
    const { reason } = await read({ trusted: [provider.url, otherProvider.url] })
    expect(reason).toContain('sender vidare til ei anna adresse')
    expect(otherProvider.requests).toEqual([])
  })

  test('by the next page of a pretix list', async () => {
    provider.replyJson({ next: `${otherProvider.url}/inner`, results: [] })
    await publishFeed({ kind: 'pretix', url: provider.url, organizer: 'x' })
    await read({ trusted: [provider.url, otherProvider.url] })
    expect(otherProvider.requests).toEqual([])
  })

  test('unless the operator set its origin', async () => {
    await publishFeed({ kind: 'event-feed', url: `${provider.url}/feed` })
    await read({ trusted: [provider.url] })
    expect((await readTicketingReport(db)).showings).toHaveLength(1)
  })
})

describe('no text of a reply is shown or logged:', () => {
  const json = (body: unknown) => JSON.stringify(body)
  const oddProduction = { ...soldFilm, id: '7', filmNumber: null, title: SECRET_TEXT }
  const replies: [string, number, string][] = [
    ['a page', 200, `<html>${SECRET_TEXT}`],
    ['a text', 200, SECRET_TEXT],
    ['a failure', 500, SECRET_TEXT],
    ['another shape', 200, json({ [SECRET_TEXT]: SECRET_TEXT })],
    ['a wrong value', 200, json({ ...toFeed([]), venueId: { [SECRET_TEXT]: 1 }, madeAt: SECRET_TEXT })],
    [
      'a wrong field of a showing',
      200,
      json(toFeed([soldShowing('1', { state: SECRET_TEXT as 'planned' })])),
    ],
    [
      'a showing of no production',
      200,
      json(toFeed([soldShowing(SECRET_TEXT, { productionId: SECRET_TEXT })])),
    ],
    ['a showing twice', 200, json(toFeed([soldShowing(SECRET_TEXT), soldShowing(SECRET_TEXT)]))],
    ['a new production', 200, json(toFeed([], [oddProduction]))],
    [
      'an impossible production',
      200,
      json(toFeed([], [{ ...oddProduction, id: SECRET_TEXT, minutes: 2 ** 40 }])),
    ],
    [
      'an impossible showing',
      200,
      json(toFeed([soldShowing(SECRET_TEXT, { endsAt: '2026-11-21T17:00:00.000Z' })])),
    ],
  ]
  test.each(replies)('%s of a feed', async (_, status, body) => {
    provider.replyWith((_request, reply) =>
      reply
        .writeHead(status, SECRET_TEXT.replaceAll('ø', 'o').replaceAll('å', 'a'), { 'x-inner': 'x' })
        .end(body),
    )
    await publishFeed({ kind: 'event-feed', url: `${provider.url}/feed` })
    const health = await read({ keyOrigin: provider.url, trusted: [provider.url] })
    expect(JSON.stringify(health)).not.toMatch(/l[øo]yndom-fr/)
    expect(logLines.join('\n')).not.toMatch(/l[øo]yndom-fr/)
    expect([health.reason, ...logLines].join('')).not.toBe('')
  })

  test.each<[string, unknown]>([
    ['another page at an odd address', { next: SECRET_TEXT, results: [] }],
    ['another page elsewhere', { next: `https://inner.example/${SECRET_TEXT}`, results: [] }],
    ['names in languages', { next: null, results: [{ name: { [SECRET_TEXT]: 1 }, slug: 'x' }] }],
    ['a wrong date', { next: null, results: [{ name: {}, slug: 'x', date_from: SECRET_TEXT }] }],
  ])('%s of pretix', async (_, body) => {
    provider.replyJson(body)
    await publishFeed({ kind: 'pretix', url: provider.url, organizer: 'x' })
    const health = await read({ keyOrigin: provider.url, trusted: [provider.url] })
    expect(health.failures).toBe(1)
    expect([JSON.stringify(health), ...logLines].join('\n')).not.toContain(SECRET_TEXT)
  })
})
