import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Showing } from '../../showings/showing.ts'
import { MINUTE_MS } from '../../time/durations.ts'
import { listClashesGoingOut, listClashPairs } from './clash-pairs.ts'
import { DEFAULT_HOUSE_RULES } from './house-rules.ts'
import { createTestShowing } from './test-content.ts'

const FRIDAY = '2026-12-04'
const { cleaningMinutes } = DEFAULT_HOUSE_RULES

/** Friday evening, and the evenings before the two nights when the clock changes, all until after 04.00. */
const EVENINGS = ['2026-12-04T20:00:00Z', '2026-10-24T20:00:00Z', '2027-03-27T20:00:00Z']

const arbitraryShowings = fc.constantFrom(...EVENINGS).chain((evening) =>
  fc
    .array(
      fc.record({
        start: fc.integer({ min: 0, max: 7 * 60 }),
        minutes: fc.integer({ min: 1, max: 200 }),
        hall: fc.constantFrom('Storsalen', 'Sal 2'),
        state: fc.constantFrom<Showing['state']>('planned', 'moved', 'cancelled', 'postponed'),
        isLocalTime: fc.boolean(),
      }),
      { maxLength: 7 },
    )
    .map((list) =>
      list.map(({ start, minutes, hall, state, isLocalTime }, index) => {
        const startsAt = Date.parse(evening) + start * MINUTE_MS
        const format = isLocalTime ? withOffset : toInstant
        return createTestShowing('haxan', FRIDAY, '18.00', {
          id: `${index}`,
          hall,
          state,
          startsAt: format(startsAt),
          endsAt: format(startsAt + minutes * MINUTE_MS),
        })
      }),
    ),
)

const toInstant = (ms: number) => new Date(ms).toISOString()
/** Writes an instant as a clock two hours ahead does. */
const withOffset = (ms: number) => toInstant(ms + 120 * MINUTE_MS).replace('Z', '+02:00')

const name = (pairs: ReturnType<typeof listClashPairs>) =>
  pairs.map(({ first, second }) => [first.id, second.id].sort().join(' ')).sort()

/** The minutes of a hall that a showing takes, cleaning included. */
function listMinutes({ startsAt, endsAt }: Showing) {
  const first = Date.parse(startsAt) / MINUTE_MS
  const length = Date.parse(endsAt) / MINUTE_MS - first + cleaningMinutes
  return Array.from({ length }, (_, minute) => first + minute)
}

test('two showings clash when they take the same minute of a hall, on nights when the clock changes too', () => {
  fc.assert(
    fc.property(arbitraryShowings, (showings) => {
      const expected = showings.flatMap((a) =>
        showings
          .filter((b) => a.id < b.id && a.hall === b.hall)
          .filter((b) => [a, b].every(({ state }) => state === 'planned' || state === 'moved'))
          .filter((b) => listMinutes(a).some((minute) => listMinutes(b).includes(minute)))
          .map((b) => `${a.id} ${b.id}`),
      )
      expect(name(listClashPairs(showings))).toEqual(expected.sort())
    }),
  )
})

test('in which order the showings are given makes no difference', () => {
  fc.assert(
    fc.property(
      arbitraryShowings.chain((showings) =>
        fc.tuple(fc.constant(showings), fc.shuffledSubarray(showings, { minLength: showings.length })),
      ),
      ([showings, shuffled]) => {
        expect(listClashPairs(shuffled)).toEqual(listClashPairs(showings))
      },
    ),
  )
})

test('cancelled and postponed showings never clash', () => {
  fc.assert(
    fc.property(arbitraryShowings, (showings) => {
      const clashing = listClashPairs(showings).flatMap(({ first, second }) => [first.state, second.state])
      expect(clashing).not.toContain('cancelled')
      expect(clashing).not.toContain('postponed')
    }),
  )
})

describe('what goes out', () => {
  const six = createTestShowing('haxan', FRIDAY, '18.00')
  const half = createTestShowing('caligari', FRIDAY, '19.30')
  const nine = createTestShowing('nosferatu', FRIDAY, '21.00')

  test('clashes with what visitors see, and with what goes out with it', () => {
    expect(listClashesGoingOut({ visible: [six], published: [half] })).toEqual([{ first: six, second: half }])
    expect(listClashesGoingOut({ visible: [], published: [half, six] })).toEqual([
      { first: six, second: half },
    ])
  })

  test('does not clash with its own public version, nor with showings that are removed', () => {
    expect(listClashesGoingOut({ visible: [six], published: [{ ...six, label: 'Premiere' }] })).toEqual([])
    expect(listClashesGoingOut({ visible: [six], published: [half], removedIds: [six.id] })).toEqual([])
  })

  test('clashes with the public version of a showing whose draft is moved', () => {
    const moved = createTestShowing('haxan', FRIDAY, '14.00', { id: six.id })
    expect(listClashesGoingOut({ visible: [six], published: [half, moved] })).toEqual([])
    expect(listClashesGoingOut({ visible: [six], published: [half] })).toHaveLength(1)
  })

  test('says nothing of clashes that are out already', () => {
    expect(listClashesGoingOut({ visible: [six, half], published: [nine] })).toEqual([
      { first: half, second: nine },
    ])
  })
})
