import { isDatabaseUnavailable } from '../platform/db/database-unavailable.ts'
import { formatLine, type LogLevel, toPlainLine } from '../platform/logging/format-line.ts'
import { describeError, redactEmails } from '../platform/logging/log-lines.ts'

/** A line for the operator about what is as it should be, such as the first start. */
export const logInfo = (line: string) => console.log(format('info', line))

/** A line for the operator about what happened while Lerret runs; addresses of people are removed. */
export const logWarning = (line: string) => console.warn(format('warn', redactEmails(line)))

/** Returns a handler that logs an error after a sentence that says what failed. An outage of the database is logged by itself. */
export const logError = (whatFailed: string) => (error: unknown) => {
  if (!isDatabaseUnavailable(error)) console.error(format('error', `${whatFailed} ${describeError(error)}`))
}

/** Logs the error that ends the process, whatever it is. */
export const logFatal = (whatFailed: string, error: unknown) =>
  console.error(format('fatal', `${whatFailed} ${describeError(error)}`))

/** Where the lines of requests go, when they are to be plain. */
export const plainLogStream = {
  write: (line: string) => void process.stdout.write(`${toPlainLine(line)}\n`),
}

/** The format comes from the environment itself, as settings that cannot be read are logged too. */
const format = (level: LogLevel, text: string) =>
  formatLine({ level, text, time: new Date() }, process.env.LOG_FORMAT === 'json' ? 'json' : 'plain')
