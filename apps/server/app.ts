import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { createAccessChecks } from './apis/access-checks.ts'
import { registerDesk } from './apis/desk.ts'
import { registerPartners } from './apis/partners.ts'
import { FEATURES } from './features.ts'
import type { House } from './house/house.ts'
import { requireAccess } from './platform/access/require-access.ts'
import { registerUnknownCalls } from './platform/http/api-paths.ts'
import { replyToClientError } from './platform/http/client-error.ts'
import { validateByContracts } from './platform/http/contracts.ts'
import { registerErrorHandler } from './platform/http/error-handler.ts'
import { registerHealthRoutes } from './platform/http/health-routes.ts'
import { registerOpenApi } from './platform/http/openapi.ts'
import { findMissing } from './platform/http/readiness.ts'
import { type LogOptions, loggerOptions, logReplies } from './platform/http/request-logging.ts'
import { drainBeforeClose, limitBodies, requestTimeouts } from './platform/http/timeouts.ts'
import { registerMetrics } from './platform/metrics/routes.ts'
import { warnAboutUntrustedProxies } from './platform/security/untrusted-proxies.ts'
import { registerClosedSite } from './visitors/site/closed-site.ts'
import { createFileServer } from './visitors/site/file-server.ts'
import { registerHostingHooks } from './visitors/site/hosting-hooks.ts'
import { createInvalidUrlHandler } from './visitors/site/invalid-url.ts'
import { registerSecurityHeaders } from './visitors/site/security-headers.ts'
import { registerServiceWorkerRemoval } from './visitors/site/service-worker-removal.ts'
import { registerLiveSite } from './visitors/site/site.ts'

/** A server needs to know these besides its house. */
export interface AppOptions {
  logStream?: LogOptions['stream'] | undefined
  /** How long a request may take to arrive. */
  requestTimeoutMs?: number | undefined
}

/** Assembles the server. The caller listens, so that tests need no port. */
export async function buildApp(
  house: House,
  { logStream, requestTimeoutMs }: AppOptions = {},
): Promise<FastifyInstance> {
  const { settings, live, renderer, metrics } = house
  const fileServer = createFileServer()
  const app = Fastify({
    serverFactory: fileServer.serverFactory,
    ...loggerOptions({ level: settings.logLevel, ...(logStream && { stream: logStream }) }),
    ...requestTimeouts(requestTimeoutMs),
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    // Content ids may be so long.
    routerOptions: { maxParamLength: 200 },
    // Fastify would log every page and picture; see logReplies.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: createInvalidUrlHandler(house),
    clientErrorHandler: replyToClientError,
    // Requests that come while the server closes are answered as usual; see drainBeforeClose.
    return503OnClosing: false,
  })
  limitBodies(app, requestTimeoutMs)
  const securityHeaders = await registerSecurityHeaders(app, {
    inlineScripts: renderer.inlineScripts,
    publicUrl: settings.publicUrl,
    live,
  })
  warnAboutUntrustedProxies(app)
  validateByContracts(app)
  registerErrorHandler(app)
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(405)
      .send({ error: { code: 'method_not_allowed', message: `${request.method} does nothing here.` } }),
  )
  logReplies(app)
  requireAccess(app, createAccessChecks(house))
  registerHostingHooks(app, live)
  registerClosedSite(app, { live, renderer })
  await registerOpenApi(app, settings.publicUrl)

  registerMetrics(app, house)
  registerHealthRoutes(app, () => findMissing(house.db, house.disk.hasSpace))
  for (const { routes } of FEATURES) if (routes) await app.register(async (scope) => routes(scope, house))
  registerPartners(app, house, FEATURES)
  registerDesk(app, house, FEATURES)
  registerUnknownCalls(app)
  if (!settings.serviceWorker) registerServiceWorkerRemoval(app)
  registerLiveSite(app, house)

  fileServer.open({ live, securityHeaders, metrics, log: app.log })
  // Fastify tells clients with each reply that the connection will be closed.
  app.addHook('preClose', async () => fileServer.close())
  drainBeforeClose(app)
  return app
}
