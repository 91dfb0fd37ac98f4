import type { Server } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { join } from 'node:path'
import { osloInstant } from '@lerret/model'
import { sendInProcess, tryInProcess } from '../backup/run-scheduled.ts'
import { scheduleBackups } from '../backup/schedule.ts'
import { warnAboutBackups } from '../backup/warn.ts'
import { schedulePurges } from '../cdn/schedule.ts'
import { scheduleCleaning } from '../content/html/clean-stored.ts'
import type { Database } from '../db/connection.ts'
import { type CheckoutProcess, superviseCheckout } from '../demo-seed/checkout-process.ts'
import { isDemo } from '../demo-seed/demo-content.ts'
import { scheduleIdleCopies } from '../editing/idle-copies.ts'
import { superviseMailServer } from '../mail/supervise-mail-server.ts'
import { scheduleOriginalsRemoval } from '../media/remove-unused-originals.ts'
import { sendPlanned } from '../newsletter/issues/store.ts'
import { scheduleOutgoingMail } from '../outgoing-mail/schedule.ts'
import { scheduleRetention } from '../retention/schedule.ts'
import type { Settings } from '../settings/settings.ts'
import { scheduleImports } from '../site-import/jobs/schedule.ts'
import { pollFeed } from '../ticketing/poll-feed.ts'
import { ticketingAccess } from '../ticketing/provider/access.ts'
import { createProviderFetch } from '../ticketing/provider/provider-fetch.ts'
import { scheduleWatchMails } from '../watch-mails/schedule.ts'
import { createWebhookFetch, scheduleWebhooks } from '../webhooks/schedule.ts'
import type { HouseDatabase } from './database.ts'
import type { Lifecycle } from './lifecycle.ts'
import { logInfo, logWarning } from './operator-log.ts'
import type { Publishing } from './publishing.ts'
import type { Services } from './services.ts'

interface BackgroundDependencies {
  settings: Settings
  database: HouseDatabase
  publishing: Publishing
  services: Services
  now: () => Date
  /** Settles when the demo's ticket office can be asked. */
  ticketOfficeReady?: Promise<void> | undefined
}

/** Polls the ticketing provider, sends mails, saves idle working copies, removes unused files, sends webhooks, cleans HTML by new rules, deletes what is old, backs up, and publishes at planned moments. */
export async function startBackgroundWork(
  { settings, database, publishing, services, now, ticketOfficeReady }: BackgroundDependencies,
  lifecycle: Lifecycle,
): Promise<void> {
  const { db, directPool } = database
  const { site, queues, clock } = publishing
  publishing.startMaintenance()
  await site.startListening()
  const { warning, ...connection } = await openProviderConnection(settings, db)
  if (warning) logWarning(warning)
  const feed = await pollFeed(await queues.open(), {
    db,
    ...connection,
    intervalSeconds: settings.ticketingSeconds,
    now: clock.now,
    wallClock: now,
    logWarning,
    ready: ticketOfficeReady,
  })
  lifecycle.onStop(() => feed.stop())
  const outgoingMail = await scheduleOutgoingMail(await queues.open(), {
    ...services.delivery,
    mailsPerMinute: settings.mailsPerMinute,
    addDueMailings: () => sendPlanned(db, now()),
  })
  lifecycle.onStop(() => outgoingMail.stop())
  lifecycle.onStop(() => services.mailer.stop())
  const mailServer = superviseMailServer(services.mailServer, { logWarning })
  lifecycle.onStop(() => mailServer.stop())
  const watchMails = await scheduleWatchMails(await queues.open(), {
    db,
    mailer: services.mailer,
    publicUrl: settings.publicUrl,
    now: clock.now,
    logWarning,
  })
  lifecycle.onStop(() => watchMails.stop())
  const idleCopies = await scheduleIdleCopies(await queues.open(), { db, now, logWarning })
  lifecycle.onStop(() => idleCopies.stop())
  const originalsRemoval = await scheduleOriginalsRemoval(await queues.open(), {
    db,
    originals: publishing.originals,
    now,
    logWarning,
  })
  lifecycle.onStop(() => originalsRemoval.stop())
  const webhooks = await scheduleWebhooks(await queues.open(), {
    db,
    fetch: createWebhookFetch(settings.webhookOrigin ? [settings.webhookOrigin] : []),
    encryption: services.webhookEncryption,
    now,
    logWarning,
  })
  lifecycle.onStop(() => webhooks.stop())
  if (settings.purgeCommand) {
    const { purgeCommand: command, publicUrl } = settings
    publishing.startPurging(
      await schedulePurges(await queues.open(), { db, command, publicUrl, now, logWarning }),
    )
  }
  const cleaning = await scheduleCleaning(await queues.open(), { db, logWarning })
  lifecycle.onStop(() => cleaning.stop())
  const retention = await scheduleRetention(await queues.open(), { db, now, logWarning })
  lifecycle.onStop(() => retention.stop())
  await startImports({ settings, database, publishing, services, now }, lifecycle)
  if (!settings.backup.isScheduled) return
  const backups = await scheduleBackups(await queues.open(), {
    db,
    pool: directPool,
    dataDir: settings.dataDir,
    fetchOriginals: publishing.originals.fetchAll,
    settings: settings.backup,
    now,
    logWarning,
    warn: (state) => warnAboutBackups(state, { db, mailer: services.mailer, now: now() }),
    sendFiles: sendInProcess,
    tryFile: tryInProcess,
  })
  lifecycle.onStop(() => backups.stop())
}

/** Runs imports of old websites that administrators start at the desk. */
async function startImports(
  { settings, database: { db, connection }, publishing, now }: BackgroundDependencies,
  lifecycle: Lifecycle,
): Promise<void> {
  const { dataDir, sharedFiles, importOrigin } = settings
  const imports = await scheduleImports(await publishing.queues.open(), {
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

/** How ticketing providers are reached, by the settings of the operator. */
export async function openProviderConnection(settings: Settings, db: Database) {
  const standInUrl = (await isDemo(db)) ? settings.checkoutUrl : undefined
  const { trustedOrigins, key, warning } = ticketingAccess(settings, standInUrl)
  return { fetch: createProviderFetch(trustedOrigins), key, warning, trustedOrigins }
}

const CHECKOUT_MAIN = join(import.meta.dirname, '..', '..', 'checkout', 'main.ts')

/** Starts the stand-in for the ticketing provider, where this is the demo house. It reaches the server over HTTP only. */
export async function startDemoCheckout(
  settings: Settings,
  {
    db,
    deliverySecret,
    listening,
  }: { db: Database; deliverySecret: string; listening: ReturnType<Server['address']> },
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
      DELIVERY_SECRET: deliverySecret,
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
