import { LayeredMap } from '@lerret/page-engine'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenDatabase } from '../../platform/db/test-database.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { LiveRelease } from '../../publishing/live-release.ts'
import { givenEmptyApp } from '../../test-app.ts'
import type { PolicyDirective } from './directives.ts'
import { registerPolicyReports } from './feature.ts'
import { readPolicyRefusals } from './store.ts'
import { policyRefusal } from './table.ts'

const URL = '/runtime/policy-reports'
const HOUSE = 'https://fjordheim.example'
const db = await givenDatabase()
let clock = new Date('2026-11-20T12:10:00Z')
const live = () =>
  ({ release: { pages: LayeredMap.fromObject({ '/': {}, '/kino': {} }) } }) as unknown as LiveRelease
const counted: string[] = []

function givenServer() {
  const app = givenEmptyApp()
  registerPolicyReports(app, {
    db,
    live,
    now: () => clock,
    settings: { publicUrl: HOUSE },
    metrics: { countRefusal: (directive: PolicyDirective) => counted.push(directive) } as unknown as Metrics,
  })
  return app
}
let app = givenServer()

beforeEach(async () => {
  clock = new Date('2026-11-20T12:10:00Z')
  counted.length = 0
  await db.delete(policyRefusal)
  app = givenServer()
})

const IMAGE = {
  documentURL: `${HOUSE}/kino?q=Kari+Nordmann#x`,
  effectiveDirective: 'img-src',
  blockedURL: 'http://bilete.example/x.png?person=7',
  sourceFile: `${HOUSE}/assets/page-1a2b.js?x=1`,
  originalPolicy: "default-src 'self'",
  disposition: 'enforce',
  sample: 'Element innerHTML|Kari Nordmann',
  referrer: 'https://other.example/kari',
}
const toReport = (changes: object = {}, more: object = {}) => ({
  type: 'csp-violation',
  age: 10,
  url: `${HOUSE}/kino`,
  user_agent: 'Mozilla/5.0',
  body: { ...IMAGE, ...changes },
  ...more,
})
const send = (payload: unknown, { type = 'application/reports+json', from = '192.0.2.1' } = {}) =>
  app.inject({
    method: 'POST',
    url: URL,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': type },
    remoteAddress: from,
  })
async function stored() {
  // The server stores what it has counted before it ends.
  await app.close()
  return readPolicyRefusals(db, clock)
}

test('a report of the Reporting API is stored with the page and the place, without query, person or browser', async () => {
  expect((await send([toReport()])).statusCode).toBe(204)
  expect(await stored()).toEqual({
    total: 1,
    directives: [{ directive: 'img-src', count: 1 }],
    latest: {
      directive: 'img-src',
      page: '/kino',
      blocked: 'http://bilete.example',
      source: '/assets/page-1a2b.js',
    },
  })
  const { rows } = await db.execute(sql`select * from policy_refusal`)
  expect(JSON.stringify(rows)).not.toMatch(/Kari|kari|person|Mozilla|192\.0/)
  expect(counted).toEqual(['img-src'])
})

test('a report of report-uri is stored too', async () => {
  const report = {
    'document-uri': `${HOUSE}/`,
    'violated-directive': "require-trusted-types-for 'script'",
    'blocked-uri': 'trusted-types-sink',
    'source-file': `${HOUSE}/redaksjon/assets/main-9.js`,
  }
  const reply = await send({ 'csp-report': report }, { type: 'application/csp-report' })
  expect(reply.statusCode).toBe(204)
  expect((await stored())?.latest).toEqual({
    directive: 'require-trusted-types-for',
    page: '/',
    blocked: 'trusted-types-sink',
    source: '/redaksjon/assets/main-9.js',
  })
})

test.each([
  ['chrome-extension://abcdefgh/content.js', 'inline'],
  ['moz-extension', 'eval'],
  ['safari-web-extension://abc/x.js', 'inline'],
  [`${HOUSE}/kino`, 'chrome-extension'],
  ['', 'moz-extension://abc/x.css'],
])('what an extension of the browser does (%j, %j) is not the house’s', async (sourceFile, blockedURL) => {
  await send([toReport({ sourceFile, blockedURL })])
  expect(await stored()).toBeNull()
  expect(counted).toEqual([])
})

test('reports about pages of other sites, and other kinds of reports, are not stored', async () => {
  await send([
    toReport({ documentURL: 'https://other.example/kino' }),
    toReport({ documentURL: 'about:blank' }),
    toReport({}, { type: 'deprecation' }),
  ])
  expect(await stored()).toBeNull()
})

test.each([
  ['/kino', '/kino'],
  ['/redaksjon/medlemmer/4711', '/redaksjon'],
  ['/stadfest-adresse?nokkel=abc', '/stadfest-adresse'],
  ['/delt-billett?nokkel=abc', '/delt-billett'],
  ['/kari-nordmann', null],
  ['/%ff', null],
])('of %s, the page %j is stored', async (path, page) => {
  await send([toReport({ documentURL: HOUSE + path })])
  expect((await stored())?.latest.page).toBe(page)
})

test('what somebody invents is stored as another directive, without its text', async () => {
  await send([
    toReport({
      effectiveDirective: 'x\u001b[31m\0',
      blockedURL: 'Kari\0',
      sourceFile: `${HOUSE}/kari/assets/x.js`,
    }),
  ])
  expect(await stored()).toEqual({
    total: 1,
    directives: [{ directive: 'other', count: 1 }],
    latest: { directive: 'other', page: '/kino', blocked: null, source: null },
  })
})

test('a flood from everywhere is a row for each hour and directive', async () => {
  const sent = Array.from({ length: 300 }, (_, number) =>
    send(
      [
        toReport({ blockedURL: `https://${number}.example/` }),
        toReport({ effectiveDirective: `x${number}` }),
      ],
      {
        from: `203.0.${Math.floor(number / 250)}.${number % 250}`,
      },
    ),
  )
  await Promise.all(sent)
  expect(await stored()).toMatchObject({
    total: 600,
    directives: [
      { directive: 'img-src', count: 300 },
      { directive: 'other', count: 300 },
    ],
  })
  expect(await db.$count(policyRefusal)).toBe(2)
})

test('one network is refused after thirty calls in a minute', async () => {
  const statuses: number[] = []
  for (let call = 0; call < 35; call++) statuses.push((await send([toReport()])).statusCode)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  expect((await send([toReport()], { from: '192.0.2.2' })).statusCode).toBe(204)
  clock = new Date(+clock + 61_000)
  expect((await send([toReport()])).statusCode).toBe(204)
})

test.each([
  ['JSON of another type', '[]', 'application/json', 415],
  ['a text', 'hei', 'application/reports+json', 400],
  ['a number', '7', 'application/csp-report', 400],
  ['more than 64 kB', `[${' '.repeat(65_536)}]`, 'application/reports+json', 413],
  ['an attack on prototypes', '[{"__proto__":{"x":1}}]', 'application/reports+json', 400],
])('%s is refused', async (_, payload, type, status) => {
  expect((await send(payload, { type })).statusCode).toBe(status)
  expect(await stored()).toBeNull()
})

test('what is older than a day is no longer said', async () => {
  await send([toReport()])
  expect((await stored())?.total).toBe(1)
  clock = new Date('2026-11-21T11:30:00Z')
  app = givenServer()
  await send([toReport({ effectiveDirective: 'script-src-elem' })])
  expect(await stored()).toMatchObject({ total: 2, latest: { directive: 'script-src-elem' } })
  clock = new Date('2026-11-21T13:30:00Z')
  expect(await stored()).toMatchObject({ total: 1 })
})
