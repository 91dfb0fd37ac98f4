import { NOT_FOUND_FILE, NOT_FOUND_PATH, parsePath } from '@lerret/model'
import { getHouseWords } from '@lerret/words/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppError } from '../../platform/errors/app-error.ts'
import { sendBytes } from '../../platform/http/replies/ranges.ts'
import type { LiveRelease } from '../../publishing/live-release.ts'
import { acceptedEncodings, encode, isCompressible } from '../../publishing/releases/encodings.ts'
import type { ReleaseFile } from '../../publishing/releases/release.ts'
import { acceptedFileEncodings, type FileReply, findCachedReply, getFileHeaders } from './file-reply.ts'

export interface SiteDependencies {
  /** The release that is live now. */
  live: () => LiveRelease
  /** Renders a page with search results, or its page data; null when the path has no such page or the query is empty. */
  renderSearchPage(path: string, request: FastifyRequest, site: LiveRelease): Promise<RenderedReply | null>
  /** Called for each redirect that is followed, with its source. */
  onRedirect?(source: string, request: FastifyRequest): void
  /** The new href of an address of the old website. With `withQueryOnly`, its path alone is a page of this site. */
  findNewHref?(url: string, options: { withQueryOnly: boolean }): Promise<string | null>
  /** Called for each request for a path without a page. */
  onNotFound?(path: string, request: FastifyRequest): void
}

export interface RenderedReply {
  type: string
  body: string
  /** The error that the page tells of. */
  error?: AppError
}

/** Matches every path that no other route matches. */
export const SITE_ROUTE = '/*'

/** Serves the live release. */
export function registerSite(app: FastifyInstance, dependencies: SiteDependencies) {
  app.get(SITE_ROUTE, { config: { access: 'anyone' } }, (request, reply) =>
    handleRequest(request, reply, dependencies),
  )
}

/** Sends the page of an unknown path; URLs that the router cannot parse get it too. */
export function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply, site: LiveRelease) {
  reply.code(404)
  if (site.notFoundPage) return sendFile(request, reply, site, site.notFoundPage)
  return reply.type('text/plain; charset=utf-8').send(getHouseWords(site.release.shell).pageNotFound)
}

function handleRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { live, ...dependencies }: SiteDependencies,
) {
  const site = live()
  const url = request.raw.url ?? '/'
  const file = isNotFoundPage(url) ? undefined : site.findFileByHref(url)
  if (!file) return handleOtherUrl(request, reply, { ...dependencies, site, url })
  return sendFile(request, reply, site, file)
}

export const isNotFoundPage = (path: string) => path === NOT_FOUND_PATH || path === NOT_FOUND_FILE

/** Handles redirects, search, other spellings of a path, and paths without a page. */
async function handleOtherUrl(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    site,
    url,
    renderSearchPage,
    onRedirect,
    onNotFound,
    findNewHref,
  }: Omit<SiteDependencies, 'live'> & { site: LiveRelease; url: string },
) {
  const path = parsePath(url)
  if (path === null || isNotFoundPage(path)) return sendNotFoundPage(request, reply, site)

  const route = site.route(path)
  if (route.kind === 'redirect') {
    // Browsers would cache a permanent redirect forever, even after it was corrected or its source has a page again.
    reply.header('cache-control', 'no-cache')
    if (route.source !== null) onRedirect?.(route.source, request)
    return reply.redirect(copyQuery(url, route.target), route.permanent ? 301 : 302)
  }
  const newHref = await findNewHref?.(url, { withQueryOnly: route.kind === 'page' })
  if (newHref) return redirectToNewHref(reply, newHref)
  const searchPage = url.includes('?') ? await renderSearchPage(path, request, site) : null
  if (searchPage !== null) return sendRenderedReply(request, reply, searchPage)
  const file = route.kind === 'page' ? site.findFile(route.path) : undefined
  if (file) return sendFile(request, reply, site, file)
  onNotFound?.(path, request)
  return sendNotFoundPage(request, reply, site)
}

/** Redirects from an address of the old website. */
export const redirectToNewHref = (reply: FastifyReply, href: string) =>
  reply.header('cache-control', 'no-cache').redirect(href, 301)

function sendFile(request: FastifyRequest, reply: FastifyReply, site: LiveRelease, file: ReleaseFile) {
  const { headers } = request
  const cached = findCachedReply(site, { file, status: reply.statusCode }, headers)
  if (cached && (cached.bytes === null || headers.range === undefined))
    return sendCachedReply(request, reply, cached)
  return readAndSendFile(request, reply, site, file)
}

async function readAndSendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  site: LiveRelease,
  file: ReleaseFile,
) {
  const encoded = await site.readEncoded(file, acceptedFileEncodings(file, request.headers))
  reply.headers(getFileHeaders(site, file, encoded?.encoding ?? null))
  if (encoded) return reply.send(encoded.bytes)
  const bytes = await site.read(file)
  // No ranges for files with several encodings: a client might join ranges of two encodings.
  return isCompressible(file.type) ? reply.send(bytes) : sendBytes(request, reply, bytes)
}

/** Writes the reply without Fastify, all headers at once, which takes half the time. */
function sendCachedReply(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, bytes }: FileReply,
) {
  reply.hijack()
  reply.raw.writeHead(status, {
    ...(reply.getHeaders() as Record<string, string>),
    ...headers,
    ...(bytes && { 'content-length': bytes.length }),
  })
  reply.raw.end(request.method === 'HEAD' ? undefined : bytes)
  return reply
}

/** Compresses and sends a reply that was rendered for this request. */
async function sendRenderedReply(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, error }: RenderedReply,
) {
  if (error) reply.code(error.status)
  if (error?.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
  reply.type(type).header('cache-control', 'no-store').header('vary', 'accept-encoding')
  const [encoding] = acceptedEncodings(request.headers['accept-encoding'])
  if (!encoding) return reply.send(body)
  return reply
    .header('content-encoding', encoding)
    .send(await encode(Buffer.from(body), encoding, 'onDemand'))
}

/** Adds the query of the requested URL to a redirect target without a query. */
function copyQuery(url: string, target: string): string {
  const query = /\?[^#]*/.exec(url)?.[0] ?? ''
  if (query === '' || target.includes('?')) return target
  const [path = '', ...hash] = target.split('#')
  return [path + query, ...hash].join('#')
}
