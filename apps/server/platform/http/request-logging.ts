import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { POLICY_REPORTS_PATH } from '@lerret/api'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify'
import { isDatabaseUnavailable } from '../db/database-unavailable.ts'
import { AppError } from '../errors/app-error.ts'
import { redactEmails } from '../logging/log-lines.ts'

export interface LogOptions {
  level: string
  /** Where lines go; without it, to the standard output. */
  stream?: { write(line: string): void }
}

/** Request ids from a proxy are used when they match, so that its log and ours have the same ids. */
const REQUEST_ID_PATTERN = /^[\w.-]{8,64}$/

/** JSON log lines with a request id, and nothing about the person who made the request. */
export function loggerOptions({ level, stream }: LogOptions): FastifyServerOptions {
  return {
    logger: {
      level,
      ...(stream && { stream }),
      serializers: { err: (error) => serializeError(error), req: () => ({}) },
      // By default the logger uses the error's own message, which is not redacted. An outage of the database is logged once, elsewhere.
      hooks: {
        logMethod([first, ...rest], log) {
          if (isDatabaseUnavailable(first)) return
          if (first instanceof Error && rest.length === 0) log.call(this, first, errorMessage(first))
          else log.apply(this, [first, ...rest] as Parameters<typeof log>)
        },
      },
      // No process id and host name: there is one process, and the operator knows where it runs.
      base: null,
    },
    requestIdHeader: false,
    genReqId: ({ headers }: IncomingMessage) => toRequestId(headers['x-request-id']),
  }
}

export const toRequestId = (header: unknown): string =>
  typeof header === 'string' && REQUEST_ID_PATTERN.test(header) ? header : randomUUID()

/** Routes requested so often (pages, images, monitoring, reports) that they are logged at debug level only. */
const DEBUG_ROUTES = new Set(['/*', '/images/:id', '/health', '/ready', '/metrics', POLICY_REPORTS_PATH])

/**
 * Sends the request id with every reply, and logs every reply with its route pattern. The URL itself is never logged: it may have
 * search words or keys of a visitor.
 */
export function logReplies(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    logReply(request.log, { method, route, status: reply.statusCode, ms: reply.elapsedTime })
    done()
  })
}

export interface LoggedReply {
  method: string
  /** The route pattern, such as `/images/:id`. */
  route: string
  status: number
  ms: number
}

export function logReply(log: FastifyBaseLogger, { method, route, status, ms }: LoggedReply) {
  const line = { method, route, status, ms: Math.round(ms) }
  log[DEBUG_ROUTES.has(route) ? 'debug' : 'info'](line, 'request completed')
}

interface SerializedError {
  [more: string]: unknown
  type: string
  message: string
  stack: string
}

/**
 * An error without personal data: the message and stack of a failed query have all its values. What passes by itself, such as a picture
 * that takes long, has no stack: nobody is to look for its place.
 */
function serializeError(error: unknown, hasStack = !passesByItself(error)): SerializedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: redactEmails(String(error)), stack: '' }
  const { code } = error as { code?: unknown }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: errorMessage(error),
    stack: hasStack ? frames.map((line) => line.trim()).join('\n') : '',
    ...(error.cause !== undefined && { cause: serializeError(error.cause, hasStack) }),
  }
}

const passesByItself = (error: unknown) => error instanceof AppError && error.retryAfter !== undefined

const errorMessage = (error: Error) =>
  redactEmails(error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message)
