import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify'
import { withoutPeople } from '../logging/log-lines.ts'

export interface LogSettings {
  level: string
  /** Where lines go; without it, to the standard output. */
  stream?: { write(line: string): void }
}

/** An id that somebody before us gave a request, so that their log and ours tell of the same one. */
const WELL_FORMED = /^[\w.-]{8,64}$/

/** Lines of JSON that name each request by an id and tell nothing of who made it. */
export function logOptions({ level, stream }: LogSettings): FastifyServerOptions {
  return {
    logger: {
      level,
      ...(stream && { stream }),
      serializers: { err: errorLine, req: () => ({}) },
      // The logger's own line for an error begins with its message as it is.
      hooks: {
        logMethod([first, ...rest], log) {
          if (first instanceof Error && rest.length === 0) log.call(this, first, messageOf(first))
          else log.apply(this, [first, ...rest] as Parameters<typeof log>)
        },
      },
      // No process id and host name: there is one process, and the operator knows where it runs.
      base: null,
    },
    requestIdHeader: false,
    genReqId: ({ headers }: IncomingMessage) => requestIdOf(headers['x-request-id']),
  }
}

export const requestIdOf = (given: unknown): string =>
  typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()

/** What people look at comes by the dozen, and what watches comes by the minute: lines for those who look for something. */
const FREQUENT = new Set(['/*', '/images/:id', '/health', '/ready', '/metrics'])

/**
 * Every answer carries its request's id, and every answer of a call is a line: its route as it is written in the code, never the
 * address, in which a visitor's words and keys may stand.
 */
export function logAnswers(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    logAnswer(request.log, { method, route, status: reply.statusCode, ms: reply.elapsedTime })
    done()
  })
}

export interface Answered {
  method: string
  /** As it is written in the code. */
  route: string
  status: number
  ms: number
}

export function logAnswer(log: FastifyBaseLogger, { method, route, status, ms }: Answered) {
  const line = { method, route, status, ms: Math.round(ms) }
  log[FREQUENT.has(route) ? 'debug' : 'info'](line, 'answered')
}

interface ErrorLine {
  [more: string]: unknown
  type: string
  message: string
  stack: string
}

/** What an error tells without the values it happened to: a failed query's own message has them all, and so has its stack. */
function errorLine(error: unknown): ErrorLine {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutPeople(String(error)), stack: '' }
  const { code } = error as { code?: unknown }
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: messageOf(error),
    stack: places.map((line) => line.trim()).join('\n'),
    ...(error.cause !== undefined && { cause: errorLine(error.cause) }),
  }
}

const messageOf = (error: Error) =>
  withoutPeople(error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message)
