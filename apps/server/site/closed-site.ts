import { newsletterPaths, parsePath } from '@lerret/model'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { LiveRelease } from '../publishing/live-release.ts'
import type { Renderer } from '../publishing/render/renderer.ts'
import { drawClosedPage } from './closed-page.ts'

const HOUR = 3600

/** What is not for visitors, by its first segment, and what the closed door itself is drawn with. */
const OPEN_TO_STAFF = new Set([
  ...['health', 'ready', 'metrics', 'openapi.json'],
  ...['redaksjon', 'management', 'platform', 'identity', 'images'],
  ...['assets', 'robots.txt', 'sw.js'],
])
/** Asked by programs, which read no page. */
const FOR_PROGRAMS = new Set(['search', 'runtime', 'partners'])

/**
 * While a site is not published, visitors are told so, wherever they knock; the operator and the desk go on. Whoever wants to
 * leave the newsletter may do so at any time.
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
    if (OPEN_TO_STAFF.has(segment) || path === newsletterPaths.unsubscribe) return
    if (!FOR_PROGRAMS.has(segment)) return answerClosed(reply, site, renderer)
    return close(reply).send({ error: { code: 'site_closed', message: 'The site is not published.' } })
  })
}

/** Also for addresses that the router itself cannot read. */
export function answerClosed(reply: FastifyReply, { release: { shell } }: LiveRelease, renderer: Renderer) {
  return close(reply).type('text/html; charset=utf-8').send(drawClosedPage(shell, renderer))
}

const close = (reply: FastifyReply) =>
  reply.code(503).header('retry-after', HOUR).header('cache-control', 'no-store')
