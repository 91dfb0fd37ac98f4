import { DAY_MS, formatLongDate, osloDate } from '@lerret/model'
import { fill } from '@lerret/words'
import type { Words } from '@lerret/words/all'
import { DrizzleQueryError } from 'drizzle-orm'
import { describeError } from '../../platform/logging/log-lines.ts'
import { type DeskMessage, TicketingError } from './provider/error.ts'

/** A problem, in English for the log and as messages for the desk, which each reader gets in their language. */
export interface Notice {
  logLine: string
  messages: DeskMessage[]
}

/** Messages as sentences. A word of another version of the program becomes a general sentence. */
export const describeMessages = (messages: readonly DeskMessage[], words: Words): string =>
  messages
    .map(({ word, values }) =>
      fill(words[word] ?? words.ticketingFailed, {
        ...values,
        ...(values.date !== undefined && { date: formatLongDate(values.date, words) }),
      }),
    )
    .join(' ')

export function failureNotice(error: unknown): Notice {
  if (error instanceof TicketingError) return { logLine: error.message, messages: [error.deskMessage] }
  return {
    logLine: `The ticketing feed could not be stored: ${explainWithoutValues(error)}`,
    messages: [{ word: 'ticketingFailed', values: {} }],
  }
}

export const keyNotice = (origin: string): Notice => ({
  logLine: `TICKETING_TOKEN is not sent to ${origin}: if it is meant for this provider, set TICKETING_ORIGIN=${origin}.`,
  messages: [{ word: 'ticketingKeyNotSent', values: { origin } }],
})

const WARNING_DAYS = 30

/** A warning that the key expires soon or has expired; undefined while there is time. */
export function expiryNotice(origin: string, expiresAt: Date | null, now: Date): Notice | undefined {
  if (!expiresAt || +expiresAt - +now > WARNING_DAYS * DAY_MS) return undefined
  const date = osloDate(expiresAt)
  const isOver = expiresAt <= now
  return {
    logLine: `The key for ${origin} ${isOver ? 'expired' : 'expires'} on ${date}.`,
    messages: [{ word: isOver ? 'ticketingKeyExpired' : 'ticketingKeyExpires', values: { origin, date } }],
  }
}

/** Entries that were left out because something in them is missing or wrong. */
export const unreadableNotice = (origin: string, unreadable: readonly unknown[]): Notice | undefined =>
  unreadable.length === 0
    ? undefined
    : {
        logLine: `Entries of ${origin} that cannot be read and are left out: ${unreadable.length}.`,
        messages: [
          {
            word: unreadable.length === 1 ? 'ticketingUnreadableOne' : 'ticketingUnreadable',
            values: { origin, count: String(unreadable.length) },
          },
        ],
      }

export const joinNotices = (first: Notice, second: Notice): Notice => ({
  logLine: `${first.logLine}\n  ${second.logLine}`,
  messages: [...first.messages, ...second.messages],
})

/** Explains an error in the log. PostgreSQL's own message would quote values, which are text from the provider. */
export function explainWithoutValues(error: unknown): string {
  const state = sqlState(error)
  return isValueError(state) ? `The database refuses a value (SQLSTATE ${state}).` : describeError(error)
}

/** The SQLSTATE of a database error; empty for other errors. */
export const sqlState = (error: unknown): string =>
  error instanceof DrizzleQueryError ? ((error.cause as { code?: string } | undefined)?.code ?? '') : ''

/** Whether an SQLSTATE is about invalid values or violated constraints, not about the database itself. */
export const isValueError = (state: string) => /^2[23]/.test(state)
