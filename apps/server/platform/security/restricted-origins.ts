import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { isFromForeignPage } from './origins.ts'

/** The largest request is a review of a few thousand characters. */
const MAX_BODY_BYTES = 64 * 1024

export interface OriginRestrictions {
  /** Whether pages of this origin may call, with cookies. */
  isAllowed(origin: string): Promise<boolean>
  /** Further request headers that pages may send. */
  headers: string[]
}

/**
 * Restricts routes that use cookies: replies are not cached, pages of other sites can neither read nor change anything, and only JSON is
 * accepted.
 */
export async function restrictOrigins(scope: FastifyInstance, { isAllowed, headers }: OriginRestrictions) {
  acceptJsonOnly(scope)
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    await rejectForeignPages(request, isAllowed)
  })
  await scope.register(cors, {
    origin: async (origin: string | undefined) => origin !== undefined && (await isAllowed(origin)),
    credentials: true,
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type', ...headers],
    maxAge: 600,
  })
}

async function rejectForeignPages(
  { method, headers }: FastifyRequest,
  isAllowed: (origin: string) => Promise<boolean>,
) {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return
  const isKnownOrigin = headers.origin !== undefined && (await isAllowed(headers.origin))
  if (isFromForeignPage(headers, () => isKnownOrigin))
    throw new AppError('request_from_elsewhere', 'This is for the pages of this site alone.')
}

/** An empty body is accepted with the content type of JSON. */
function acceptJsonOnly(scope: FastifyInstance) {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (request, body, done) => {
      request.rawBody = String(body)
      if (body === '') return done(null, undefined)
      parse(request, String(body), done)
    },
  )
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The unparsed body, for checking its signature. */
    rawBody?: string
  }
}
