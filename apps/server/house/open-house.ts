import { join } from 'node:path'
import { deskContracts } from '@lerret/api/contracts'
import { getHouseWords } from '@lerret/words/languages'
import { createDeskEventHub, type DeskEventHub } from '../content/desk-events/hub.ts'
import { DESK_CHANNEL } from '../content/desk-events/notify.ts'
import { holdBackRehearsal } from '../content/house/rehearsal.ts'
import { createPictureProcess } from '../content/media/render/picture-process.ts'
import { openImageStore } from '../content/media/store.ts'
import { cacheForASecond, createRevisionReader } from '../content/records/revision-cache.ts'
import { createLoginLimits } from '../members/accounts/login-limits.ts'
import { openAccounts } from '../members/accounts/open-accounts.ts'
import { createPasswords } from '../members/accounts/passwords/hashing.ts'
import { openWallets } from '../members/wallets/wallets.ts'
import { findBackupState } from '../operations/backup/state.ts'
import { isDemo } from '../operations/demo/demo-content.ts'
import { createRestoreBackup } from '../operations/setup/restore-backup.ts'
import { openSetupCode } from '../operations/setup/setup-code.ts'
import { type Listener, notifyChannel, openListener } from '../platform/db/notifications.ts'
import { hasDiskSpace, readFreeBytes } from '../platform/files/disk-space.ts'
import { readQueueStats } from '../platform/jobs/queue-stats.ts'
import { observeMailer } from '../platform/mail/mail-health.ts'
import { openMailer } from '../platform/mail/open-mailer.ts'
import { openOutbox } from '../platform/mail/outbox.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import type { DeliveryDependencies } from '../platform/outgoing-mail/deliver.ts'
import { createMailQueue } from '../platform/outgoing-mail/queue.ts'
import { createSecretAttempts } from '../platform/security/secret-attempts.ts'
import { COUNTS_CHANNEL, createSharedCounts, ownCounts } from '../platform/security/shared-counts.ts'
import { ticketingAccess } from '../programme/ticketing/provider/access.ts'
import { createProviderFetch } from '../programme/ticketing/provider/provider-fetch.ts'
import { openIdentity, readSecret, secretsFolder } from '../programs/identity/identity.ts'
import { createPreviewer } from '../publishing/preview/preview.ts'
import type { Settings } from '../settings/settings.ts'
import { openDeskFiles } from '../staff/desk-app/app-files.ts'
import { createSignInService } from '../staff/oidc/service.ts'
import { createMissedSearches } from '../visitors/counting/missed-searches.ts'
import { createNewsletterSource } from '../visitors/newsletter/issues/mailing.ts'
import { createSearcher } from '../visitors/search/searcher.ts'
import { prepareHouse, settleAddress } from './first-run.ts'
import type { House } from './house.ts'
import { addHouseMetrics } from './house-metrics.ts'
import type { Lifecycle } from './lifecycle.ts'
import { type HouseDatabase, openHouseDatabase } from './open-database.ts'
import { type HouseSite, openSite } from './open-site.ts'
import { logError, logInfo, logWarning } from './operator-log.ts'
import { createSecrets } from './secrets.ts'
import { shareSecrets } from './shared-secrets.ts'
import { writtenFolders } from './stored-site.ts'

/** The house, with what its background work needs besides. */
export interface OpenedHouse extends House {
  pool: HouseDatabase['pool']
  site: HouseSite
}

/** Opens the database, the secrets and the stored site of a house, and brings them up to date. */
export async function openHouse(
  settings: Settings,
  lifecycle: Lifecycle,
  { restart }: { restart: () => void },
): Promise<OpenedHouse> {
  const now = () => new Date()
  const passwords = createPasswords()
  const { db, pool, directPool, connection } = await openHouseDatabase(settings, lifecycle)
  // A house with the embedded database has one server.
  const sharedSecrets = settings.databaseUrl ? await shareSecrets(db, settings, logWarning) : undefined
  await prepareHouse(db, { settings, passwords, now: now() })
  await settleAddress(db, settings.publicUrl)
  const metrics = await openMetrics(settings)
  const listener = await openListener(
    connection,
    logError('The server gets no notifications of the database.'),
  )
  lifecycle.onStop(() => listener.stop())
  await sharedSecrets?.confirm()
  const deskEvents = await openDeskEvents(listener)
  const site = await openSite({ settings, db, pool, listener, passwords, metrics, deskEvents }, lifecycle)

  const { dataDir, publicUrl } = settings
  const { originals, renderer, live, clock, contentCache } = site
  const accountsSecret = await readSecret(dataDir, 'accounts', settings.accountsSecret)
  const secrets = createSecrets(
    accountsSecret,
    await readSecret(dataDir, 'delivery', settings.deliverySecret),
  )
  const { render: renderPicture } = createPictureProcess()
  const images = openImageStore(db, {
    render: renderPicture,
    originals,
    cacheFolder: join(dataDir, 'cache', 'images'),
    maxCacheBytes: settings.imageCacheMb * 1_000_000,
    timeoutMs: settings.imageSeconds * 1000,
    hasAvif: settings.imageAvif,
    readRevision: createRevisionReader(db, now),
    now,
    onError: logError('A picture could not be resized or stored.'),
  })
  if (metrics)
    addHouseMetrics(metrics, {
      live,
      images,
      readQueues: () => readQueueStats(pool),
      readBackups: () => findBackupState(db),
      now,
    })
  const outbox = join(dataDir, 'outbox')
  const mailServer = observeMailer(
    holdBackRehearsal(openMailer({ smtpUrl: settings.smtpUrl, outbox, now }), openOutbox(outbox, now), db),
    now,
  )
  const delivery: DeliveryDependencies = {
    db,
    mailer: mailServer,
    encryption: secrets.createEncryption('outgoing mail'),
    now,
    sources: { newsletter: createNewsletterSource({ db, now }) },
    logWarning,
  }
  const mailer = createMailQueue(delivery)
  lifecycle.onStop(() => mailer.stop())
  const sharedCounts = settings.databaseUrl ? await openSharedCounts({ db, listener, now }) : ownCounts
  const missedSearches = createMissedSearches({ db, now })
  const standInUrl = (await isDemo(db)) ? settings.checkoutUrl : undefined
  const { trustedOrigins, key, warning } = ticketingAccess(settings, standInUrl)
  if (warning) logWarning(warning)
  return {
    settings,
    now,
    siteTime: clock.now,
    log: { info: logInfo, warn: logWarning, error: logError },
    db,
    pool,
    directPool,
    connection,
    queues: site.queues,
    disk: {
      readFreeBytes: () => readFreeBytes(dataDir),
      hasSpace: cacheForASecond(() => hasDiskSpace(dataDir, writtenFolders(settings)), now),
    },
    secrets,
    accounts: openAccounts({
      db,
      mailer,
      publicUrl,
      now,
      secret: accountsSecret,
      passwords,
      logError: logError("A member's mail could not be sent."),
    }),
    loginLimits: createLoginLimits({ now, counts: sharedCounts }),
    secretAttempts: createSecretAttempts(now, sharedCounts),
    sharedCounts,
    signInService:
      settings.oidc &&
      createSignInService(settings.oidc, { redirectUri: `${publicUrl}${deskContracts.finishOidc.url}`, now }),
    identity: await openIdentity({ settings: settings.identity, dataDir, publicUrl, now }),
    mailer,
    mailServer,
    delivery,
    originals,
    images,
    renderPicture,
    readMedia: site.readMedia,
    site,
    live,
    watchReleases: site.watchReleases,
    renderer,
    previewer: createPreviewer({
      db,
      contentCache,
      live,
      renderer,
      now: clock.now,
    }),
    async publishNow() {
      const { release, pages, problems } = await site.publish()
      return { release: release.id, pages, problems }
    },
    words: () => getHouseWords(live().release.shell),
    searcher: createSearcher(db, live),
    countMissedSearch: (query, { ip, headers }) =>
      void missedSearches
        .record(query, { ip, userAgent: headers['user-agent'] })
        .catch(logError('A search that found nothing could not be counted.')),
    provider: { fetch: createProviderFetch(trustedOrigins), key, trustedOrigins },
    ticketOfficeReady: undefined,
    wallets: await openWallets(settings.wallets, now()),
    deskEvents,
    deskFiles: await openDeskFiles(),
    setupCode: openSetupCode(secretsFolder(dataDir)),
    restoreBackup: createRestoreBackup({ ...settings, pool: directPool }),
    restart,
    metrics,
  }
}

/** Passes on what the desks of this and other servers notify each other of. */
async function openDeskEvents(listener: Listener): Promise<DeskEventHub> {
  const hub = createDeskEventHub()
  await listener.listen(DESK_CHANNEL, {
    onPayload: hub.receive,
    onReconnect: () => hub.emit({ type: 'missed' }),
  })
  return hub
}

/** Counts guesses together with other servers. */
async function openSharedCounts({
  db,
  listener,
  now,
}: Pick<House, 'db' | 'now'> & { listener: Listener }): Promise<House['sharedCounts']> {
  const onError = logError('Guesses are not counted together with other servers.')
  const counts = createSharedCounts({
    send: (payload) => void notifyChannel(db, COUNTS_CHANNEL, payload).catch(onError),
    now,
  })
  await listener.listen(COUNTS_CHANNEL, { onPayload: counts.receive, onReconnect() {} })
  return counts
}

/** Loaded only where the settings have a token for them. */
async function openMetrics({ metricsToken }: Settings): Promise<Metrics | undefined> {
  if (metricsToken === undefined) return undefined
  const { createMetrics } = await import('../platform/metrics/metrics.ts')
  return createMetrics()
}
