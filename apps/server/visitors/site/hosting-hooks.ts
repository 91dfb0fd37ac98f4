import { HOUR_SECONDS } from '@lerret/model'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LiveRelease } from '../../publishing/live-release.ts'
import type { Hosting } from '../../publishing/releases/hosting.ts'

const REDIRECT_MAX_AGE_SECONDS = HOUR_SECONDS

/** Requested by monitoring, which may use any host name of the server. */
const MONITORING_PATHS = /^\/(health|ready|metrics)([/?]|$)/

/**
 * Redirects aliases to the site's own host, and tells search engines not to index a site that is not open to them. Requests to any
 * other host are served: operators may use the IP address and proxies an internal name, and pages have a canonical URL.
 */
export function registerHostingHooks(app: FastifyInstance, live: () => LiveRelease) {
  app.addHook('onRequest', async (request, reply) => {
    const { hosting } = live().release
    reply.headers(getRobotsHeaders(hosting))
    const url = getPathAndQuery(request)
    if (MONITORING_PATHS.test(url) || !isAlias(request.host, hosting)) return
    // 308 makes the browser repeat a POST, which 301 would turn into a GET.
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    // Cached for a limited time, since a site may move back to its old host.
    reply.header('cache-control', `max-age=${REDIRECT_MAX_AGE_SECONDS}`)
    return reply.redirect(hosting.origin + url, isRead ? 301 : 308)
  })
}

/** Headers for search engines. */
export const getRobotsHeaders = ({ isIndexed }: Hosting) => (isIndexed ? INDEXED : NOT_INDEXED)
const INDEXED = {}
const NOT_INDEXED = { 'x-robots-tag': 'noindex' }

export function isAlias(host: string | undefined, { aliases }: Hosting): boolean {
  return aliases.includes((host ?? '').toLowerCase().replace(/:(80|443)$/, ''))
}

/** Path and query as they were sent. A proxy may send an absolute URL, whose host is ignored. */
function getPathAndQuery({ raw: { url = '/' } }: FastifyRequest): string {
  return url.startsWith('/')
    ? url
    : `/${url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/^\//, '')}`
}
