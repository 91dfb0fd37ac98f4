import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createContent, getSite } from '../content/content.ts'
import { selectStartingBetween, selectUpcoming } from '../content/showing-times.ts'
import { planPages } from '../paths/page-plan.ts'
import { PageError } from '../problems/page-error.ts'
import { arbitraryRecords } from '../testing/test-arbitrary-site.ts'
import { cleanHtml, NOW, showing } from '../testing/test-records.ts'
import { resolvePageTime } from './page-time.ts'
import { resolvePage } from './resolve-page.ts'

const at = (instant: string, ...showings: ReturnType<typeof showing>[]) =>
  resolvePageTime([showings], Date.parse(instant))

const evening = showing({ startsAt: '2026-11-20T18:00:00Z', endsAt: '2026-11-20T20:00:00Z' })

describe('what a page says of time', () => {
  test('holds from the last change to the next: midnight in Oslo, a start, an end', () => {
    expect(at('2026-11-20T12:00:00Z', evening)).toEqual({
      asOf: '2026-11-19T23:00:00.000Z',
      staleAt: '2026-11-20T18:00:00.000Z',
    })
    expect(at('2026-11-20T18:00:00Z', evening)).toEqual({
      asOf: '2026-11-20T18:00:00.000Z',
      staleAt: '2026-11-20T20:00:00.000Z',
    })
    expect(at('2026-11-10T12:00:00Z', evening)).toEqual({
      asOf: '2026-11-09T23:00:00.000Z',
      staleAt: '2026-11-10T23:00:00.000Z',
    })
  })

  test('counts what has ended as the last change while more is to come', () => {
    const later = showing({ id: 'e2', startsAt: '2026-12-20T18:00:00Z' })
    expect(at('2026-11-20T20:00:00Z', evening, later)).toEqual({
      asOf: '2026-11-20T20:00:00.000Z',
      staleAt: '2026-11-20T23:00:00.000Z',
    })
  })

  test('is nothing where no showing is left', () => {
    expect(at('2026-11-20T20:00:00Z', evening)).toBeNull()
    expect(resolvePageTime([], 0)).toBeNull()
  })

  test('is asked anew at another moment', () => {
    const showings = [evening]
    expect(selectUpcoming(showings, Date.parse('2026-11-20T19:59:59Z'))).toEqual([evening])
    expect(selectUpcoming(showings, Date.parse('2026-11-20T20:00:00Z'))).toEqual([])
  })

  test('knows the days on which clocks are moved', () => {
    const spring = showing({ startsAt: '2026-12-01T18:00:00Z' })
    expect(at('2026-10-25T12:00:00Z', spring)).toEqual({
      asOf: '2026-10-24T22:00:00.000Z',
      staleAt: '2026-10-25T23:00:00.000Z',
    })
  })
})

test('a page that names the day changes at midnight, also when nothing is on', () => {
  expect(resolvePageTime([], Date.parse('2026-11-20T12:00:00Z'))).toBeNull()
  expect(resolvePageTime([], Date.parse('2026-11-20T12:00:00Z'), true)).toEqual({
    asOf: '2026-11-19T23:00:00.000Z',
    staleAt: '2026-11-20T23:00:00.000Z',
  })
})

test('until it is stale, a page is the same whenever it is built', () => {
  fc.assert(
    fc.property(
      arbitraryRecords,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (records, share) => {
        const content = createContent(records)
        const site = getSite(content)
        for (const { page, params } of planPages(content).paths.values()) {
          const build = (now: Date) => {
            try {
              return resolvePage({ page, params, content, site, now, cleanHtml }).data
            } catch (error) {
              if (error instanceof PageError && !error.cause) return null
              throw error
            }
          }
          const data = build(NOW)
          if (!data) continue
          if (!data.time) {
            expect(build(new Date(NOW.getTime() + share * 1e10))).toEqual(data)
            continue
          }
          const [from, to] = [Date.parse(data.time.asOf), Date.parse(data.time.staleAt)]
          expect(from).toBeLessThanOrEqual(NOW.getTime())
          expect(to).toBeGreaterThan(NOW.getTime())
          expect(build(new Date(from + Math.floor(share * (to - from))))).toEqual(data)
        }
      },
    ),
  )
})

const anyShowings = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 5 })))
  .map((times) =>
    times
      .sort(([a], [b]) => a - b)
      .map(([hour, length]) => showing({ startsAt: instant(hour), endsAt: instant(hour + length) })),
  )
const instant = (hour: number) => new Date(+NOW + hour * 3_600_000).toISOString()

test('what starts between two moments, and the changes around one, are found as by looking at every showing', () => {
  const anyHour = fc.integer({ min: -1, max: 40 })
  fc.assert(
    fc.property(anyShowings, anyHour, anyHour, (showings, one, other) => {
      const [from, to] = [one, other].sort((a, b) => a - b).map(instant) as [string, string]
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
