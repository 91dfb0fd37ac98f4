import { demoHouse } from '@lerret/demo'
import type { SiteConfig } from '@lerret/model'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findDraft, publishDraft, saveDraft } from '../content/store.ts'
import { emptyDatabase, givenOpenDatabase } from '../db/test-database.ts'
import { readOnce } from './poll-feed.ts'
import { createProviderFetch } from './provider/provider-fetch.ts'
import { feedOf, givenProvider, soldFilm, soldShowing } from './provider/test-provider.ts'
import { readTicketingReport, reportInWords } from './report.ts'

/* Whoever may edit the site's record chooses which address the server reads its feed from. */

const { db } = await givenOpenDatabase()
const NOW = new Date('2026-11-20T12:00:00Z')
/** What an inner service answers with, and what nobody at the desk or in the log may read. */
const INNER_TEXT = 'løyndom-frå-innsida'
const { records } = demoHouse({
  today: '2026-11-20',
  host: 'https://x.example',
  checkoutHost: 'https://y.example',
})
const site = records.find(({ kind }) => kind === 'site')?.record as SiteConfig

let provider: Awaited<ReturnType<typeof givenProvider>>
let other: Awaited<ReturnType<typeof givenProvider>>
let logged: string[]
beforeEach(async () => {
  await emptyDatabase(db)
  provider = await givenProvider()
  other = await givenProvider()
  for (const one of [provider, other]) one.says(feedOf([soldShowing('100')]))
  logged = []
})
afterEach(() => {
  provider.kill()
  other.kill()
})

/** As an editor does it through the management API. */
async function edit(feed: NonNullable<SiteConfig['checkout']['feed']>) {
  const body = { ...site, checkout: { ...site.checkout, feed } }
  const basedOn = (await findDraft(db, 'site', 'site'))?.version ?? 0
  await saveDraft(db, { kind: 'site', id: 'site', author: 'editor', basedOn, body })
  await publishDraft(db, { kind: 'site', id: 'site', author: 'editor' })
}

async function read({
  keyOrigin,
  trusted = [],
}: {
  keyOrigin?: string | undefined
  trusted?: string[]
} = {}) {
  await readOnce(
    {
      db,
      now: () => NOW,
      wallClock: () => NOW,
      fetch: createProviderFetch(trusted),
      key: { token: 'loyndom', origin: keyOrigin },
      say: (line) => void logged.push(line),
    },
    new AbortController().signal,
  )
  return reportInWords(await readTicketingReport(db)).health
}

describe('the key', () => {
  test('goes to the origin that the operator gave, whatever the path', async () => {
    await edit({ kind: 'event-feed', url: `${provider.url}/any/path.json` })
    expect(await read({ keyOrigin: provider.url, trusted: [provider.url] })).toMatchObject({ reason: null })
    expect(provider.asked).toEqual(['/any/path.json Bearer loyndom'])
  })

  test.each(['event-feed', 'pretix'] as const)(
    'goes nowhere else when an editor changes the address (%s), and the log and the report name the setting',
    async (kind) => {
      const url = other.url
      await edit(kind === 'pretix' ? { kind, url, organizer: 'x' } : { kind, url: `${url}/feed` })
      const { reason } = await read({ keyOrigin: provider.url, trusted: [provider.url, other.url] })
      expect(other.asked).toHaveLength(1)
      expect(other.asked.join()).not.toContain('loyndom')
      expect(logged.join('\n')).toContain(`TICKETING_TOKEN is not sent to ${other.url}`)
      expect(reason).toContain('TICKETING_ORIGIN')
      expect(reason).toContain('vart ikkje send')
    },
  )

  test('goes nowhere while the operator gave no origin', async () => {
    await edit({ kind: 'event-feed', url: `${provider.url}/feed` })
    const { reason, failures } = await read({ trusted: [provider.url] })
    expect(provider.asked).toEqual(['/feed'])
    expect(failures).toBe(0)
    expect(reason).toContain(`må den som driftar tenaren, setje TICKETING_ORIGIN til ${provider.url}`)
  })

  test('that was not sent is named beside a refusal', async () => {
    provider.answers((_, reply) => reply.writeHead(401).end())
    await edit({ kind: 'event-feed', url: `${provider.url}/feed` })
    const { reason } = await read({ trusted: [provider.url] })
    expect(reason).toMatch(/svarar med feilkode 401.*TICKETING_ORIGIN/)
    expect(logged.join('\n')).toMatch(/it answers 401.*TICKETING_TOKEN is not sent/s)
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
  test('at any spelling of its address', async () => {
    for (const url of spellings(new URL(provider.url).port)) {
      await edit({ kind: 'event-feed', url })
      const { reason } = await read()
      expect(provider.asked, url).toEqual([])
      expect(reason, url).toMatch(/Tenaren hentar berre frå opne adresser.*TICKETING_ORIGIN/)
    }
  })

  test('at the address of a cloud’s own data, or by a redirect to it', async () => {
    await edit({ kind: 'event-feed', url: 'http://169.254.169.254/latest/meta-data/' })
    expect((await read()).reason).toContain('TICKETING_ORIGIN')
    const location = `${other.url}/inner`
    provider.answers((_, reply) => reply.writeHead(302, { location }).end(INNER_TEXT))
    await edit({ kind: 'event-feed', url: `${provider.url}/feed` })
    const { reason } = await read({ trusted: [provider.url, other.url] })
    expect(reason).toContain('sender vidare til ei anna adresse')
    expect(other.asked).toEqual([])
  })

  test('by a page that a pretix leads to', async () => {
    provider.says({ next: `${other.url}/inner`, results: [] })
    await edit({ kind: 'pretix', url: provider.url, organizer: 'x' })
    await read({ trusted: [provider.url, other.url] })
    expect(other.asked).toEqual([])
  })

  test('unless the operator names its origin', async () => {
    await edit({ kind: 'event-feed', url: `${provider.url}/feed` })
    await read({ trusted: [provider.url] })
    expect((await readTicketingReport(db)).showings).toHaveLength(1)
  })
})

describe('nothing of an answer is shown or logged:', () => {
  const json = (body: unknown) => JSON.stringify(body)
  const odd = { ...soldFilm, id: '7', filmNumber: null, title: INNER_TEXT }
  const answers: [string, number, string][] = [
    ['a page', 200, `<html>${INNER_TEXT}`],
    ['a text', 200, INNER_TEXT],
    ['a failure', 500, INNER_TEXT],
    ['another shape', 200, json({ [INNER_TEXT]: INNER_TEXT })],
    ['a wrong value', 200, json({ ...feedOf([]), venueId: { [INNER_TEXT]: 1 }, madeAt: INNER_TEXT })],
    ['a wrong field of a showing', 200, json(feedOf([soldShowing('1', { state: INNER_TEXT as 'planned' })]))],
    [
      'a showing of no production',
      200,
      json(feedOf([soldShowing(INNER_TEXT, { productionId: INNER_TEXT })])),
    ],
    ['a showing twice', 200, json(feedOf([soldShowing(INNER_TEXT), soldShowing(INNER_TEXT)]))],
    ['a new production', 200, json(feedOf([], [odd]))],
    ['an impossible production', 200, json(feedOf([], [{ ...odd, id: INNER_TEXT, minutes: 2 ** 40 }]))],
    [
      'an impossible showing',
      200,
      json(feedOf([soldShowing(INNER_TEXT, { endsAt: '2026-11-21T17:00:00.000Z' })])),
    ],
  ]
  test.each(answers)('%s of a feed', async (_, status, body) => {
    provider.answers((_request, reply) =>
      reply
        .writeHead(status, INNER_TEXT.replaceAll('ø', 'o').replaceAll('å', 'a'), { 'x-inner': 'x' })
        .end(body),
    )
    await edit({ kind: 'event-feed', url: `${provider.url}/feed` })
    const health = await read({ keyOrigin: provider.url, trusted: [provider.url] })
    expect(JSON.stringify(health)).not.toMatch(/l[øo]yndom-fr/)
    expect(logged.join('\n')).not.toMatch(/l[øo]yndom-fr/)
    expect([health.reason, ...logged].join('')).not.toBe('')
  })

  test.each<[string, unknown]>([
    ['another page at an odd address', { next: INNER_TEXT, results: [] }],
    ['another page elsewhere', { next: `https://inner.example/${INNER_TEXT}`, results: [] }],
    ['names in languages', { next: null, results: [{ name: { [INNER_TEXT]: 1 }, slug: 'x' }] }],
    ['a wrong date', { next: null, results: [{ name: {}, slug: 'x', date_from: INNER_TEXT }] }],
  ])('%s of pretix', async (_, body) => {
    provider.says(body)
    await edit({ kind: 'pretix', url: provider.url, organizer: 'x' })
    const health = await read({ keyOrigin: provider.url, trusted: [provider.url] })
    expect(health.failures).toBe(1)
    expect([JSON.stringify(health), ...logged].join('\n')).not.toContain(INNER_TEXT)
  })
})
