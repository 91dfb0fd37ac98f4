import { NOT_FOUND_FILE, NOT_FOUND_PATH, pathOf } from '@lerret/model'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LiveSite } from '../publishing/live-site.ts'
import type { ReleaseFile } from '../publishing/release.ts'

const YEAR = 365 * 24 * 3600

export interface SiteParts {
  /** The release of this moment. */
  live: () => LiveSite
  /** A page that answers a question, drawn now; null when the path has none or nothing was asked. */
  drawSearch(path: string, asked: unknown, site: LiveSite): Promise<string | null>
}

/** Serves the live release at every path that nothing else has taken. */
export function registerSite(app: FastifyInstance, parts: SiteParts) {
  app.get('/*', (request, reply) => answer(request, reply, parts))
}

/** Also for addresses that the router itself cannot read. */
export async function answerNotFound(request: FastifyRequest, reply: FastifyReply, site: LiveSite) {
  reply.code(404)
  if (site.notFoundPage) return sendFile(request, reply, site, site.notFoundPage)
  return reply.type('text/plain; charset=utf-8').send('Fann ikkje sida.')
}

async function answer(request: FastifyRequest, reply: FastifyReply, { live, drawSearch }: SiteParts) {
  const site = live()
  const address = request.raw.url ?? '/'
  const path = pathOf(address)
  if (path === null || path === NOT_FOUND_PATH || path === NOT_FOUND_FILE)
    return answerNotFound(request, reply, site)

  const route = site.route(path)
  if (route.kind === 'redirect') {
    return reply.redirect(withQueryOf(address, route.target), route.permanent ? 301 : 302)
  }
  const found = await drawSearch(path, request.query, site)
  if (found !== null)
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(found)
  const file = route.kind === 'page' ? site.findFile(route.path) : undefined
  return file ? sendFile(request, reply, site, file) : answerNotFound(request, reply, site)
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, site: LiveSite, file: ReleaseFile) {
  const tag = `"${file.hash}"`
  reply
    .header('etag', tag)
    .header('cache-control', file.immutable ? `public, max-age=${YEAR}, immutable` : 'no-cache')
    .type(file.type)
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(tag))
    return reply.code(304).send()
  return reply.send(await site.read(file))
}

/** A target that has no query of its own takes over the one it was asked with. */
function withQueryOf(address: string, target: string): string {
  const query = /\?[^#]*/.exec(address)?.[0] ?? ''
  if (query === '' || target.includes('?')) return target
  const [path = '', ...hash] = target.split('#')
  return [path + query, ...hash].join('#')
}
