import { describe, expect, test } from 'vitest'
import { applyShowingChange, copyShowing } from './changes.ts'
import type { Showing } from './showing.ts'
import { cancelShowing } from './showing-acts.ts'

const showing: Showing = {
  id: 'framsyning',
  productionId: 'film',
  startsAt: '2026-11-20T19:00:00.000Z',
  endsAt: '2026-11-20T21:00:00.000Z',
  hall: 'Storsalen',
  ticketStatus: 'on-sale',
  state: 'planned',
  priceFrom: 130,
  formats: [],
  access: ['wheelchair'],
  checkout: { venueId: 'fjordheim', eventId: '1' },
}

describe('shifting', () => {
  const halfAnHour = { type: 'shift', days: 0, minutes: 30 } as const

  test('a public showing informs visitors', () => {
    expect(applyShowingChange(showing, { ...halfAnHour, notice: 'Bussen er sein.' }, true)).toMatchObject({
      startsAt: '2026-11-20T19:30:00.000Z',
      endsAt: '2026-11-20T21:30:00.000Z',
      state: 'moved',
      previousStart: showing.startsAt,
      notice: 'Bussen er sein.',
    })
  })

  test('a showing that nobody has seen yet is a correction', () => {
    const shifted = applyShowingChange(showing, halfAnHour, false)
    expect(shifted).toMatchObject({ startsAt: '2026-11-20T19:30:00.000Z', state: 'planned' })
    expect(shifted.previousStart).toBeUndefined()
  })

  test('a cancelled showing leaves it cancelled', () => {
    expect(applyShowingChange(cancelShowing(showing), halfAnHour, true).state).toBe('cancelled')
  })

  test('by days has the same time of day when the clocks change between', () => {
    const saturday = { ...showing, startsAt: '2026-10-24T18:00:00.000Z', endsAt: '2026-10-24T20:00:00.000Z' }
    const nextDay = applyShowingChange(saturday, { type: 'shift', days: 1, minutes: 0 }, false)
    expect([nextDay.startsAt, nextDay.endsAt]).toEqual([
      '2026-10-25T19:00:00.000Z',
      '2026-10-25T21:00:00.000Z',
    ])
  })
})

test('another hall is not another time', () => {
  const moved = applyShowingChange(showing, { type: 'hall', hall: 'Sal 2' }, true)
  expect(moved).toEqual({ ...showing, hall: 'Sal 2' })
})

test('label, price and access can be set and removed', () => {
  const labelled = applyShowingChange(showing, { type: 'label', label: 'Strikkekino' }, true)
  expect(labelled.label).toBe('Strikkekino')
  expect(applyShowingChange(labelled, { type: 'label', label: '' }, true)).toEqual(showing)
  expect(applyShowingChange(showing, { type: 'price', priceFrom: 90 }, true).priceFrom).toBe(90)
  expect('priceFrom' in applyShowingChange(showing, { type: 'price', priceFrom: null }, true)).toBe(false)
  const relaxed = { type: 'access', access: 'relaxed', isOffered: true } as const
  const calm = applyShowingChange(showing, relaxed, true)
  expect(calm.access).toEqual(['wheelchair', 'relaxed'])
  expect(applyShowingChange(calm, relaxed, true)).toBe(calm)
  expect(applyShowingChange(calm, { ...relaxed, isOffered: false }, true)).toEqual(showing)
})

test('a copy is planned, and not sold by the provider', () => {
  const cancelled = cancelShowing(showing, { notice: 'Sjukdom.' })
  expect(copyShowing(cancelled, { id: 'kopi', startsAt: '2026-11-21T18:00:00.000Z' })).toEqual({
    id: 'kopi',
    productionId: 'film',
    startsAt: '2026-11-21T18:00:00.000Z',
    endsAt: '2026-11-21T20:00:00.000Z',
    hall: 'Storsalen',
    ticketStatus: 'at-door',
    state: 'planned',
    priceFrom: 130,
    formats: [],
    access: ['wheelchair'],
  })
})
