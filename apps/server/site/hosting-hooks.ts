import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LiveRelease } from '../publishing/live-release.ts'
import type { Hosting } from '../publishing/releases/hosting.ts'

const HOUR = 3600

/** Asked for by machines that watch this very server, by whatever name they know it. */
const OPERATORS = /^\/(health|ready|metrics)([/?]|$)/

/**
 * What the site configuration says of hosts: visitors of an alias are sent to the site's own address, and a site that search
 * engines may not list says so on everything. Every other host is served as it is: an operator reaches the server by its number, a
 * proxy by a name of its own, and pages name their true address themselves.
 */
export function registerHosting(app: FastifyInstance, live: () => LiveRelease) {
  app.addHook('onRequest', async (request, reply) => {
    const { hosting } = live().release
    reply.headers(robotsHeaders(hosting))
    const address = addressOf(request)
    if (OPERATORS.test(address) || !isAlias(request.host, hosting)) return
    // A form that was sent is to be sent again, not asked for.
    const isAsked = request.method === 'GET' || request.method === 'HEAD'
    // For good, but not for ever: an address that is moved back must be found again.
    reply.header('cache-control', `max-age=${HOUR}`)
    return reply.redirect(hosting.origin + address, isAsked ? 301 : 308)
  })
}

/** What search engines are told. */
export const robotsHeaders = ({ isIndexed }: Hosting) => (isIndexed ? INDEXED : NOT_INDEXED)
const INDEXED = {}
const NOT_INDEXED = { 'x-robots-tag': 'noindex' }

export function isAlias(host: string | undefined, { aliases }: Hosting): boolean {
  return aliases.includes((host ?? '').toLowerCase().replace(/:(80|443)$/, ''))
}

/** Path and query as they were sent. A proxy may ask with a whole address, whose host counts for nothing. */
function addressOf({ raw: { url = '/' } }: FastifyRequest): string {
  return url.startsWith('/')
    ? url
    : `/${url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/^\//, '')}`
}
