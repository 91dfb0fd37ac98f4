import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { isFromForeignPage } from './origins.ts'

/** Longest body of a call that people's pages make: a review, and room to spare. */
const BODY_LIMIT = 64 * 1024

export interface ClosedScope {
  /** Whether pages of this origin may call, with cookies. */
  isAllowed(origin: string): Promise<boolean>
  /** Headers that pages may send beside the usual ones. */
  headers: string[]
}

/**
 * Calls that carry cookies: nothing of them is kept by anybody, pages of other sites can neither read nor change anything, and
 * only JSON is taken.
 */
export async function closeScope(scope: FastifyInstance, { isAllowed, headers }: ClosedScope) {
  acceptJson(scope)
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    await refuseForeignPages(request, isAllowed)
  })
  await scope.register(cors, {
    origin: async (origin: string | undefined) => origin !== undefined && (await isAllowed(origin)),
    credentials: true,
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type', ...headers],
    maxAge: 600,
  })
}

async function refuseForeignPages(
  { method, headers }: FastifyRequest,
  isAllowed: (origin: string) => Promise<boolean>,
) {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return
  const known = headers.origin !== undefined && (await isAllowed(headers.origin))
  if (isFromForeignPage(headers, () => known))
    throw new AppError('request_from_elsewhere', 'This is for the pages of this site alone.')
}

/** JSON and nothing else; a call without a body may say that it has one. */
function acceptJson(scope: FastifyInstance) {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (request, body, done) => {
      request.rawBody = String(body)
      if (body === '') return done(null, undefined)
      parse(request, String(body), done)
    },
  )
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, which a signature is of. */
    rawBody?: string
  }
}
