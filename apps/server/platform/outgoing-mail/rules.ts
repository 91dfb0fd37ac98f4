import { HOUR_MS, MINUTE_MS } from '@lerret/model'

/** The pauses after the first, second, … temporary refusal. Greylisting ends after a few minutes, a full mailbox after hours. */
export const RETRY_PAUSES_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
]

/** A mail that has waited this long, for a mail server that cannot be reached, is given up. */
export const MAX_AGE_MS = 48 * HOUR_MS

/** The pause of a mail when the mail server takes none. Others are tried before it, in case that this one is to blame. */
export const UNAVAILABLE_PAUSE_MS = MINUTE_MS / 2

/** How long one attempt may take. After that, another server may claim the mail. */
export const CLAIM_MS = 5 * MINUTE_MS
