import { beforeEach, expect, test } from 'vitest'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { createMissedSearches, readMissedSearches, toCountedQuery } from './missed-searches.ts'
import { missedSearch } from './table.ts'

const db = await givenDatabase()
let clock: Date
beforeEach(async () => {
  clock = new Date('2026-11-20T12:00:00Z')
  await db.delete(missedSearch)
})
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const RANGE = { from: '2026-11-01', to: '2026-12-31' }

function givenSearches() {
  const searches = createMissedSearches({ db, now: () => clock })
  return (query: string, ip: string, userAgent = BROWSER) => searches.record(query, { ip, userAgent })
}

test('a query is stored when a second network asks the same, however it is typed', async () => {
  const search = givenSearches()
  await search('Ballett', '192.0.2.1')
  await search('ballett ', '192.0.2.1')
  expect(await db.select().from(missedSearch)).toEqual([])
  await search('BALLETT!', '192.0.2.2')
  expect(await readMissedSearches(db, RANGE)).toEqual([{ query: 'ballett', count: 2, lastDay: '2026-11-20' }])
  await search('ballett', '192.0.2.3')
  await search('ballett', '192.0.2.3')
  clock = new Date('2026-11-21T12:00:00Z')
  await search('ballett', '192.0.2.1')
  expect(await readMissedSearches(db, RANGE)).toEqual([{ query: 'ballett', count: 4, lastDay: '2026-11-21' }])
})

test('what one network alone asks for is never stored, however often', async () => {
  const search = givenSearches()
  for (let day = 0; day < 10; day++) {
    clock = new Date(+clock + 24 * 3_600_000)
    await search('Kari Nordmann', '192.0.2.1')
  }
  expect(await db.select().from(missedSearch)).toEqual([])
})

test('programs are not counted', async () => {
  const search = givenSearches()
  for (const ip of ['192.0.2.1', '192.0.2.2']) await search('ballett', ip, 'Googlebot/2.1')
  expect(await db.select().from(missedSearch)).toEqual([])
})

test.each([
  'kari@nordmann.example',
  '91 23 45 67',
  '+47 912 34 567',
  'Storgata 12 6863',
  '4571',
  'https://elsewhere.example',
  'x',
  'ein heil setning om noko som ingen kjem til å leite etter to gonger her',
])('%j is not counted', (typed) => {
  expect(toCountedQuery(typed)).toBeNull()
})

test('a title with a number is counted', () => {
  expect(toCountedQuery('Toy Story 3')).toBe('toy story 3')
})
