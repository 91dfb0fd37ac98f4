import helmet from '@fastify/helmet'
import { VIDEO_ORIGINS } from '@lerret/model'
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { AppError } from './app-error.ts'
import { watchRevision } from './content/revision-watch.ts'
import type { Queryable } from './db/connection.ts'
import { registerHealth } from './http/health-routes.ts'
import { registerHosting } from './http/hosting-hooks.ts'
import { type LogSettings, logAnswers, logOptions } from './http/logging.ts'
import { registerNoWorker } from './http/no-worker-routes.ts'
import { answerNotFound, registerSite } from './http/site-routes.ts'
import { registerImages } from './images/routes.ts'
import type { ImageStore } from './images/store.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics/metrics.ts'
import { registerMetrics } from './metrics/routes.ts'
import type { LiveSite } from './publishing/live-site.ts'
import type { Renderer } from './publishing/renderer.ts'
import { registerRuntime } from './runtime/routes.ts'
import { registerSearch } from './search/routes.ts'
import { answerSearch } from './search/search-page.ts'
import { createSearcher } from './search/searcher.ts'
import { registerSubscriptions } from './subscriptions/routes.ts'

export interface AppParts {
  db: Queryable
  images: Pick<ImageStore, 'findImage'>
  mailer: Mailer
  renderer: Renderer
  /** The release that is live at this moment. */
  live: () => LiveSite
  /** Time that passes, also where the site stands still. */
  now: () => Date
  /** Whether visitors' browsers may keep copies of the site. */
  hasWorker: boolean
  /** Addresses whose word about who is asking, and by which name, is taken. */
  trustedProxies?: readonly string[]
  logLevel: string
  logStream?: LogSettings['stream']
  /** Figures for the operator, and the token that opens them; without it nothing is counted. */
  metrics?: { metrics: Metrics; token: string } | undefined
}

/** Assembles the server; whoever called it listens, so that tests need no port. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, images, mailer, renderer, live, now, hasWorker, trustedProxies = [] } = parts
  const { logLevel, logStream, metrics } = parts
  const app = Fastify({
    ...logOptions({ level: logLevel, ...(logStream && { stream: logStream }) }),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // As long as a content id may be.
    routerOptions: { maxParamLength: 200 },
    // The site is what people look at; each picture and page as a line would bury what the operator must see.
    logController: new LogController({ disableRequestLogging: true }),
    // These never reach the plugin that sets the security headers; the page they get runs nothing and asks for nothing else.
    frameworkErrors: (_error, request, reply) =>
      answerNotFound(
        request,
        reply.header('content-security-policy', "default-src 'self'").header('x-request-id', request.id),
        live(),
      ),
  })
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(renderer.inlineScripts) },
    strictTransportSecurity: false,
  })
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    const status = error instanceof AppError ? error.status : (error.statusCode ?? 500)
    // What was foreseen is told to whoever asked; the rest is a bug, and nobody else's business.
    const isForeseen = error instanceof AppError
    if (status >= 500) request.log[isForeseen ? 'warn' : 'error'](error)
    const code = error instanceof AppError ? error.code : status < 500 ? 'request_invalid' : 'internal'
    const message = isForeseen || status < 500 ? error.message : 'Something went wrong here.'
    if (isForeseen && error.retryAfter) reply.header('retry-after', error.retryAfter)
    return reply.code(status).send({ error: { code, message } })
  })
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(405)
      .send({ error: { code: 'method_not_allowed', message: `${request.method} does nothing here.` } }),
  )
  logAnswers(app)
  if (metrics) registerMetrics(app, metrics)
  registerHosting(app, live)
  registerHealth(app, db)
  registerImages(app, images)
  const searcher = createSearcher(db, live)
  registerSearch(app, searcher)
  registerRuntime(app, { db, revision: watchRevision(db, now) })
  registerSubscriptions(app, { db, mailer, renderer, live, now })
  if (!hasWorker) registerNoWorker(app)
  registerSite(app, {
    live,
    renderer,
    answerSearch: (path, asked, site) => answerSearch({ searcher, renderer, site }, path, asked),
  })
  return app
}

/** Everything comes from this server, but for pictures and videos that an editor took from elsewhere. Style attributes place blocks. */
const policy = (inlineScripts: string[]) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", ...inlineScripts],
  styleSrc: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"],
  fontSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'https:'],
  frameSrc: [...VIDEO_ORIGINS],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
})
