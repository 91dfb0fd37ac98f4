import { join } from 'node:path'
import { getHouseWords } from '@lerret/words/languages'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { createAccessChecks } from './access/access-checks.ts'
import { requireAccess } from './access/require-access.ts'
import { createLoginLimits } from './accounts/login-limits.ts'
import { readPlannedBodies } from './content/plans.ts'
import { findDraftMedia } from './content/referenced-media.ts'
import { cacheForASecond, createRevisionReader } from './content/revision-cache.ts'
import { createAddressCounts } from './counting/address-counts.ts'
import { createMissedSearches } from './counting/missed-searches.ts'
import { registerCounting } from './counting/routes.ts'
import type { Database } from './db/connection.ts'
import type { DeskFiles } from './desk/app-files.ts'
import { registerDeskApp } from './desk/app-routes.ts'
import type { DeskDependencies } from './desk/dependencies.ts'
import { registerDesk } from './desk/routes.ts'
import { createDeskEventHub, type DeskEventHub } from './desk-events/hub.ts'
import { isApiPath, registerUnknownCalls } from './http/api-paths.ts'
import { replyToClientError } from './http/client-error.ts'
import { validateByContracts } from './http/contracts.ts'
import { registerErrorHandler, replyInvalidUrl } from './http/error-handler.ts'
import { registerHealthRoutes } from './http/health-routes.ts'
import { registerOpenApi } from './http/openapi.ts'
import { findMissing } from './http/readiness.ts'
import { type LogOptions, loggerOptions, logReplies } from './http/request-logging.ts'
import { drainBeforeClose, limitBodies, requestTimeouts } from './http/timeouts.ts'
import type { Identity } from './identity/identity.ts'
import { registerIdentity } from './identity/routes.ts'
import type { ObservedMailer } from './mail/mail-health.ts'
import type { Mailer } from './mail/mailer.ts'
import { type ManagementDependencies, registerManagement } from './management-api/routes.ts'
import { registerDocuments } from './media/documents.ts'
import type { Originals } from './media/originals.ts'
import { registerImages } from './media/routes.ts'
import type { ImageStore } from './media/store.ts'
import type { Metrics } from './metrics/metrics.ts'
import { registerMetrics } from './metrics/routes.ts'
import { registerNewsletter } from './newsletter/routes.ts'
import { registerOpenProgramme } from './open-programme/routes.ts'
import { type PartnerDependencies, registerPartners } from './partner-api/routes.ts'
import { registerPlatform } from './platform-api/routes.ts'
import { registerPolicyReports } from './policy-reports/routes.ts'
import { createPolicyRefusals } from './policy-reports/store.ts'
import { createPreviewer } from './preview/preview.ts'
import { createProviderAccounts } from './provider-accounts/provider-accounts.ts'
import { type ContentCache, loadContent } from './publishing/build/load-content.ts'
import type { LiveRelease } from './publishing/live-release.ts'
import type { Renderer } from './publishing/render/renderer.ts'
import { registerRuntime } from './runtime-api/routes.ts'
import { registerSearch } from './search/routes.ts'
import { createSearcher } from './search/searcher.ts'
import type { Encryption } from './security/encryption.ts'
import { createSecretAttempts } from './security/secret-attempts.ts'
import type { SharedCounts } from './security/shared-counts.ts'
import { warnAboutUntrustedProxies } from './security/untrusted-proxies.ts'
import type { RestoreBackup } from './setup/restore-backup.ts'
import type { SetupCode } from './setup/setup-code.ts'
import { findSetupLanguage } from './setup/setup-language.ts'
import { registerClosedSite, sendClosedPage } from './site/closed-site.ts'
import { createFileServer } from './site/file-server.ts'
import { registerHostingHooks } from './site/hosting-hooks.ts'
import { redirectToNewHref, registerSite, sendNotFoundPage } from './site/routes.ts'
import { renderSearchPage } from './site/search-page.ts'
import { registerSecurityHeaders } from './site/security-headers.ts'
import { registerServiceWorkerRemoval } from './site/service-worker-removal.ts'
import { createOldAddresses } from './site-import/addresses/old-addresses.ts'
import type { SignInService } from './staff-oidc/service.ts'
import { readHealth, staleSince } from './ticketing/health.ts'
import type { ProviderConnection } from './ticketing/try-provider.ts'
import type { Wallets } from './wallets/wallets.ts'

export interface AppDependencies {
  db: Database
  identity: Identity
  readMedia: ManagementDependencies['readMedia']
  publishNow: ManagementDependencies['publishNow']
  images: Pick<ImageStore, 'findImage' | 'findDraftImage'>
  mailer: Mailer
  /** Whether the mail server takes mails. */
  mailHealth?: ObservedMailer['health']
  /** The room on the disk of the data folder. */
  readFreeBytes?: () => Promise<number>
  /** The backups that the server makes by itself; none without it. */
  backups?: DeskDependencies['backups']
  renderer: Renderer
  /** The release that is live at this moment. */
  live: () => LiveRelease
  /** The real time, also where the clock of the site stands still. */
  now: () => Date
  /** The time of the site; the real time without it. */
  siteTime?: () => Date
  /** The content that publishing has loaded, so that previews need not load it again. */
  contentCache?: ContentCache
  /** Accounts of members. Tests that do not need them leave it out, and there are no routes of members. */
  members?: Pick<PartnerDependencies, 'accounts' | 'shareSecret'> &
    Partial<Pick<PartnerDependencies, 'limits' | 'renderPicture'>> & {
      /** The secret that the ticketing provider signs deliveries with. */
      deliverySecret: string
      /** The wallets that tickets can be added to; without them there are none. */
      wallets?: Wallets
      /** Encrypts members' tokens of the ticketing provider. */
      tokenEncryption: Encryption
      webhooks: DeskDependencies['webhooks']
      /** The files that staff upload. */
      originals: Originals
      setupCode: SetupCode
      restoreBackup: RestoreBackup
      /** Stops the server and starts it again; tests that do not need it leave it out. */
      restart?: () => void
    }
  /** The built app of the desk. Tests that do not need it leave it out, and there is no desk. */
  desk?: DeskFiles
  /** Counts guesses together with other servers; without it this server counts its own. */
  sharedCounts?: Pick<SharedCounts, 'share'> | undefined
  /** What happens at the desk. Tests that do not need it leave it out, and its streams are silent. */
  deskEvents?: DeskEventHub
  /** How ticketing providers are reached, for staff who try one. */
  providerConnection?: ProviderConnection
  /** Where staff sign in beside passwords. */
  signInService?: SignInService | undefined
  /** Whether browsers install the service worker, which caches the site. */
  hasWorker: boolean
  /** Proxies whose headers with the client's address and host are trusted. */
  trustedProxies?: readonly string[]
  /** The address that visitors use. */
  publicUrl: string
  logLevel: string
  logStream?: LogOptions['stream']
  /** Whether what is written can be stored; tests that do not need it leave it out. */
  hasDiskSpace?: () => Promise<boolean>
  /** How long a request may take to arrive. */
  requestTimeoutMs?: number
  /** Metrics and the token to read them; without it nothing is counted. */
  metrics?: { metrics: Metrics; token: string } | undefined
}

/** Assembles the server. The caller listens, so that tests need no port. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { db, identity, readMedia, publishNow, images, mailer, renderer, live, now, hasWorker } = dependencies
  const { members, trustedProxies = [], publicUrl, logLevel, logStream, metrics } = dependencies
  const { contentCache = {} } = dependencies
  const oldAddresses = createOldAddresses({ db, now, logError: (error) => app.log.error(error) })
  const fileServer = createFileServer()
  const app = Fastify({
    serverFactory: fileServer.serverFactory,
    ...loggerOptions({ level: logLevel, ...(logStream && { stream: logStream }) }),
    ...requestTimeouts(dependencies.requestTimeoutMs),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // As long as a content id may be.
    routerOptions: { maxParamLength: 200 },
    // Fastify would log every page and picture; see logReplies.
    logController: new LogController({ disableRequestLogging: true }),
    // These never reach the plugin that sets the security headers; their page has no scripts and loads nothing else.
    frameworkErrors: (error, request, reply) => {
      reply
        .header('content-security-policy', "default-src 'self'; style-src-attr 'unsafe-inline'")
        .header('x-content-type-options', 'nosniff')
        .header('x-request-id', request.id)
      if (isApiPath(request.raw.url ?? '')) return replyInvalidUrl(error, reply)
      const site = live()
      if (!site.release.hosting.isPublished) return sendClosedPage(reply, site, renderer)
      // The old website may have encoded its addresses otherwise.
      oldAddresses.findNewHref(request.raw.url ?? '/', { withQueryOnly: false }).then((href) => {
        if (href) redirectToNewHref(reply, href)
        else sendNotFoundPage(request, reply, site)
      })
    },
    clientErrorHandler: replyToClientError,
    // What still comes while the server closes is answered as usual; see drainBeforeClose.
    return503OnClosing: false,
  })
  limitBodies(app, dependencies.requestTimeoutMs)
  const securityHeaders = await registerSecurityHeaders(app, {
    inlineScripts: renderer.inlineScripts,
    publicUrl,
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
  const secretAttempts = createSecretAttempts(now, dependencies.sharedCounts)
  requireAccess(
    app,
    createAccessChecks({
      db,
      accounts: members?.accounts,
      identity,
      deliverySecret: members?.deliverySecret,
      metricsToken: metrics?.token,
      secretAttempts,
      now,
    }),
  )
  if (metrics) registerMetrics(app, metrics.metrics)
  registerHostingHooks(app, live)
  registerClosedSite(app, { live, renderer })
  await registerOpenApi(app, publicUrl)
  const hasDiskSpace = cacheForASecond(dependencies.hasDiskSpace ?? (async () => true), now)
  registerHealthRoutes(app, () => findMissing(db, hasDiskSpace))
  registerImages(app, images)
  const searcher = createSearcher(db, live)
  const missedSearches = createMissedSearches({ db, now })
  const recordMissedSearch = (query: string, { ip, headers, log }: FastifyRequest) =>
    void missedSearches
      .record(query, { ip, userAgent: headers['user-agent'] })
      .catch((error) => log.error(error))
  registerSearch(app, searcher, recordMissedSearch)
  const health = cacheForASecond(() => readHealth(db), now)
  registerRuntime(app, {
    db,
    revision: createRevisionReader(db, now),
    staleSince: async () => staleSince(await health(), now()),
  })
  registerOpenProgramme(app, {
    db,
    revision: createRevisionReader(db, now),
    words: () => getHouseWords(live().release.shell),
    language: () => live().release.shell.htmlLang,
    siteTime: dependencies.siteTime ?? now,
  })
  registerCounting(app, { db, live, now })
  const refusals = createPolicyRefusals({ db, now, logError: (error) => app.log.error(error) })
  app.addHook('onClose', () => refusals.stop())
  registerPolicyReports(app, { refusals, live, publicUrl, now, onRefusal: metrics?.metrics.countRefusal })
  registerIdentity(app, identity, secretAttempts)
  registerManagement(app, { db, readMedia, publishNow })
  registerPlatform(app, { db })
  registerNewsletter(app, { db, mailer, renderer, live, now, counts: dependencies.sharedCounts })
  if (members) {
    const { accounts, shareSecret, tokenEncryption, originals } = members
    const {
      limits = createLoginLimits({ now, counts: dependencies.sharedCounts }),
      wallets,
      setupCode,
      restart = () => {},
      webhooks,
      renderPicture,
    } = members
    const { providerConnection } = dependencies
    registerDocuments(app, { db, originals })
    const words = () => getHouseWords(live().release.shell)
    registerPartners(app, {
      db,
      accounts,
      shareSecret,
      providerAccounts:
        providerConnection &&
        createProviderAccounts({
          trustedOrigins: [],
          ...providerConnection,
          db,
          encryption: tokenEncryption,
          now,
        }),
      wallets,
      renderPicture,
      limits,
      words,
      publicUrl,
      now,
      renderer,
      live,
    })
    const previewer = createPreviewer({
      findDraftMedia: (bodies) => findDraftMedia(db, bodies),
      findPlanned: (until) => readPlannedBodies(db, until),
      loadContent: () => loadContent(db, null, contentCache),
      live,
      renderer,
      now: dependencies.siteTime ?? now,
    })
    registerDesk(app, {
      db,
      accounts,
      limits,
      words,
      publicUrl,
      now,
      siteTime: dependencies.siteTime ?? now,
      publishNow,
      previewer,
      images,
      originals,
      imports: { folder: join(originals.folder, '..', 'imports') },
      backups: dependencies.backups ?? {
        isScheduled: false,
        folder: join(originals.folder, '..', 'backups'),
      },
      live,
      setupCode,
      restoreBackup: members.restoreBackup,
      secretAttempts,
      restart,
      providerConnection,
      signInService: dependencies.signInService,
      webhooks,
      events: dependencies.deskEvents ?? createDeskEventHub(),
      mailer,
      readFreeBytes: dependencies.readFreeBytes,
      mailHealth: dependencies.mailHealth ?? (() => ({ failures: 0, failingSince: null })),
    })
  }
  if (dependencies.desk)
    registerDeskApp(app, dependencies.desk, {
      live,
      publicUrl,
      signInService: dependencies.signInService,
      findStaffLanguage: async (cookie) =>
        (await members?.accounts.forRealm('staff').findPerson(cookie))?.language ?? null,
      findSetupLanguage: (request) => findSetupLanguage(db, request),
    })
  registerUnknownCalls(app)
  if (!hasWorker) registerServiceWorkerRemoval(app)
  const addressCounts = createAddressCounts({ db, now, logError: (error) => app.log.error(error) })
  app.addHook('onClose', () => addressCounts.stop())
  registerSite(app, {
    live,
    renderSearchPage: (path, request, site) =>
      renderSearchPage(
        { searcher, renderer, site, onNoHits: (query) => recordMissedSearch(query, request) },
        path,
        request.query,
      ),
    findNewHref: oldAddresses.findNewHref,
    onRedirect: (source, { headers }) => addressCounts.countRedirect(source, headers),
    onNotFound: (path, { ip, headers }) => addressCounts.countNotFound(path, ip, headers),
  })
  fileServer.open({ live, securityHeaders, metrics: metrics?.metrics, log: app.log })
  // Fastify tells clients with each reply that the connection will be closed.
  app.addHook('preClose', async () => fileServer.close())
  drainBeforeClose(app)
  return app
}
