import { fill } from '@lerret/words'
import type { Words } from '@lerret/words/all'
import { DrizzleQueryError } from 'drizzle-orm'
import { describeError } from '../logging/log-lines.ts'
import { TicketingError } from './provider/error.ts'

/** Something that somebody should know of: in English for the log, and in the site's own words for the desk. */
export interface Notice {
  logLine: string
  reason: string
}

export function failureNotice(error: unknown, words: Words): Notice {
  if (error instanceof TicketingError) {
    const { word, values } = error.sentence
    return { logLine: error.message, reason: fill(words[word], values) }
  }
  return {
    logLine: `What the ticketing provider says could not be taken: ${explainWithoutValues(error)}`,
    reason: words.ticketingFailed,
  }
}

export const keyNotice = (origin: string, words: Words): Notice => ({
  logLine: `TICKETING_TOKEN is not sent to ${origin}: if it is meant for this provider, set TICKETING_ORIGIN=${origin}.`,
  reason: fill(words.ticketingKeyNotSent, { origin }),
})

export const joinNotices = (one: Notice, other: Notice): Notice => ({
  logLine: `${one.logLine}\n  ${other.logLine}`,
  reason: `${one.reason} ${other.reason}`,
})

/** For the log. The database quotes the values that it refuses, which are the provider's. */
export function explainWithoutValues(error: unknown): string {
  const state = sqlState(error)
  return isAboutValues(state) ? `The database refuses a value (SQLSTATE ${state}).` : describeError(error)
}

/** The database's code for what went wrong; empty for anything else. */
export const sqlState = (error: unknown): string =>
  error instanceof DrizzleQueryError ? ((error.cause as { code?: string } | undefined)?.code ?? '') : ''

/** Values that cannot be, or cannot be beside others, as against trouble of the database's own. */
export const isAboutValues = (state: string) => /^2[23]/.test(state)
