import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import { findMatchingTag } from './conditional-request.ts'

/** A JSON reply with the ETag by which browsers revalidate it. */
export interface CachedReply {
  body: string
  etag: string
}

export function createCachedReply(value: unknown): CachedReply {
  const body = JSON.stringify(value)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

/** Sends the reply, or 304 when the browser has it already. */
export function sendCachedReply(
  reply: FastifyReply,
  headers: IncomingHttpHeaders,
  { body, etag }: CachedReply,
) {
  reply.header('etag', etag)
  if (findMatchingTag(headers['if-none-match'], [etag])) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
