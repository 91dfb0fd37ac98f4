import type { Film } from '@lerret/model'
import { LayeredMap } from '@lerret/page-engine'
import { beforeEach, expect, test } from 'vitest'
import { importRecords } from '../../content/records/import.ts'
import { givenDemoHouse } from '../../operations/demo/test-demo-house.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import type { LiveRelease } from '../../publishing/live-release.ts'
import { givenEmptyApp } from '../../test-app.ts'
import { registerCounting } from './feature.ts'
import { readCounts } from './store.ts'
import { itemCount } from './table.ts'

const db = await givenDatabase()
const app = givenEmptyApp()
let clock = new Date('2026-11-20T12:00:00Z')
const live = () =>
  ({ release: { pages: LayeredMap.fromObject({ '/': {}, '/kino': {} }) } }) as unknown as LiveRelease
registerCounting(app, { db, live, now: () => clock })

const { records } = givenDemoHouse()
const film = records.find(({ kind }) => kind === 'production')?.record as Film
await importRecords(db, records, 'demo')
beforeEach(() => db.delete(itemCount))

function count(changes: object = {}, headers = {}, remoteAddress = '192.0.2.1') {
  const item = { id: film.id, name: 'Tull', brand: 'Tull', listName: '/kino', category: 'Tull', ...changes }
  const body = { event: 'select_content', contentType: 'product', item }
  return app.inject({ method: 'POST', url: '/runtime/sites/site178a/counts', body, headers, remoteAddress })
}
const counted = () => readCounts(db, { from: '2026-11-01', to: '2026-12-31' })

test('a press on a ticket is counted by day, film and page, with the names of the content', async () => {
  expect((await count()).statusCode).toBe(204)
  await count()
  await count({ listName: '/' })
  // Past midnight in Oslo, before it in UTC.
  clock = new Date('2026-11-20T23:30:00Z')
  await count()
  clock = new Date('2026-11-20T12:00:00Z')
  const names = {
    name: film.title,
    brand: 'Fjordheim kulturhus',
    category: film.genres?.[0],
    itemId: film.id,
  }
  expect(await counted()).toEqual([
    { ...names, day: '2026-11-20', event: 'select_content', listName: '/kino', count: 2 },
    { ...names, day: '2026-11-20', event: 'select_content', listName: '/', count: 1 },
    { ...names, day: '2026-11-21', event: 'select_content', listName: '/kino', count: 1 },
  ])
})

test('unknown films and pages, and requests of other sites, are not counted but get the same reply', async () => {
  const replies = [
    await count({ id: 'ingen' }),
    await count({ listName: '/ukjend' }),
    await count({ listName: '__proto__' }),
    await count({}, { 'sec-fetch-site': 'cross-site' }),
  ]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204])
  expect(await counted()).toEqual([])
})

test('one network cannot inflate a count', async () => {
  for (let press = 0; press < 70; press++) await count({}, {}, '192.0.2.9')
  expect((await counted())[0]?.count).toBe(60)
  await count({}, {}, '192.0.2.10')
  expect((await counted())[0]?.count).toBe(61)
})

test('concurrent counts are all stored', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, who) => count({}, {}, `198.51.100.${who}`)))
  expect((await counted())[0]?.count).toBe(30)
})

test('an invalid count is rejected', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/runtime/sites/site178a/counts',
    body: { event: 'tull' },
  })
  expect(reply.statusCode).toBe(400)
})
