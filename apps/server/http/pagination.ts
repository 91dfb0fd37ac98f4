import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sets the ETag and the link to the next page of a list. Returns whether the caller has this state already. */
export function setPageHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { state, next }: { state: string; next?: string | null },
): 'cached' | 'new' {
  const tag = `"${state}"`
  reply.header('etag', tag)
  if (next != null) reply.header('link', `<${nextPagePath(request, next)}>; rel="next"`)
  return cachedTags(request).includes(tag) ? 'cached' : 'new'
}

const cachedTags = ({ headers }: FastifyRequest) =>
  (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))

/** The same request, from another record on. Only a path: behind a proxy the server may not know its public host. */
function nextPagePath({ originalUrl }: FastifyRequest, after: string): string {
  const [path, query = ''] = originalUrl.split('?', 2)
  const search = new URLSearchParams(query)
  search.set('after', after)
  return `${path}?${search}`
}
