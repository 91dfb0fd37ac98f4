import { DrizzleQueryError } from 'drizzle-orm'
import { AppError } from '../errors/app-error.ts'

/** The database cannot be reached. The outage as a whole is logged once (watched-pool.ts), not each call that meets it. */
export const databaseUnavailable = (cause?: unknown) =>
  new AppError('database_unavailable', 'The database does not respond.', { cause })

/** The text of `pg` when all connections of the pool are in use for too long. */
const POOL_EXHAUSTED = 'timeout exceeded when trying to connect'

/** The error of a connection that could not be had. */
export const toConnectionError = (error: Error): AppError =>
  error.message === POOL_EXHAUSTED
    ? new AppError('database_slow', 'All connections to the database are in use.', { cause: error })
    : databaseUnavailable(error)

/** Our own code, and PostgreSQL's of a server that starts, stops or takes no more connections; see also class 08, broken connections. */
const UNAVAILABLE_STATES = new Set(['database_unavailable', '57P01', '57P02', '57P03', '53300'])

/** Texts of `pg` for a connection or a reply that did not come in time; these errors have no code. */
const TIMEOUT_MESSAGES = ['timeout expired', 'Query read timeout']

/** Parts of the messages for a connection that broke. */
const UNAVAILABLE_MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error',
  ...TIMEOUT_MESSAGES,
]

export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && TIMEOUT_MESSAGES.some((text) => error.message.startsWith(text))

/** Codes of a socket. Outside a query they may be of a connection to somebody else. */
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Whether something failed because the database could not be reached. */
export function isDatabaseUnavailable(error: unknown): boolean {
  let isOfQuery = false
  for (
    let each = error as ErrorLike | null | undefined;
    typeof each === 'object' && each;
    each = each.cause
  ) {
    const { code, message = '' } = each
    const isState = typeof code === 'string' && (UNAVAILABLE_STATES.has(code) || /^08...$/.test(code))
    if (isState || UNAVAILABLE_MESSAGES.some((text) => message.startsWith(text))) return true
    if (isOfQuery && SOCKET_CODES.has(String(code))) return true
    isOfQuery ||= each instanceof DrizzleQueryError
  }
  return false
}

/** An error, or a copy of its fields, which is what the job queues report. */
interface ErrorLike {
  code?: unknown
  message?: string
  cause?: ErrorLike
}

/** The error of a query that was sent without Drizzle, so that it is recognised where it is logged. */
export const toQueryError = (error: unknown): unknown =>
  SOCKET_CODES.has(String((error as ErrorLike).code)) ? databaseUnavailable(error) : error
