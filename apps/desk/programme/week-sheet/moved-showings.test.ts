import type { Showing } from '@lerret/model'
import { expect, test } from 'vitest'
import { listMoved, withNotice } from './moved-showings.ts'

const before: Showing = {
  id: 'ute',
  productionId: 'film',
  startsAt: '2026-11-20T18:00:00.000Z',
  endsAt: '2026-11-20T20:00:00.000Z',
  hall: 'Storsalen',
  ticketStatus: 'at-door',
  state: 'planned',
  formats: [],
  access: [],
}
const later = { ...before, startsAt: '2026-11-20T19:00:00.000Z', endsAt: '2026-11-20T21:00:00.000Z' }
const change = { kind: 'changed' as const, before, showing: later }
const publicIds = new Set(['ute'])
const NONE = new Set<string>()

test('a public showing with another time is moved, and visitors read from when', () => {
  expect(listMoved([change], publicIds)).toEqual([change])
  expect(withNotice(change, { publicIds, corrections: NONE }).showing).toEqual({
    ...later,
    state: 'moved',
    previousStart: before.startsAt,
  })
})

test('an editor can correct a typing error without telling visitors', () => {
  expect(withNotice(change, { publicIds, corrections: new Set(['ute']) })).toBe(change)
})

test('a draft, another hall and a new showing are no moves', () => {
  const otherHall = { kind: 'changed' as const, before, showing: { ...before, hall: 'Sal 2' } }
  expect(listMoved([change], NONE)).toEqual([])
  expect(listMoved([otherHall, { kind: 'added', showing: later }], publicIds)).toEqual([])
})

test('a showing that is typed back to the time that visitors know is as planned', () => {
  const moved = { ...later, state: 'moved' as const, previousStart: before.startsAt }
  const back = { kind: 'changed' as const, before: moved, showing: { ...moved, ...pickTime(before) } }
  expect(withNotice(back, { publicIds, corrections: NONE }).showing).toEqual(before)
})

const pickTime = ({ startsAt, endsAt }: Showing) => ({ startsAt, endsAt })
