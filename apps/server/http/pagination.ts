import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * The headers of a part of a list: what state of the content it is of, and where the next part is. Says whether the caller
 * has it already.
 */
export function describePart(
  request: FastifyRequest,
  reply: FastifyReply,
  { state, next }: { state: string; next?: string | null },
): 'known' | 'new' {
  const tag = `"${state}"`
  reply.header('etag', tag)
  if (next != null) reply.header('link', `<${nextAddress(request, next)}>; rel="next"`)
  return knownTags(request).includes(tag) ? 'known' : 'new'
}

const knownTags = ({ headers }: FastifyRequest) =>
  (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))

/** The same question, from another record on. A path: whoever asked knows the host better than we do. */
function nextAddress({ originalUrl }: FastifyRequest, after: string): string {
  const [path, query = ''] = originalUrl.split('?', 2)
  const asked = new URLSearchParams(query)
  asked.set('after', after)
  return `${path}?${asked}`
}
