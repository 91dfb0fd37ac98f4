import type { Server } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { join } from 'node:path'
import { osloInstant } from '@lerret/model'
import { scheduleOriginalsRemoval } from '../content/media/remove-unused-originals.ts'
import { scheduleCleaning } from '../content/records/html/clean-stored.ts'
import { scheduleIdleCopies } from '../editing/idle-copies.ts'
import { findName } from '../members/accounts/people.ts'
import { scheduleWatchMails } from '../members/watch-mails/schedule.ts'
import { sendInProcess, tryInProcess } from '../operations/backup/run-scheduled.ts'
import { scheduleBackups } from '../operations/backup/schedule.ts'
import { warnAboutBackups } from '../operations/backup/warn.ts'
import { type CheckoutProcess, superviseCheckout } from '../operations/demo/checkout-process.ts'
import { isDemo } from '../operations/demo/demo-content.ts'
import { scheduleImports } from '../operations/import/jobs/schedule.ts'
import { scheduleRetention } from '../operations/retention/schedule.ts'
import { superviseMailServer } from '../platform/mail/supervise-mail-server.ts'
import { scheduleOutgoingMail } from '../platform/outgoing-mail/schedule.ts'
import { pollFeed } from '../programme/ticketing/poll-feed.ts'
import { createWebhookFetch, scheduleWebhooks } from '../programme/webhooks/schedule.ts'
import { schedulePurges } from '../publishing/cdn/schedule.ts'
import { sendPlanned } from '../visitors/newsletter/issues/store.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { OpenedHouse } from './open-house.ts'
import { logError, logInfo, logWarning } from './operator-log.ts'

/** Polls the ticketing provider, sends mails, saves idle working copies, removes unused files, sends webhooks, cleans HTML by new rules, deletes what is old, backs up, and publishes at planned moments. */
export async function startBackgroundWork(
  house: OpenedHouse,
  lifecycle: Lifecycle,
  /** Settles when the demo's ticket office can be asked. */
  ticketOfficeReady: Promise<void> | undefined,
): Promise<void> {
  const { settings, db, directPool, site, now, siteTime, provider, secrets, mailer, originals } = house
  const { queues } = site
  site.startMaintenance()
  await site.startListening()
  const feed = await pollFeed(await queues.open(), {
    db,
    ...provider,
    intervalSeconds: settings.ticketingSeconds,
    now: siteTime,
    wallClock: now,
    logWarning,
    ready: ticketOfficeReady,
  })
  lifecycle.onStop(() => feed.stop())
  const outgoingMail = await scheduleOutgoingMail(await queues.open(), {
    ...house.delivery,
    mailsPerMinute: settings.mailsPerMinute,
    addDueMailings: () => sendPlanned(db, now()),
  })
  lifecycle.onStop(() => outgoingMail.stop())
  lifecycle.onStop(() => mailer.stop())
  const mailServer = superviseMailServer(house.mailServer, { logWarning })
  lifecycle.onStop(() => mailServer.stop())
  const watchMails = await scheduleWatchMails(await queues.open(), {
    db,
    mailer,
    publicUrl: settings.publicUrl,
    now: siteTime,
    logWarning,
  })
  lifecycle.onStop(() => watchMails.stop())
  const idleCopies = await scheduleIdleCopies(await queues.open(), {
    db,
    now,
    findName: (id) => findName(db, id),
    logWarning,
  })
  lifecycle.onStop(() => idleCopies.stop())
  const originalsRemoval = await scheduleOriginalsRemoval(await queues.open(), {
    db,
    originals,
    now,
    logWarning,
  })
  lifecycle.onStop(() => originalsRemoval.stop())
  const webhooks = await scheduleWebhooks(await queues.open(), {
    db,
    fetch: createWebhookFetch(settings.webhookOrigin ? [settings.webhookOrigin] : []),
    encryption: secrets.createEncryption('webhook secrets'),
    now,
    logWarning,
  })
  lifecycle.onStop(() => webhooks.stop())
  if (settings.purgeCommand) {
    const { purgeCommand: command, publicUrl } = settings
    const purges = await schedulePurges(await queues.open(), { db, command, publicUrl, now, logWarning })
    const onError = logError('Pages could not be purged from the CDN.')
    site.watchReleases((release, before) => void purges.add(before, release).catch(onError))
  }
  const cleaning = await scheduleCleaning(await queues.open(), { db, logWarning })
  lifecycle.onStop(() => cleaning.stop())
  const retention = await scheduleRetention(await queues.open(), { db, now, logWarning })
  lifecycle.onStop(() => retention.stop())
  await startImports(house, lifecycle)
  if (!settings.backup.isScheduled) return
  const backups = await scheduleBackups(await queues.open(), {
    db,
    pool: directPool,
    dataDir: settings.dataDir,
    fetchOriginals: originals.fetchAll,
    settings: settings.backup,
    now,
    logWarning,
    warn: (state) => warnAboutBackups(state, { db, mailer, now: now() }),
    sendFiles: sendInProcess,
    tryFile: tryInProcess,
  })
  lifecycle.onStop(() => backups.stop())
}

/** Runs imports of old websites that administrators start at the desk. */
async function startImports(
  { settings, db, connection, site, now }: OpenedHouse,
  lifecycle: Lifecycle,
): Promise<void> {
  const { dataDir, sharedFiles, importOrigin } = settings
  const imports = await scheduleImports(await site.queues.open(), {
    db,
    toThreadInput: () => ({
      connection,
      settings: { dataDir, sharedFiles },
      folder: join(dataDir, 'imports'),
      trustedOrigins: importOrigin ? [importOrigin] : [],
      clockOffsetMs: now().getTime() - Date.now(),
    }),
    logWarning,
  })
  lifecycle.onStop(() => imports.stop())
}

const CHECKOUT_MAIN = join(import.meta.dirname, '..', '..', 'checkout', 'main.ts')

/** Starts the stand-in for the ticketing provider, where this is the demo house. It reaches the server over HTTP only. */
export async function startDemoCheckout(
  { settings, db, secrets }: OpenedHouse,
  listening: ReturnType<Server['address']>,
  lifecycle: Lifecycle,
): Promise<CheckoutProcess | null> {
  if (!(await isDemo(db))) return null
  const { address, port } = listening as AddressInfo
  const host = ['0.0.0.0', '::'].includes(address) ? '127.0.0.1' : isIPv6(address) ? `[${address}]` : address
  const { demoToday } = settings
  const checkout = superviseCheckout({
    script: CHECKOUT_MAIN,
    env: {
      CHECKOUT_PORT: String(settings.checkoutPort),
      CHECKOUT_URL: settings.checkoutUrl,
      DATA_DIR: settings.dataDir,
      DELIVERY_SECRET: secrets.delivery,
      HOST: settings.host,
      LOG_LEVEL: settings.logLevel,
      PARTNERS_URL: `http://${host}:${port}/partners`,
      ...(demoToday && { CHECKOUT_NOW: osloInstant(demoToday, '12.00').toISOString() }),
    },
    logInfo,
    logWarning,
  })
  lifecycle.onStop(() => checkout.stop())
  return checkout
}
