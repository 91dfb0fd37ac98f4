import { NOT_FOUND_FILE, NOT_FOUND_PATH, pathOf } from '@lerret/model'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LiveSite } from '../publishing/live-site.ts'
import type { ReleaseFile } from '../publishing/release.ts'

const YEAR = 365 * 24 * 3600

/** Serves the live release at every path that nothing else has taken. `live` gives the one of this moment. */
export function registerSite(app: FastifyInstance, live: () => LiveSite) {
  app.get('/*', (request, reply) => answer(request, reply, live()))
}

/** Also for addresses that the router itself cannot read. */
export async function answerNotFound(request: FastifyRequest, reply: FastifyReply, site: LiveSite) {
  reply.code(404)
  if (site.notFoundPage) return sendFile(request, reply, site, site.notFoundPage)
  return reply.type('text/plain; charset=utf-8').send('Fann ikkje sida.')
}

async function answer(request: FastifyRequest, reply: FastifyReply, site: LiveSite) {
  const address = request.raw.url ?? '/'
  const path = pathOf(address)
  if (path === null || path === NOT_FOUND_PATH || path === NOT_FOUND_FILE)
    return answerNotFound(request, reply, site)

  const route = site.route(path)
  if (route.kind === 'redirect') {
    const query = /\?[^#]*/.exec(address)?.[0] ?? ''
    return reply.redirect(
      route.target.includes('?') ? route.target : route.target + query,
      route.permanent ? 301 : 302,
    )
  }
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
