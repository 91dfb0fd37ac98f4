import { expect, test } from 'vitest'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { readHallsBySize } from './hall-capacities.ts'
import { ticketingShowing } from './table.ts'

const db = await givenDatabase()

test('halls are listed by their seats, those without a number last', async () => {
  const sold = (eventId: string, hall: string, capacity: number | null) => ({
    eventId,
    showingId: eventId,
    lastFacts: { hall } as never,
    endsAt: new Date('2026-11-20T21:00:00Z'),
    capacity,
    sold: 0,
    reserved: 0,
    isWaiting: false,
  })
  await db
    .insert(ticketingShowing)
    .values([
      sold('1', 'Sal 2', 60),
      sold('2', 'Sal 2', 55),
      sold('3', 'Storsalen', 224),
      sold('4', 'Bar & kafé', null),
    ])
  expect(await readHallsBySize(db)).toEqual(['Storsalen', 'Sal 2', 'Bar & kafé'])
})
