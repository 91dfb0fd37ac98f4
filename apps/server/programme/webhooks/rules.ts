import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lerret/model'

/** The waits after failed attempts. After the last one a delivery is given up. */
const RETRY_WAITS_MS = [
  5000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  DAY_MS,
]

/** A webhook that has failed for so long is disabled. */
const MAX_FAILING_MS = 5 * DAY_MS

/** Returns when a delivery is tried again after this many failed attempts; null when it is given up. */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
  const waitMs = RETRY_WAITS_MS[attempts - 1]
  return waitMs === undefined ? null : new Date(+now + waitMs)
}

export const isFailingTooLong = (failingSince: Date, now: Date) => +now - +failingSince >= MAX_FAILING_MS

/** A reply that accepts the delivery. */
export const isAccepted = (status: number) => status >= 200 && status < 300

/** The receiver wants nothing more. */
export const isGone = (status: number | null) => status === 410
