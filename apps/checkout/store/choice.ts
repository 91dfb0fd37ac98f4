import type { Seat } from './seat-plan.ts'

export const MAX_SEATS_PER_PURCHASE = 10

export type ChoiceFault = 'none' | 'too-many' | 'unknown' | 'companion-alone'

/** The seats that the buyer has ticked, or what is wrong with the choice. */
export function readChoice(
  plan: readonly Seat[],
  ticked: readonly string[],
): { seats: Seat[] } | { fault: ChoiceFault } {
  const ids = new Set(ticked)
  const seats = plan.filter(({ id }) => ids.has(id))
  if (ids.size === 0) return { fault: 'none' }
  if (seats.length !== ids.size) return { fault: 'unknown' }
  if (seats.length > MAX_SEATS_PER_PURCHASE) return { fault: 'too-many' }
  const companions = seats.filter(({ kind }) => kind === 'companion').length
  // Each wheelchair seat allows one companion.
  const wheelchairs = seats.filter(({ kind }) => kind === 'wheelchair').length
  if (companions > wheelchairs) return { fault: 'companion-alone' }
  return { seats }
}
