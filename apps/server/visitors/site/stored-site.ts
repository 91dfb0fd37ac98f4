import type { ShellData } from '@lerret/model'
import { getHouseWords } from '@lerret/words/languages'
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import { isApiPath } from '../../platform/http/api-paths.ts'
import { replyToClientError } from '../../platform/http/client-error.ts'
import { registerErrorHandler } from '../../platform/http/error-handler.ts'
import { registerHealthRoutes } from '../../platform/http/health-routes.ts'
import { type LogOptions, loggerOptions, logReplies } from '../../platform/http/request-logging.ts'
import { drainBeforeClose, limitBodies, requestTimeouts } from '../../platform/http/timeouts.ts'
import type { LiveRelease } from '../../publishing/live-release.ts'
import type { Renderer } from '../../publishing/render/renderer.ts'
import type { Searcher } from '../search/searcher.ts'
import { renderMessagePage } from './closed-page.ts'
import { registerClosedSite } from './closed-site.ts'
import { registerHostingHooks } from './hosting-hooks.ts'
import { registerSite } from './routes.ts'
import { renderSearchPage } from './search-page.ts'
import { registerSecurityHeaders } from './security-headers.ts'

export interface StoredSiteDependencies {
  live: () => LiveRelease
  renderer: Renderer
  publicUrl: string
  trustedProxies: readonly string[]
  log: LogOptions
}

/** A server of the release alone, for when the disk is full and there is no database. */
export async function buildStoredSite(dependencies: StoredSiteDependencies): Promise<FastifyInstance> {
  const { live, renderer, publicUrl, trustedProxies, log } = dependencies
  const app = Fastify({
    ...loggerOptions(log),
    ...requestTimeouts(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: replyToClientError,
    return503OnClosing: false,
  })
  limitBodies(app)
  await registerSecurityHeaders(app, { inlineScripts: renderer.inlineScripts, publicUrl, live })
  registerErrorHandler(app)
  logReplies(app)
  registerHostingHooks(app, live)
  registerClosedSite(app, { live, renderer })
  app.addHook('onRequest', async ({ method, raw: { url = '/' } }, reply) => {
    if (!['GET', 'HEAD'].includes(method) || isApiPath(url)) throw diskFull()
    if (DESK_PATH.test(url)) return sendDeskPage(reply, live().release.shell, renderer)
  })
  app.setNotFoundHandler(() => {
    throw diskFull()
  })
  registerHealthRoutes(app, async () => 'disk-space')
  registerSite(app, {
    live,
    renderSearchPage: (path, { query }, site) =>
      renderSearchPage({ searcher: NO_SEARCHER, renderer, site }, path, query),
  })
  drainBeforeClose(app)
  return app
}

function sendDeskPage(reply: FastifyReply, shell: ShellData, renderer: Renderer) {
  const { deskDiskFullTitle: title, deskDiskFullText: text } = getHouseWords(shell)
  return reply
    .code(diskFull().status)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(renderMessagePage(shell, renderer, { title, text }))
}

const DESK_PATH = /^\/redaksjon([/?]|$)/

const diskFull = () => new AppError('disk_full', 'The disk is full. Only published pages are served.')

const refuse = async () => {
  throw diskFull()
}
/** The index is in the database. */
const NO_SEARCHER: Searcher = { search: refuse, suggest: refuse, runQueued: refuse }
