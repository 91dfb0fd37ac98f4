import type { FastifyReply, FastifyRequest } from 'fastify'
import { findMatchingTag } from './replies/conditional-request.ts'

/** Sets the ETag and the link to the next page of a list. Returns whether the caller has this state already. */
export function setPageHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { state, next }: { state: string; next?: string | null },
): 'cached' | 'new' {
  const etag = `"${state}"`
  reply.header('etag', etag)
  if (next != null) reply.header('link', `<${nextPagePath(request, next)}>; rel="next"`)
  return findMatchingTag(request.headers['if-none-match'], [etag]) ? 'cached' : 'new'
}

/** Returns the path of the same request from another record on. Behind a proxy the server may not know its public host. */
function nextPagePath({ originalUrl }: FastifyRequest, after: string): string {
  const [path, query = ''] = originalUrl.split('?', 2)
  const search = new URLSearchParams(query)
  search.set('after', after)
  return `${path}?${search}`
}
