import { NOT_FOUND_FILE, NOT_FOUND_PATH, parsePath } from '@lerret/model'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendBytes } from '../http/ranges.ts'
import type { LiveRelease } from '../publishing/live-release.ts'
import { acceptedEncodings, encode, isCompressible } from '../publishing/releases/encodings.ts'
import type { ReleaseFile } from '../publishing/releases/release.ts'
import { encodingsFor, findAnswer, headersOf, type SiteAnswer } from './file-reply.ts'
import type { ServedAddresses } from './served-paths.ts'

export interface SiteParts {
  /** The release of this moment. */
  live: () => LiveRelease
  /** Notes what each address is answered with. */
  served: ServedAddresses
  /** A page that answers a question, or its data, made now; null when the path has none or nothing was asked. */
  answerSearch(
    path: string,
    asked: unknown,
    site: LiveRelease,
  ): Promise<{ type: string; body: string } | null>
}

/** Every path that nothing else has taken. */
export const SITE_ROUTE = '/*'

/** Serves the live release there. */
export function registerSite(app: FastifyInstance, parts: SiteParts) {
  app.get(SITE_ROUTE, (request, reply) => answer(request, reply, parts))
}

/** Also for addresses that the router itself cannot read. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply, site: LiveRelease) {
  reply.code(404)
  if (site.notFoundPage) return sendFile(request, reply, site, site.notFoundPage)
  return reply.type('text/plain; charset=utf-8').send('Fann ikkje sida.')
}

function answer(request: FastifyRequest, reply: FastifyReply, { live, ...parts }: SiteParts) {
  const site = live()
  const address = request.raw.url ?? '/'
  const file = isNotFoundPage(address) ? undefined : site.findFileByHref(address)
  if (!file) return find(request, reply, { ...parts, site, address })
  parts.served.note(site, address, { file, status: 200 })
  return sendFile(request, reply, site, file)
}

const isNotFoundPage = (path: string) => path === NOT_FOUND_PATH || path === NOT_FOUND_FILE

async function find(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, address, served, answerSearch }: Omit<SiteParts, 'live'> & { site: LiveRelease; address: string },
) {
  const path = parsePath(address)
  if (path === null || isNotFoundPage(path)) return answerNotFound(request, reply, site)

  const route = site.route(path)
  if (route.kind === 'redirect') {
    // Browsers would keep a permanent one for good, also after its source has a page again or it was mended.
    reply.header('cache-control', 'no-cache')
    return reply.redirect(withQueryOf(address, route.target), route.permanent ? 301 : 302)
  }
  const found = address.includes('?') ? await answerSearch(path, request.query, site) : null
  if (found !== null) return sendMade(request, reply, found)
  const file = route.kind === 'page' ? site.findFile(route.path) : undefined
  if (file) return sendFile(request, reply, site, file)
  if (site.notFoundPage && !address.includes('?'))
    served.note(site, address, { file: site.notFoundPage, status: 404 })
  return answerNotFound(request, reply, site)
}

function sendFile(request: FastifyRequest, reply: FastifyReply, site: LiveRelease, file: ReleaseFile) {
  const { headers } = request
  const answer = findAnswer(site, { file, status: reply.statusCode }, headers)
  if (answer && (answer.bytes === null || headers.range === undefined))
    return sendReady(request, reply, answer)
  return sendRead(request, reply, site, file)
}

async function sendRead(request: FastifyRequest, reply: FastifyReply, site: LiveRelease, file: ReleaseFile) {
  const encoded = await site.readEncoded(file, encodingsFor(file, request.headers))
  reply.headers(headersOf(file, encoded?.encoding ?? null))
  if (encoded) return reply.send(encoded.bytes)
  const bytes = await site.read(file)
  // What may travel in several forms has no parts: a part of one form would be put together with a part of another.
  return isCompressible(file.type) ? reply.send(bytes) : sendBytes(request, reply, bytes)
}

/** What is at hand goes out at once, with all headers in one piece: half the work of the longer way. */
function sendReady(request: FastifyRequest, reply: FastifyReply, { status, headers, bytes }: SiteAnswer) {
  reply.hijack()
  reply.raw.writeHead(status, {
    ...(reply.getHeaders() as Record<string, string>),
    ...headers,
    ...(bytes && { 'content-length': bytes.length }),
  })
  reply.raw.end(request.method === 'HEAD' ? undefined : bytes)
  return reply
}

/** What is made for one visitor travels small too. */
async function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body }: { type: string; body: string },
) {
  reply.type(type).header('cache-control', 'no-store').header('vary', 'accept-encoding')
  const [encoding] = acceptedEncodings(request.headers['accept-encoding'])
  if (!encoding) return reply.send(body)
  return reply
    .header('content-encoding', encoding)
    .send(await encode(Buffer.from(body), encoding, 'onDemand'))
}

/** A target that has no query of its own takes over the one it was asked with. */
function withQueryOf(address: string, target: string): string {
  const query = /\?[^#]*/.exec(address)?.[0] ?? ''
  if (query === '' || target.includes('?')) return target
  const [path = '', ...hash] = target.split('#')
  return [path + query, ...hash].join('#')
}
