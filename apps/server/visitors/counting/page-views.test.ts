import { LayeredMap } from '@lerret/page-engine'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenDatabase } from '../../platform/db/test-database.ts'
import type { LiveRelease } from '../../publishing/live-release.ts'
import { givenEmptyApp } from '../../test-app.ts'
import { staffBrowserCookie } from './counted-requests.ts'
import { registerCounting } from './feature.ts'
import { createPageViewCounter, readPageViews } from './page-views.ts'
import { pageView } from './table.ts'

const db = await givenDatabase()
let clock: Date
beforeEach(async () => {
  clock = new Date('2026-11-20T12:00:00Z')
  await db.delete(pageView)
})
const RANGE = { from: '2026-11-01', to: '2026-12-31' }
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** Sends counts to a server, and stops it. */
async function sendViews(requests: { path?: string; headers?: Record<string, string> }[]) {
  const app = givenEmptyApp()
  const release = { pages: LayeredMap.fromObject({ '/': {}, '/kino': {} }) }
  registerCounting(app, { db, live: () => ({ release }) as unknown as LiveRelease, now: () => clock })
  for (const { path = '/kino', headers } of requests) {
    const reply = await app.inject({
      method: 'POST',
      url: '/runtime/sites/site178a/counts',
      headers: { 'user-agent': BROWSER, ...headers },
      payload: { event: 'page_view', path },
    })
    expect(reply.statusCode).toBe(204)
    expect(reply.cookies).toEqual([])
  }
  await app.close()
}

test('views are counted by day and page, and stored when the server stops', async () => {
  await sendViews([{}, {}, { path: '/' }])
  // Past midnight in Oslo, before it in UTC.
  clock = new Date('2026-11-20T23:30:00Z')
  await sendViews([{}])
  expect(await readPageViews(db, RANGE)).toEqual({
    days: [
      { day: '2026-11-20', count: 3 },
      { day: '2026-11-21', count: 1 },
    ],
    paths: [
      { path: '/kino', count: 3 },
      { path: '/', count: 1 },
    ],
  })
})

test('only visitors’ views of pages are counted', async () => {
  await sendViews([
    { path: '/finst-ikkje' },
    { headers: { 'sec-fetch-site': 'cross-site' } },
    { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' } },
    { headers: { referer: 'https://fjordheim.example/redaksjon/framsyn/kino' } },
    {
      headers: { cookie: `annan=1; ${staffBrowserCookie(60, 'https://fjordheim.example').split(';', 1)[0]}` },
    },
  ])
  expect((await readPageViews(db, RANGE)).days).toEqual([])
  await sendViews([{ headers: { referer: 'https://fjordheim.example/redaksjonen-tipsar' } }])
  expect((await readPageViews(db, RANGE)).days).toEqual([{ day: '2026-11-20', count: 1 }])
})

test('views that could not be stored are stored later, once', async () => {
  const counter = createPageViewCounter({ db, now: () => clock, logError: () => {} })
  counter.count('/kino')
  await db.execute(sql`alter table page_view rename to page_view_away`)
  await expect(counter.flush()).rejects.toThrow()
  await db.execute(sql`alter table page_view_away rename to page_view`)
  counter.count('/kino')
  await counter.flush()
  await counter.stop()
  expect((await readPageViews(db, RANGE)).paths).toEqual([{ path: '/kino', count: 2 }])
})

test('servers that store at the same moment lose no views', async () => {
  const counters = Array.from({ length: 4 }, () =>
    createPageViewCounter({ db, now: () => clock, logError: () => {} }),
  )
  for (let round = 0; round < 5; round++) {
    for (const [index, { count }] of counters.entries())
      for (const path of index % 2 ? ['/', '/kino'] : ['/kino', '/']) count(path)
    await Promise.all(counters.map(({ flush }) => flush()))
  }
  await Promise.all(counters.map(({ stop }) => stop()))
  expect((await readPageViews(db, RANGE)).days).toEqual([{ day: '2026-11-20', count: 40 }])
})
