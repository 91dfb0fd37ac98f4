import type { Seat } from './seat-plan.ts'

export const MOST_SEATS = 10

export type ChoiceFault = 'none' | 'too-many' | 'unknown' | 'companion-alone'

/** The places that somebody has ticked, or what is wrong with the choice. */
export function readChoice(
  plan: readonly Seat[],
  ticked: readonly string[],
): { seats: Seat[] } | { fault: ChoiceFault } {
  const ids = new Set(ticked)
  const seats = plan.filter(({ id }) => ids.has(id))
  if (ids.size === 0) return { fault: 'none' }
  if (seats.length !== ids.size) return { fault: 'unknown' }
  if (seats.length > MOST_SEATS) return { fault: 'too-many' }
  const companions = seats.filter(({ kind }) => kind === 'companion').length
  // One companion to each person who may bring one.
  const wheelchairs = seats.filter(({ kind }) => kind === 'wheelchair').length
  if (companions > wheelchairs) return { fault: 'companion-alone' }
  return { seats }
}
