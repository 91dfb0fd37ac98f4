import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Sends bytes that travel as they are: the part that was asked for, or all. The reply has its type, and its tag if it has
 * one (RFC 9110, section 14).
 */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array) {
  reply.header('accept-ranges', 'bytes')
  const wanted = request.method === 'GET' && reply.statusCode === 200 ? request.headers.range : undefined
  if (wanted === undefined || !mayBePart(request, reply)) return reply.send(bytes)
  const range = readRange(wanted, bytes.length)
  if (range === 'whole') return reply.send(bytes)
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  const { first, last } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
    .send(bytes.subarray(first, last + 1))
}

/** The tag among these that the browser says it has (`If-None-Match`). */
export function findTag(known: string | undefined, tags: readonly string[]): string | undefined {
  return tags.find((tag) => known?.includes(tag) || known?.trim() === '*')
}

/** Whoever has one part and wants another of the same gets it only while it is the same. */
function mayBePart(request: FastifyRequest, reply: FastifyReply): boolean {
  const condition = request.headers['if-range']
  return condition === undefined || condition === reply.getHeader('etag')
}

export type Range = { first: number; last: number } | 'whole' | 'outside'

/** One range of bytes. What is no such thing, or several at once, is answered with the whole, as if it were not there. */
export function readRange(header: string, length: number): Range {
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
