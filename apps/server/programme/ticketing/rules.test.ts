import type { Showing } from '@lerret/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showing } from './provider/test-records.ts'
import {
  applyShowingUpdates,
  findDifferences,
  findUpdates,
  recordShowingFacts,
  type ShowingFacts,
  toTicketStatus,
} from './rules.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const statusFor = (capacity: number | null, sold: number, reserved = 0, saleOpensAt: string | null = null) =>
  toTicketStatus({ capacity, sold, reserved, saleOpensAt }, NOW)

test.each([
  [statusFor(200, 10), 'on-sale'],
  [statusFor(200, 179), 'on-sale'],
  [statusFor(200, 180), 'few-left'],
  [statusFor(200, 150, 30), 'few-left'],
  [statusFor(20, 15), 'few-left'],
  [statusFor(20, 14), 'on-sale'],
  [statusFor(200, 190, 10), 'sold-out'],
  [statusFor(200, 210), 'sold-out'],
  [statusFor(null, 500), 'on-sale'],
  [statusFor(200, 0, 0, '2026-11-20T12:00:01Z'), 'not-yet'],
  [statusFor(200, 0, 0, '2026-11-20T12:00:00Z'), 'on-sale'],
])('status %s is %s', (status, expected) => {
  expect(status).toBe(expected)
})

const facts = fc.record(
  {
    hall: fc.constantFrom('A', 'B', 'C'),
    price: fc.option(fc.nat(2)),
    time: fc.record({ at: fc.nat(2) }, { noNullPrototype: true }),
  },
  { noNullPrototype: true },
)

test('a field that an editor has changed is never overwritten, and all others follow the feed', () => {
  fc.assert(
    fc.property(facts, facts, facts, (record, previous, current) => {
      const after = { ...record, ...findUpdates(record, previous, current) }
      for (const field of ['hall', 'price', 'time'] as const) {
        const isEdited = JSON.stringify(record[field]) !== JSON.stringify(previous[field])
        expect(after[field]).toEqual(isEdited ? record[field] : current[field])
      }
    }),
  )
})

test('an unchanged feed updates nothing', () => {
  fc.assert(
    fc.property(
      facts,
      facts,
      (record, current) => void expect(findUpdates(record, current, current)).toEqual({}),
    ),
  )
})

test('fields that differ are listed', () => {
  expect(findDifferences({ hall: 'A', price: 1 }, { hall: 'B', price: 1 })).toEqual(['hall'])
})

test('a showing keeps its time when the feed only formats it differently', () => {
  const createShowing = (milliseconds: string): Showing => ({
    id: 's1',
    productionId: 'nosferatu',
    hall: 'Storsalen',
    state: 'planned',
    ticketStatus: 'not-yet',
    formats: [],
    access: [],
    startsAt: `2026-11-21T18:00:00${milliseconds}Z`,
    endsAt: `2026-11-21T20:00:00${milliseconds}Z`,
    saleOpensAt: `2026-11-18T08:00:00${milliseconds}Z`,
  })
  const form = fc.constantFrom('', '.0', '.000')
  fc.assert(
    fc.property(form, form, form, (record, previous, current) => {
      const updates = findUpdates(
        ...([record, previous, current].map((each) => recordShowingFacts(createShowing(each))) as [
          ShowingFacts,
          ShowingFacts,
          ShowingFacts,
        ]),
      )
      expect(updates).toEqual({})
      expect(
        findDifferences(
          recordShowingFacts(createShowing(record)),
          recordShowingFacts(createShowing(current)),
        ),
      ).toEqual([])
      const time = { startsAt: createShowing(current).startsAt, endsAt: '2026-11-21T20:30:00Z' }
      expect(applyShowingUpdates(createShowing(record), { time }, true).state).toBe('planned')
    }),
  )
})

test('a reason for visitors is removed when the provider takes a cancellation back', () => {
  const cancelled: Showing = { ...showing, state: 'cancelled', notice: 'Sjukdom.' }
  expect(applyShowingUpdates(cancelled, { state: 'planned' }, true)).not.toHaveProperty('notice')
  expect(applyShowingUpdates(cancelled, { ticketStatus: 'sold-out' }, true)).toMatchObject({
    notice: 'Sjukdom.',
  })
})
