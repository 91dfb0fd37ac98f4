import { NOT_FOUND_FILE, NOT_FOUND_PATH, pathOf } from '@lerret/model'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings, type Encoding, encode, isWorthEncoding } from '../publishing/encodings.ts'
import type { LiveSite, ReadyFile } from '../publishing/live-site.ts'
import type { ReleaseFile } from '../publishing/release.ts'
import { findKnown, sendBytes } from './ranges.ts'

const YEAR = 365 * 24 * 3600

export interface SiteParts {
  /** The release of this moment. */
  live: () => LiveSite
  /** A page that answers a question, or its data, made now; null when the path has none or nothing was asked. */
  answerSearch(path: string, asked: unknown, site: LiveSite): Promise<{ type: string; body: string } | null>
}

/** Serves the live release at every path that nothing else has taken. */
export function registerSite(app: FastifyInstance, parts: SiteParts) {
  app.get('/*', (request, reply) => answer(request, reply, parts))
}

/** Also for addresses that the router itself cannot read. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply, site: LiveSite) {
  reply.code(404)
  if (site.notFoundPage) return sendFile(request, reply, site, site.notFoundPage)
  return reply.type('text/plain; charset=utf-8').send('Fann ikkje sida.')
}

function answer(request: FastifyRequest, reply: FastifyReply, { live, answerSearch }: SiteParts) {
  const site = live()
  const address = request.raw.url ?? '/'
  const file = isNotFoundPage(address) ? undefined : site.fileAt(address)
  return file ? sendFile(request, reply, site, file) : find(request, reply, { site, address, answerSearch })
}

const isNotFoundPage = (path: string) => path === NOT_FOUND_PATH || path === NOT_FOUND_FILE

async function find(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, address, answerSearch }: Pick<SiteParts, 'answerSearch'> & { site: LiveSite; address: string },
) {
  const path = pathOf(address)
  if (path === null || isNotFoundPage(path)) return answerNotFound(request, reply, site)

  const route = site.route(path)
  if (route.kind === 'redirect') {
    return reply.redirect(withQueryOf(address, route.target), route.permanent ? 301 : 302)
  }
  const found = address.includes('?') ? await answerSearch(path, request.query, site) : null
  if (found !== null) return sendMade(request, reply, found)
  const file = route.kind === 'page' ? site.findFile(route.path) : undefined
  return file ? sendFile(request, reply, site, file) : answerNotFound(request, reply, site)
}

function sendFile(request: FastifyRequest, reply: FastifyReply, site: LiveSite, file: ReleaseFile) {
  const encodings = isWorthEncoding(file.type) ? acceptedEncodings(request.headers['accept-encoding']) : []
  const ready = site.findReady(file, encodings)
  const { 'if-none-match': known, range } = request.headers
  if (ready && known === undefined && range === undefined) return sendReady(request, reply, file, ready)
  return sendRead(request, reply, { site, file, encodings })
}

/** What is at hand goes out at once, with all headers in one piece: half the work of the longer way. */
function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ReleaseFile,
  { encoding, bytes }: ReadyFile,
) {
  reply.hijack()
  reply.raw.writeHead(reply.statusCode, {
    ...(reply.getHeaders() as Record<string, string>),
    ...headersOf(file, encoding),
    'content-length': bytes.length,
  })
  reply.raw.end(request.method === 'HEAD' ? undefined : bytes)
  return reply
}

async function sendRead(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, file, encodings }: { site: LiveSite; file: ReleaseFile; encodings: readonly Encoding[] },
) {
  // Each form of a file has a tag of its own.
  const forms = [...encodings, null]
  const tag = findKnown(
    request,
    forms.map((encoding) => tagOf(file, encoding)),
  )
  if (reply.statusCode === 200 && tag) {
    const tagged = forms.find((encoding) => tagOf(file, encoding) === tag) ?? null
    const { 'content-encoding': _, ...headers } = headersOf(file, tagged)
    return reply.headers(headers).code(304).send()
  }
  const encoded = await site.readEncoded(file, encodings)
  reply.headers(headersOf(file, encoded?.encoding ?? null))
  if (encoded) return reply.send(encoded.bytes)
  const bytes = await site.read(file)
  // What may travel in several forms has no parts: a part of one form would be put together with a part of another.
  return isWorthEncoding(file.type) ? reply.send(bytes) : sendBytes(request, reply, bytes)
}

function headersOf(file: ReleaseFile, encoding: Encoding | null): Record<string, string> {
  return {
    'cache-control': file.immutable ? `public, max-age=${YEAR}, immutable` : 'no-cache',
    'content-type': file.type,
    ...(isWorthEncoding(file.type) ? { vary: 'accept-encoding' } : { 'accept-ranges': 'bytes' }),
    etag: tagOf(file, encoding),
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  }
}

const tagOf = ({ hash }: ReleaseFile, encoding: Encoding | null) =>
  encoding === null ? `"${hash}"` : `"${hash}-${encoding}"`

/** What is made for one visitor travels small too. */
async function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body }: { type: string; body: string },
) {
  reply.type(type).header('cache-control', 'no-store').header('vary', 'accept-encoding')
  const [encoding] = acceptedEncodings(request.headers['accept-encoding'])
  if (!encoding) return reply.send(body)
  return reply.header('content-encoding', encoding).send(await encode(Buffer.from(body), encoding, 'atOnce'))
}

/** A target that has no query of its own takes over the one it was asked with. */
function withQueryOf(address: string, target: string): string {
  const query = /\?[^#]*/.exec(address)?.[0] ?? ''
  if (query === '' || target.includes('?')) return target
  const [path = '', ...hash] = target.split('#')
  return [path + query, ...hash].join('#')
}
