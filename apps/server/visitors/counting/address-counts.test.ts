import { beforeEach, expect, test } from 'vitest'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { createAddressCounts, isCountedPath, readAddressCounts } from './address-counts.ts'
import { addressCount } from './table.ts'

const db = await givenDatabase()
let clock = new Date('2026-11-20T12:00:00Z')
const RANGE = { from: '2026-11-01', to: '2026-12-31' }
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'sec-fetch-mode': 'navigate',
}

beforeEach(async () => {
  clock = new Date('2026-11-20T12:00:00Z')
  await db.delete(addressCount)
})
const givenCounts = () =>
  createAddressCounts({
    db,
    now: () => clock,
    logError: (error) => {
      throw error
    },
  })

test('a redirect is counted each time a visitor follows it', async () => {
  const counts = givenCounts()
  counts.countRedirect('/film', BROWSER)
  counts.countRedirect('/film', BROWSER)
  counts.countRedirect('/film', { ...BROWSER, 'user-agent': 'Googlebot/2.1' })
  counts.countRedirect('/film', { ...BROWSER, 'sec-purpose': 'prefetch' })
  await counts.stop()
  expect(await readAddressCounts(db, 'redirect', RANGE)).toEqual([
    { path: '/film', count: 2, lastDay: '2026-11-20' },
  ])
})

test('an address without a page is counted when a second network asks for it, and a network once an hour', async () => {
  const counts = givenCounts()
  counts.countNotFound('/gamal', '192.0.2.1', BROWSER)
  counts.countNotFound('/gamal', '192.0.2.1', BROWSER)
  await counts.flush()
  expect(await readAddressCounts(db, 'not_found', RANGE)).toEqual([])
  counts.countNotFound('/gamal', '198.51.100.1', BROWSER)
  counts.countNotFound('/gamal', '198.51.100.1', BROWSER)
  clock = new Date('2026-11-20T14:00:00Z')
  counts.countNotFound('/gamal', '192.0.2.1', BROWSER)
  counts.countNotFound('/gamal', '203.0.113.1', { ...BROWSER, 'sec-fetch-mode': 'no-cors' })
  await counts.stop()
  expect(await readAddressCounts(db, 'not_found', RANGE)).toEqual([
    { path: '/gamal', count: 3, lastDay: '2026-11-20' },
  ])
})

test.each([
  ['/kinoprogram', true],
  ['/nosferatu-dxm-20220117', true],
  ['/arrangement/jul 2025', true],
  ['/wp-login.php', false],
  ['/wp-admin', false],
  ['/.env', false],
  ['/favicon.ico', false],
  ['/kari@example.no', false],
  ['/ordre/12345678', false],
  ['/nytt-passord/3f2a9c0b1d4e5f60', false],
  ['/redaksjon/tull', false],
  [`/${'a'.repeat(300)}`, false],
])('%s is counted: %s', (path, expected) => {
  expect(isCountedPath(path)).toBe(expected)
})
