import type { Showing } from '@lerret/model'
import type { FindPicture } from './assets.ts'

/** Dates for tests: every weekday, both changes of summer time, leap day and around New Year. */
export const days = [
  '2026-11-15',
  '2026-11-16',
  '2026-11-20',
  '2026-03-26',
  '2026-03-29',
  '2026-10-20',
  '2026-10-25',
  '2026-12-09',
  '2026-12-12',
  '2026-12-24',
  '2027-01-01',
  '2027-06-30',
  '2028-02-29',
]

export const findPicture: FindPicture = (id) => ({
  width: id.endsWith('-poster') ? 1000 : 1920,
  height: id.endsWith('-poster') ? 1500 : 1080,
  focalPoint: { x: 0.5, y: 0.4 },
})

/** Pairs of showings in the same hall with fewer minutes between them. */
export function clashes(showings: Showing[], minutesBetween: number): string[] {
  const byHall = Map.groupBy(showings, ({ hall }) => hall)
  return [...byHall.values()].flatMap((inHall) => {
    const ordered = inHall.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
    return ordered.slice(1).flatMap((next, index) => {
      const before = ordered[index]
      if (!before) return []
      const pause = Date.parse(next.startsAt) - Date.parse(before.endsAt)
      return pause < minutesBetween * 60_000 ? [`${before.hall}: ${before.id} and ${next.id}`] : []
    })
  })
}
