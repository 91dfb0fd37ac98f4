import { isDatabaseUnavailable } from '../db/database-unavailable.ts'
import { describeError, redactEmails } from '../logging/log-lines.ts'

/** A line for the operator about what happened while Lerret runs; addresses of people are removed. */
export const logWarning = (line: string) => console.warn(redactEmails(line))

/** Returns a handler that logs an error after a sentence that says what failed. An outage of the database is logged by itself. */
export const logError = (whatFailed: string) => (error: unknown) => {
  if (!isDatabaseUnavailable(error)) console.error(`${whatFailed} ${describeError(error)}`)
}
