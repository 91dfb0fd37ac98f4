import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { createAccessChecks } from './access/access-checks.ts'
import { requireAccess } from './access/require-access.ts'
import { registerCounting } from './counting/routes.ts'
import { registerDeskApp } from './desk/app-routes.ts'
import { registerDesk } from './desk/routes.ts'
import type { House } from './house/house.ts'
import { registerUnknownCalls } from './http/api-paths.ts'
import { replyToClientError } from './http/client-error.ts'
import { validateByContracts } from './http/contracts.ts'
import { registerErrorHandler } from './http/error-handler.ts'
import { registerHealthRoutes } from './http/health-routes.ts'
import { registerOpenApi } from './http/openapi.ts'
import { findMissing } from './http/readiness.ts'
import { type LogOptions, loggerOptions, logReplies } from './http/request-logging.ts'
import { drainBeforeClose, limitBodies, requestTimeouts } from './http/timeouts.ts'
import { registerIdentity } from './identity/routes.ts'
import { registerManagement } from './management-api/routes.ts'
import { registerDocuments } from './media/documents.ts'
import { registerImages } from './media/routes.ts'
import { registerMetrics } from './metrics/routes.ts'
import { registerNewsletter } from './newsletter/routes.ts'
import { registerOpenProgramme } from './open-programme/routes.ts'
import { registerPartners } from './partner-api/routes.ts'
import { registerPlatform } from './platform-api/routes.ts'
import { registerPolicyReports } from './policy-reports/routes.ts'
import { registerRuntime } from './runtime-api/routes.ts'
import { registerSearch } from './search/routes.ts'
import { warnAboutUntrustedProxies } from './security/untrusted-proxies.ts'
import { registerClosedSite } from './site/closed-site.ts'
import { createFileServer } from './site/file-server.ts'
import { registerHostingHooks } from './site/hosting-hooks.ts'
import { createInvalidUrlHandler } from './site/invalid-url.ts'
import { registerSecurityHeaders } from './site/security-headers.ts'
import { registerServiceWorkerRemoval } from './site/service-worker-removal.ts'
import { registerLiveSite } from './site/site.ts'

/** What a server needs to know besides its house. */
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
    // As long as a content id may be.
    routerOptions: { maxParamLength: 200 },
    // Fastify would log every page and picture; see logReplies.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: createInvalidUrlHandler(house),
    clientErrorHandler: replyToClientError,
    // What still comes while the server closes is answered as usual; see drainBeforeClose.
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
  registerImages(app, house)
  registerDocuments(app, house)
  registerSearch(app, house)
  registerRuntime(app, house)
  registerOpenProgramme(app, house)
  registerCounting(app, house)
  registerPolicyReports(app, house)
  registerIdentity(app, house)
  registerManagement(app, house)
  registerPlatform(app, house)
  registerNewsletter(app, house)
  registerPartners(app, house)
  registerDesk(app, house)
  registerDeskApp(app, house)
  registerUnknownCalls(app)
  if (!settings.hasWorker) registerServiceWorkerRemoval(app)
  registerLiveSite(app, house)

  fileServer.open({ live, securityHeaders, metrics, log: app.log })
  // Fastify tells clients with each reply that the connection will be closed.
  app.addHook('preClose', async () => fileServer.close())
  drainBeforeClose(app)
  return app
}
