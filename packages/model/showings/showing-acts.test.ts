import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Showing } from './showing.ts'
import {
  applyShowingAct,
  cancelShowing,
  listPossibleActs,
  markSoldOut,
  moveShowing,
  postponeShowing,
  restoreShowing,
  type ShowingAct,
} from './showing-acts.ts'

const showing: Showing = {
  id: 'framsyning',
  productionId: 'film',
  startsAt: '2026-11-20T19:00:00Z',
  endsAt: '2026-11-20T21:00:00Z',
  hall: 'Storsalen',
  ticketStatus: 'few-left',
  state: 'planned',
  formats: ['2D'],
  access: [],
  checkout: { venueId: 'fjordheim', eventId: '100' },
}
const NEXT_DAY = '2026-11-21T18:00:00.000Z'

test('a cancelled showing has the reason that visitors read', () => {
  const cancelled = cancelShowing(showing, { notice: ' Framvisaren har stoppa. ' })
  expect(cancelled).toEqual({ ...showing, state: 'cancelled', notice: 'Framvisaren har stoppa.' })
  expect(cancelShowing(showing)).not.toHaveProperty('notice')
})

test('a postponed showing has its former start and no new one', () => {
  expect(postponeShowing(showing)).toEqual({
    ...showing,
    state: 'postponed',
    previousStart: showing.startsAt,
  })
})

test('a moved showing is as long as before, and keeps the start that visitors know', () => {
  const moved = moveShowing(showing, { startsAt: NEXT_DAY })
  expect(moved).toMatchObject({
    state: 'moved',
    startsAt: NEXT_DAY,
    endsAt: '2026-11-21T20:00:00.000Z',
    previousStart: showing.startsAt,
  })
  expect(moveShowing(moved, { startsAt: '2026-11-22T18:00:00Z' }).previousStart).toBe(showing.startsAt)
})

test('a showing that is moved back, or only to another hall, is planned', () => {
  const moved = moveShowing(showing, { startsAt: NEXT_DAY })
  const back = moveShowing(moved, { startsAt: showing.startsAt })
  expect(back).toMatchObject({ state: 'planned', startsAt: showing.startsAt })
  expect(back).not.toHaveProperty('previousStart')
  expect(moveShowing(showing, { startsAt: showing.startsAt, hall: 'Sal 2' })).toMatchObject({
    state: 'planned',
    hall: 'Sal 2',
  })
})

test('a postponed showing gets a new date by moving it', () => {
  const moved = moveShowing(postponeShowing(showing), { startsAt: NEXT_DAY })
  expect(moved).toMatchObject({ state: 'moved', startsAt: NEXT_DAY, previousStart: showing.startsAt })
})

test('a showing that was sold out is on sale again, or sold at the door', () => {
  const { checkout: _, ...own } = showing
  expect(restoreShowing(markSoldOut(showing)).ticketStatus).toBe('on-sale')
  expect(restoreShowing(markSoldOut(own)).ticketStatus).toBe('at-door')
})

test('only acts that change something are possible', () => {
  expect(listPossibleActs(showing)).toEqual(['cancel', 'postpone', 'move', 'sell-out'])
  expect(listPossibleActs(cancelShowing(showing))).toEqual(['move', 'restore'])
  expect(listPossibleActs(postponeShowing(showing))).toEqual(['cancel', 'move', 'restore'])
  expect(listPossibleActs(markSoldOut(showing))).toEqual(['cancel', 'postpone', 'move', 'restore'])
})

const arbitraryNotice = fc.option(fc.string({ maxLength: 20 }), { nil: undefined })
const arbitraryInstant = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const arbitraryAct: fc.Arbitrary<ShowingAct> = fc.oneof(
  fc.record({ type: fc.constantFrom('cancel' as const, 'postpone' as const, 'sell-out' as const) }),
  arbitraryNotice.map((notice) => ({ type: 'cancel' as const, ...(notice !== undefined && { notice }) })),
  arbitraryInstant.map((startsAt) => ({ type: 'move' as const, startsAt })),
  fc.constant({ type: 'restore' as const }),
)

test('any acts one after the other give a valid showing, and restoring it gives one that takes place', () => {
  fc.assert(
    fc.property(fc.array(arbitraryAct, { maxLength: 8 }), (acts) => {
      const result = acts.reduce(applyShowingAct, showing)
      expect(Showing.parse(result)).toEqual(result)
      expect(['planned', 'moved']).toContain(restoreShowing(result).state)
    }),
  )
})

test('restoring after a cancellation or postponement gives exactly the record before', () => {
  fc.assert(
    fc.property(fc.option(arbitraryInstant), arbitraryNotice, (startsAt, notice) => {
      const before = startsAt === null ? showing : moveShowing(showing, { startsAt })
      const reason = notice === undefined ? {} : { notice }
      expect(restoreShowing(cancelShowing(before, reason))).toEqual(before)
      if (before.state === 'planned') expect(restoreShowing(postponeShowing(before, reason))).toEqual(before)
    }),
  )
})
