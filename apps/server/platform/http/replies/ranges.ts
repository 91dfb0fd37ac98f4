import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesIfRange } from './conditional-request.ts'

/**
 * Sends uncompressed bytes: the requested range, or all (RFC 9110, section 14). The content type, and the ETag if there is one,
 * are set on the reply already.
 */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array) {
  reply.header('accept-ranges', 'bytes')
  const rangeHeader = request.method === 'GET' && reply.statusCode === 200 ? request.headers.range : undefined
  const ifRange = request.headers['if-range'] as string | undefined
  const etag = reply.getHeader('etag') as string | undefined
  if (rangeHeader === undefined || !matchesIfRange(ifRange, etag)) return reply.send(bytes)
  const range = parseRange(rangeHeader, bytes.length)
  if (range === 'whole') return reply.send(bytes)
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  const { first, last } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
    .send(bytes.subarray(first, last + 1))
}

export type Range = { first: number; last: number } | 'whole' | 'outside'

/** Parses a header with one range. Anything else, also several ranges, counts as no range at all. */
export function parseRange(header: string, length: number): Range {
  const [, from = '', to = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header) ?? []
  if (from === '' && to === '') return 'whole'
  if (from === '') {
    const count = Math.min(Number(to), length)
    return count === 0 ? 'outside' : { first: length - count, last: length - 1 }
  }
  const first = Number(from)
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (to !== '' && Number(to) < first) return 'whole'
  return first >= length ? 'outside' : { first, last }
}
