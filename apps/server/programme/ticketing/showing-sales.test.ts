import type { Showing } from '@lerret/model'
import { beforeEach, expect, test } from 'vitest'
import { showing } from '../../../../packages/page-engine/testing/test-records.ts'
import { importRecords } from '../../content/records/import.ts'
import { emptyDatabase, givenDatabase } from '../../platform/db/test-database.ts'
import { film } from './provider/test-records.ts'
import { readShowingSales } from './showing-sales.ts'
import { ticketingShowing } from './table.ts'

const db = await givenDatabase()
beforeEach(() => emptyDatabase(db))

const createShowing = (id: string, startsAt: string) =>
  showing({ id, productionId: 'film', hall: 'Storsalen', startsAt })

async function givenShowings(...showings: Showing[]) {
  const events = showings.map((record) => ({ kind: 'event' as const, record }))
  await importRecords(db, [{ kind: 'production', record: film }, ...events], 'test')
}

test('a showing after midnight belongs to the evening before', async () => {
  await givenShowings(
    createShowing('nattkino', '2026-11-21T00:30:00.000Z'),
    createShowing('kveld', '2026-11-20T19:00:00.000Z'),
    createShowing('barnekino', '2026-11-21T10:00:00.000Z'),
  )
  const read = async (day: string) =>
    (await readShowingSales(db, { from: day, to: day })).map(({ showingId }) => showingId)
  expect(await read('2026-11-20')).toEqual(['kveld', 'nattkino'])
  expect(await read('2026-11-21')).toEqual(['barnekino'])
  expect(await read('2026-11-22')).toEqual([])
})

test('a showing has the figures of the ticketing provider, if it sells the tickets', async () => {
  await givenShowings(
    createShowing('kveld', '2026-11-20T19:00:00.000Z'),
    createShowing('i-døra', '2026-11-20T20:00:00.000Z'),
  )
  await db.insert(ticketingShowing).values({
    eventId: '1',
    showingId: 'kveld',
    lastFacts: {} as never,
    endsAt: new Date('2026-11-20T21:00:00Z'),
    capacity: 224,
    sold: 31,
    reserved: 2,
    isWaiting: false,
  })
  const day = { from: '2026-11-20', to: '2026-11-20' }
  expect(await readShowingSales(db, day)).toMatchObject([
    { title: 'Nosferatu', hall: 'Storsalen', sales: { capacity: 224, sold: 31, reserved: 2 } },
    { showingId: 'i-døra', sales: null },
  ])
})
