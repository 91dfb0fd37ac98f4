import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { selectStartingBetween, selectUpcoming } from '../content/showing-times.ts'
import { getSite } from '../content/site.ts'
import { planPages } from '../paths/page-plan.ts'
import { PageError } from '../problems/page-error.ts'
import { arbitraryRecords } from '../testing/test-arbitrary-site.ts'
import { createSafeContent, NOW, showing } from '../testing/test-records.ts'
import { resolvePageTime } from './page-time.ts'
import { resolvePage } from './resolve-page.ts'

const pageTimeAt = (instant: string, ...showings: ReturnType<typeof showing>[]) =>
  resolvePageTime([showings], Date.parse(instant))

const evening = showing({ startsAt: '2026-11-20T18:00:00Z', endsAt: '2026-11-20T20:00:00Z' })

describe('the time of a page', () => {
  test('is the period between two changes: midnight in Oslo, the start or the end of a showing', () => {
    expect(pageTimeAt('2026-11-20T12:00:00Z', evening)).toEqual({
      asOf: '2026-11-19T23:00:00.000Z',
      staleAt: '2026-11-20T18:00:00.000Z',
    })
    expect(pageTimeAt('2026-11-20T18:00:00Z', evening)).toEqual({
      asOf: '2026-11-20T18:00:00.000Z',
      staleAt: '2026-11-20T20:00:00.000Z',
    })
    expect(pageTimeAt('2026-11-10T12:00:00Z', evening)).toEqual({
      asOf: '2026-11-09T23:00:00.000Z',
      staleAt: '2026-11-10T23:00:00.000Z',
    })
  })

  test('starts at the end of the last showing while others are upcoming', () => {
    const later = showing({ id: 'e2', startsAt: '2026-12-20T18:00:00Z' })
    expect(pageTimeAt('2026-11-20T20:00:00Z', evening, later)).toEqual({
      asOf: '2026-11-20T20:00:00.000Z',
      staleAt: '2026-11-20T23:00:00.000Z',
    })
  })

  test('is null when all showings have ended', () => {
    expect(pageTimeAt('2026-11-20T20:00:00Z', evening)).toBeNull()
    expect(resolvePageTime([], 0)).toBeNull()
  })

  test('is not cached from one moment to another', () => {
    const showings = [evening]
    expect(selectUpcoming(showings, Date.parse('2026-11-20T19:59:59Z'))).toEqual([evening])
    expect(selectUpcoming(showings, Date.parse('2026-11-20T20:00:00Z'))).toEqual([])
  })

  test('is right on the days when clocks change', () => {
    const spring = showing({ startsAt: '2026-12-01T18:00:00Z' })
    expect(pageTimeAt('2026-10-25T12:00:00Z', spring)).toEqual({
      asOf: '2026-10-24T22:00:00.000Z',
      staleAt: '2026-10-25T23:00:00.000Z',
    })
  })
})

test('a page that depends on the date changes at midnight, also without showings', () => {
  expect(resolvePageTime([], Date.parse('2026-11-20T12:00:00Z'))).toBeNull()
  expect(resolvePageTime([], Date.parse('2026-11-20T12:00:00Z'), true)).toEqual({
    asOf: '2026-11-19T23:00:00.000Z',
    staleAt: '2026-11-20T23:00:00.000Z',
  })
})

test('until it is stale, a page is the same whenever it is resolved', () => {
  fc.assert(
    fc.property(
      arbitraryRecords,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (records, share) => {
        const content = createSafeContent(records)
        const site = getSite(content)
        for (const { page, params } of planPages(content).paths.values()) {
          const resolveAt = (now: Date) => {
            try {
              return resolvePage({ page, params, content, site, now }).data
            } catch (error) {
              if (error instanceof PageError && !error.cause) return null
              throw error
            }
          }
          const data = resolveAt(NOW)
          if (!data) continue
          if (!data.time) {
            expect(resolveAt(new Date(NOW.getTime() + share * 1e10))).toEqual(data)
            continue
          }
          const [from, to] = [Date.parse(data.time.asOf), Date.parse(data.time.staleAt)]
          expect(from).toBeLessThanOrEqual(NOW.getTime())
          expect(to).toBeGreaterThan(NOW.getTime())
          expect(resolveAt(new Date(from + Math.floor(share * (to - from))))).toEqual(data)
        }
      },
    ),
  )
})

const arbitraryShowings = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 5 })))
  .map((times) =>
    times
      .sort(([a], [b]) => a - b)
      .map(([hour, length]) => showing({ startsAt: instant(hour), endsAt: instant(hour + length) })),
  )
const instant = (hour: number) => new Date(+NOW + hour * 3_600_000).toISOString()

test('binary search finds the same showings and times as checking every showing', () => {
  const arbitraryHour = fc.integer({ min: -1, max: 40 })
  fc.assert(
    fc.property(arbitraryShowings, arbitraryHour, arbitraryHour, (showings, firstHour, secondHour) => {
      const [from, to] = [firstHour, secondHour].sort((a, b) => a - b).map(instant) as [string, string]
      expect(selectStartingBetween(showings, Date.parse(from), Date.parse(to))).toEqual(
        showings.filter(({ startsAt }) => from <= startsAt && startsAt < to),
      )
      const time = resolvePageTime([showings], Date.parse(to))
      const changes = showings.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
      if (!showings.some(({ endsAt }) => endsAt > to)) expect(time).toBeNull()
      else {
        for (const change of changes) {
          if (change <= to) expect((time?.asOf ?? '') >= change).toBe(true)
          else expect((time?.staleAt ?? '') <= change).toBe(true)
        }
      }
    }),
  )
})
