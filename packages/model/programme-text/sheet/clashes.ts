import { addDays, osloInstant } from '../../oslo-time.ts'
import type { Showing } from '../../showings/showing.ts'
import { takesPlace } from '../../showings/showing-rules.ts'
import { eveningDate } from '../cell/clock-time.ts'
import type { HouseRules } from './house-rules.ts'

const MS_PER_MINUTE = 60_000
/** A suggested start is at whole five minutes. */
const STEP_MS = 5 * MS_PER_MINUTE

/** A showing that begins before its hall is free. */
export interface Clash {
  showing: Showing
  /** The first showing that is in the way. */
  other: Showing
  /** The next time when the same hall is free for it on this evening, and other halls that are free at its own time. */
  waysOut: WayOut[]
}

export interface WayOut {
  startsAt: string
  hall: string
}

/**
 * The showings that overlap with another in the same hall, the time for cleaning included. Of two, it is the one that can be changed
 * here; of two such, the later.
 */
export function findClashes(
  showings: readonly Showing[],
  {
    halls,
    rules,
    isChangeable,
  }: {
    halls: readonly string[]
    rules: HouseRules
    isChangeable: (showing: Showing) => boolean
  },
): Clash[] {
  const byHall = Map.groupBy(showings.filter(takesPlace), ({ hall }) => hall)
  for (const list of byHall.values()) list.sort(byStart)
  const others = new Map<Showing, Showing>()
  for (const list of byHall.values()) {
    for (const [index, first] of list.entries()) {
      for (const second of list.slice(index + 1)) {
        if (!overlap(first, second, rules)) {
          // Sorted by start: whatever follows begins later. A long showing may still reach it.
          if (Date.parse(second.startsAt) >= Date.parse(first.endsAt) + cleaningMs(rules)) break
          continue
        }
        const [blamed, other] = isChangeable(second) ? [second, first] : [first, second]
        if (isChangeable(blamed) && !others.has(blamed)) others.set(blamed, other)
      }
    }
  }
  return Array.from(others, ([showing, other]) => ({
    showing,
    other,
    waysOut: findWaysOut(showing, { byHall, halls, rules }),
  }))
}

const byStart = (a: Showing, b: Showing) => Date.parse(a.startsAt) - Date.parse(b.startsAt)
const cleaningMs = ({ cleaningMinutes }: HouseRules) => cleaningMinutes * MS_PER_MINUTE

/** A stretch of time in a hall. */
type Stretch = Pick<Showing, 'startsAt' | 'endsAt'>

const overlap = (a: Stretch, b: Stretch, rules: HouseRules) =>
  Date.parse(a.startsAt) < Date.parse(b.endsAt) + cleaningMs(rules) &&
  Date.parse(b.startsAt) < Date.parse(a.endsAt) + cleaningMs(rules)

function findWaysOut(
  showing: Showing,
  {
    byHall,
    halls,
    rules,
  }: {
    byHall: ReadonlyMap<string, readonly Showing[]>
    halls: readonly string[]
    rules: HouseRules
  },
): WayOut[] {
  const { hall, startsAt } = showing
  const listOthers = (name: string) => (byHall.get(name) ?? []).filter((other) => other !== showing)
  const later = findFreeStart(showing, listOthers(hall), rules)
  const freeHalls = halls.filter(
    (name) => name !== hall && !listOthers(name).some((other) => overlap(showing, other, rules)),
  )
  return [
    ...(later ? [{ startsAt: later, hall }] : []),
    ...freeHalls.map((name) => ({ startsAt, hall: name })),
  ]
}

/** The first start, from the showing's own on, when the hall is free for all of it; null when there is none on this evening. */
export function findFreeStart(
  showing: Stretch,
  others: readonly Stretch[],
  rules: HouseRules,
): string | null {
  const length = Date.parse(showing.endsAt) - Date.parse(showing.startsAt)
  const night = addDays(eveningDate(showing.startsAt, rules.nightEndsAt), 1)
  const latest = Date.parse(osloInstant(night, '00.00').toISOString())
  let start = Date.parse(showing.startsAt)
  const sorted = others.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
  for (let index = 0; index < sorted.length; index++) {
    const moved = { startsAt: toInstant(start), endsAt: toInstant(start + length) }
    const blocking = sorted.find((other) => overlap(moved, other, rules))
    if (!blocking) break
    start = roundUp(Date.parse(blocking.endsAt) + cleaningMs(rules))
  }
  const moved = { startsAt: toInstant(start), endsAt: toInstant(start + length) }
  const isFree = !sorted.some((other) => overlap(moved, other, rules))
  return isFree && start < latest ? moved.startsAt : null
}

const roundUp = (ms: number) => Math.ceil(ms / STEP_MS) * STEP_MS
const toInstant = (ms: number) => new Date(ms).toISOString()
