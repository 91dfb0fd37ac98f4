import { expect, test } from 'vitest'
import { describeRights } from './rights.ts'

const now = Date.parse('2026-11-20T11:00:00Z')

test.each([
  ['2026-11-19', { date: '2026-11-19', hasEnded: true }],
  ['2026-11-20', { date: '2026-11-20', hasEnded: false }],
  ['2027-01-18', { date: '2027-01-18', hasEnded: false }],
  ['2027-01-19', null],
  [undefined, null],
])('rights until %s give %j', (until, expected) => {
  expect(describeRights(until, now)).toEqual(expected)
})
