import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'

/** An answer that a browser keeps, and asks whether it still holds. */
export interface SentOnce {
  body: string
  tag: string
}

export function sentOnce(answer: unknown): SentOnce {
  const body = JSON.stringify(answer)
  return { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

/** Sends the answer to those who do not have it. */
export function sendOnce(reply: FastifyReply, headers: IncomingHttpHeaders, { body, tag }: SentOnce) {
  reply.header('etag', tag)
  if (headers['if-none-match']?.includes(tag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
