import { formatLongDate, osloDate } from '@lerret/model'
import { fill } from '@lerret/words'
import type { Words } from '@lerret/words/all'
import { DrizzleQueryError } from 'drizzle-orm'
import { describeError } from '../logging/log-lines.ts'
import { TicketingError } from './provider/error.ts'

/** A problem, in English for the log and in the house's words for the desk. */
export interface Notice {
  logLine: string
  reason: string
}

export function failureNotice(error: unknown, words: Words): Notice {
  if (error instanceof TicketingError) {
    const { word, values } = error.deskMessage
    return { logLine: error.message, reason: fill(words[word], values) }
  }
  return {
    logLine: `The ticketing feed could not be stored: ${explainWithoutValues(error)}`,
    reason: words.ticketingFailed,
  }
}

export const keyNotice = (origin: string, words: Words): Notice => ({
  logLine: `TICKETING_TOKEN is not sent to ${origin}: if it is meant for this provider, set TICKETING_ORIGIN=${origin}.`,
  reason: fill(words.ticketingKeyNotSent, { origin }),
})

const WARNING_DAYS = 30
const MS_PER_DAY = 24 * 3_600_000

/** A warning that the key expires soon or has expired; undefined while there is time. */
export function expiryNotice(
  origin: string,
  expiresAt: Date | null,
  { words, now }: { words: Words; now: Date },
): Notice | undefined {
  if (!expiresAt || +expiresAt - +now > WARNING_DAYS * MS_PER_DAY) return undefined
  const date = osloDate(expiresAt)
  const isOver = expiresAt <= now
  return {
    logLine: `The key for ${origin} ${isOver ? 'expired' : 'expires'} on ${date}.`,
    reason: fill(isOver ? words.ticketingKeyExpired : words.ticketingKeyExpires, {
      origin,
      date: formatLongDate(date, words),
    }),
  }
}

/** Entries that were left out because something in them is missing or wrong. */
export const unreadableNotice = (
  origin: string,
  unreadable: readonly unknown[],
  words: Words,
): Notice | undefined =>
  unreadable.length === 0
    ? undefined
    : {
        logLine: `${unreadable.length} entries of ${origin} cannot be read and are left out.`,
        reason: fill(words.ticketingUnreadable, { origin, count: String(unreadable.length) }),
      }

export const joinNotices = (first: Notice, second: Notice): Notice => ({
  logLine: `${first.logLine}\n  ${second.logLine}`,
  reason: `${first.reason} ${second.reason}`,
})

/** For the log. PostgreSQL's own message would quote values, which are text from the provider. */
export function explainWithoutValues(error: unknown): string {
  const state = sqlState(error)
  return isValueError(state) ? `The database refuses a value (SQLSTATE ${state}).` : describeError(error)
}

/** The SQLSTATE of a database error; empty for other errors. */
export const sqlState = (error: unknown): string =>
  error instanceof DrizzleQueryError ? ((error.cause as { code?: string } | undefined)?.code ?? '') : ''

/** Whether an SQLSTATE is about invalid values or violated constraints, not about the database itself. */
export const isValueError = (state: string) => /^2[23]/.test(state)
