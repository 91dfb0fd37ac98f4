import { REMEMBERED_OUTCOMES } from '@lerret/model'

/** How a download ended. */
export interface Outcome {
  resource: string
  succeeded: boolean
}

/** The last few, newest last. */
export const withOutcome = (outcomes: readonly Outcome[], outcome: Outcome): Outcome[] =>
  [...outcomes, outcome].slice(-REMEMBERED_OUTCOMES)

/** What the browser says; where it says nothing, whether any of the last downloads came through. */
export function isOnline(outcomes: readonly Outcome[], said: unknown): boolean {
  if (typeof said === 'boolean') return said
  return outcomes.some(({ succeeded }) => succeeded)
}
