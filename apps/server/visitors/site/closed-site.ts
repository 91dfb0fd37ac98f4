import {
  CALL_SEGMENTS,
  HOUR_SECONDS,
  newsletterPaths,
  OPEN_CALL_SEGMENTS,
  OPEN_FILE_SEGMENTS,
  parsePath,
} from '@lerret/model'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { findPreferredLanguage } from '../../platform/http/accept-language.ts'
import type { LiveRelease } from '../../publishing/live-release.ts'
import type { Renderer } from '../../publishing/render/renderer.ts'
import { renderClosedPage } from './closed-page.ts'

const RETRY_AFTER_SECONDS = HOUR_SECONDS

/** Operators, programs and editors need these, and the closed page and the desk load them. */
const ALLOWED_SEGMENTS = new Set([...OPEN_CALL_SEGMENTS, ...OPEN_FILE_SEGMENTS])

/**
 * While the site is not published, visitors get the closed page at every path. Operators and the desk can continue, and the
 * newsletter can be unsubscribed from.
 */
export function registerClosedSite(
  app: FastifyInstance,
  { live, renderer }: { live: () => LiveRelease; renderer: Renderer },
) {
  app.addHook('onRequest', async (request, reply) => {
    const site = live()
    if (site.release.hosting.isPublished) return
    const path = parsePath(request.raw.url ?? '/') ?? ''
    const segment = path.split('/')[1] ?? ''
    if (ALLOWED_SEGMENTS.has(segment) || path === newsletterPaths.unsubscribe) return
    if (!CALL_SEGMENTS.includes(segment)) return sendClosedPage(reply, site, renderer)
    return setClosedHeaders(reply).send({
      error: { code: 'site_closed', message: 'The site is not published.' },
    })
  })
}

/** Sends the page of a closed site; URLs that the router cannot parse get it too. */
export function sendClosedPage(reply: FastifyReply, { release: { shell } }: LiveRelease, renderer: Renderer) {
  const language = findPreferredLanguage(reply.request.headers['accept-language']) ?? undefined
  return setClosedHeaders(reply)
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-language')
    .send(renderClosedPage(shell, renderer, language))
}

const setClosedHeaders = (reply: FastifyReply) =>
  reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).header('cache-control', 'no-store')
