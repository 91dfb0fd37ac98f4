import type { Showing } from '../../showings/showing.ts'
import { takesPlace } from '../../showings/showing-rules.ts'
import { MINUTE_MS } from '../../time/durations.ts'
import { addDays, osloInstant } from '../../time/oslo-time.ts'
import { eveningDate } from '../cell/clock-time.ts'
import { cleaningMs, isOverlap, listClashPairs, type Stretch } from './clash-pairs.ts'
import type { HouseRules } from './house-rules.ts'

/** A suggested start is at whole five minutes. */
const STEP_MS = 5 * MINUTE_MS

/** A showing that begins before its hall is free. */
export interface Clash {
  showing: Showing
  /** The first showing that is in the way. */
  other: Showing
  /** The next time when the same hall is free for it on this evening, and other halls that are free at its own time. */
  alternatives: Alternative[]
}

export interface Alternative {
  startsAt: string
  hall: string
}

/**
 * The showings that clash with another. Of two, the one with the higher `blame` is in the way; of two alike, the later. None of two
 * without blame is.
 */
export function findClashes(
  showings: readonly Showing[],
  {
    halls,
    rules,
    blame,
  }: {
    halls: readonly string[]
    rules: HouseRules
    blame: (showing: Showing) => number
  },
): Clash[] {
  const others = new Map<Showing, Showing>()
  for (const { first, second } of listClashPairs(showings, rules)) {
    const [blamed, other] = blame(second) >= blame(first) ? [second, first] : [first, second]
    if (blame(blamed) > 0 && !others.has(blamed)) others.set(blamed, other)
  }
  const byHall = Map.groupBy(showings.filter(takesPlace), ({ hall }) => hall)
  return Array.from(others, ([showing, other]) => ({
    showing,
    other,
    alternatives: findAlternatives(showing, { byHall, halls, rules }),
  }))
}

function findAlternatives(
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
): Alternative[] {
  const { hall, startsAt } = showing
  const listOthers = (name: string) => (byHall.get(name) ?? []).filter((other) => other !== showing)
  const later = findFreeStart(showing, listOthers(hall), rules)
  const freeHalls = halls.filter(
    (name) => name !== hall && !listOthers(name).some((other) => isOverlap(showing, other, rules)),
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
    const blocking = sorted.find((other) => isOverlap(moved, other, rules))
    if (!blocking) break
    start = roundUp(Date.parse(blocking.endsAt) + cleaningMs(rules))
  }
  const moved = { startsAt: toInstant(start), endsAt: toInstant(start + length) }
  const isFree = !sorted.some((other) => isOverlap(moved, other, rules))
  return isFree && start < latest ? moved.startsAt : null
}

const roundUp = (ms: number) => Math.ceil(ms / STEP_MS) * STEP_MS
const toInstant = (ms: number) => new Date(ms).toISOString()
