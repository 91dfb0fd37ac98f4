import type { Programme } from '@lerret/api/contracts'
import { addDays, osloDate, type Showing } from '@lerret/model'
import { NYNORSK } from '@lerret/words/all'
import { describe, expect, test } from 'vitest'
import { importRecords } from '../../content/records/import.ts'
import { publishDraft } from '../../content/records/store/publish-versions.ts'
import { saveDraft } from '../../content/records/store/save-versions.ts'
import { givenDemoHouse } from '../../operations/demo/test-demo-house.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import type { LiveRelease } from '../../publishing/live-release.ts'
import { givenEmptyApp } from '../../test-app.ts'
import { renderEmbed } from './embed-page.ts'
import { registerOpenProgramme } from './feature.ts'

const TODAY = '2026-11-20'
const db = await givenDatabase()
const app = givenEmptyApp()
let clock = 0
registerOpenProgramme(app, {
  db,
  now: () => new Date(clock),
  words: () => NYNORSK,
  live: () => ({ release: { shell: { htmlLang: 'nn' } } }) as LiveRelease,
  siteTime: () => new Date(`${TODAY}T12:00:00Z`),
})
const demo = givenDemoHouse({ today: TODAY })
const showings = demo.records.filter(({ kind }) => kind === 'event').map(({ record }) => record as Showing)
await importRecords(db, demo.records, 'demo')

const ask = (query = '', headers = {}) => app.inject({ url: `/api/v1/programme${query}`, headers })
const read = async (query = '') => (await ask(query)).json<Programme>()

describe('the open programme', () => {
  test('has the showings of the days that are asked for, in order, with pages and tickets', async () => {
    const to = addDays(TODAY, 6)
    const programme = await read(`?from=${TODAY}&to=${to}`)
    const expected = showings.filter(
      ({ startsAt }) => osloDate(startsAt) >= TODAY && osloDate(startsAt) <= to,
    )
    expect(programme.showings.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort())
    const starts = programme.showings.map(({ startsAt }) => startsAt)
    expect(starts).toEqual(starts.toSorted())
    expect(programme).toMatchObject({ from: TODAY, to, house: { url: 'https://fjordheim.example/' } })
    for (const { production, ticketUrl } of programme.showings) {
      expect(production.url).toMatch(/^https:\/\/fjordheim\.example\/./)
      expect(ticketUrl ?? 'https://checkout.example').toMatch(/^https:\/\/checkout\.example/)
    }
  })

  test('begins today and has thirty days when nothing is asked for', async () => {
    expect(await read()).toMatchObject({ from: TODAY, to: addDays(TODAY, 29) })
  })

  test('has only films or only culture', async () => {
    const kinds = async (kind: string) =>
      new Set((await read(`?kind=${kind}`)).showings.map(({ production }) => production.kind))
    expect([...(await kinds('film'))]).toEqual(['film'])
    expect([...(await kinds('culture'))]).toEqual(['culture'])
  })

  test.each([
    ['?from=i+morgon', 'from'],
    ['?from=2026-11-20&to=2026-11-19', 'to'],
    ['?from=2026-11-20&to=2028-11-20', 'to'],
    ['?kind=teater', 'kind'],
  ])('refuses %s and names %s', async (query, field) => {
    const reply = await ask(query)
    expect(reply.statusCode).toBe(400)
    expect(JSON.stringify(reply.json().error)).toContain(field)
  })

  test('may be read by pages of all sites, is cached, and is not sent twice', async () => {
    const { headers } = await ask('', { origin: 'https://turist.example' })
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['cache-control']).toContain('max-age=60')
    const again = await ask('', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/api/v1/programme',
      headers: {
        origin: 'https://turist.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'if-none-match',
      },
    })
    expect([preflight.statusCode, preflight.headers['access-control-allow-headers']]).toEqual([
      204,
      'if-none-match',
    ])
  })

  test('changes with what is published, not with drafts', async () => {
    const [first] = (await read()).showings
    const showing = showings.find(({ id }) => id === first?.id) as Showing
    const change = { kind: 'event', id: showing.id, author: 'test' } as const
    const state = async () => (await read()).showings.find(({ id }) => id === showing.id)?.state
    await saveDraft(db, { ...change, basedOn: 1, body: { ...showing, state: 'cancelled' } })
    clock += 1000
    expect(await state()).toBe(showing.state)
    await publishDraft(db, change)
    clock += 1000
    expect(await state()).toBe('cancelled')
  })
})

describe('the embedded programme', () => {
  const embed = async (query = '') => app.inject(`/innebygd/program${query}`)

  test('may be framed by every site, and runs no script', async () => {
    const { headers, body } = await embed()
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-frame-options']).toBeUndefined()
    expect(body).toContain('<html lang="nn">')
    expect(body).not.toContain('<script')
  })

  test('has the days, kind and look that are chosen, and a default for what it does not know', async () => {
    const dark = await embed('?tema=mork&dagar=3&type=kino')
    expect(dark.body).toContain('data-theme="dark"')
    const days = dark.body.match(/<h2>/g)?.length ?? 0
    expect(days).toBeGreaterThan(0)
    expect(days).toBeLessThanOrEqual(3)
    const { showings: films } = await read(`?from=${TODAY}&to=${addDays(TODAY, 2)}&kind=film`)
    expect(dark.body.match(/<li/g)).toHaveLength(films.length)
    expect((await embed('?tema=rosa&dagar=-1&type=x')).statusCode).toBe(200)
  })

  test('says so when nothing is on, and shows titles as text', () => {
    const empty = {
      house: { name: 'A & B', url: 'https://x.example/' },
      from: TODAY,
      to: TODAY,
      showings: [],
    }
    const options = { theme: 'auto', words: NYNORSK, language: 'nn' } as const
    const page = renderEmbed({ ...empty, timeZone: 'Europe/Oslo' }, options)
    expect(page).toContain(NYNORSK.nothingThisWeek)
    expect(page).toContain('A &amp; B')
  })

  test('is put after a script by the script', async () => {
    const { body, headers } = await app.inject('/innebygd/program.js')
    expect(headers['content-type']).toContain('javascript')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(body).toContain('/innebygd/program')
    expect(body.length).toBeLessThan(1000)
  })
})
