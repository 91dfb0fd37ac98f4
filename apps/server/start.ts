import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { join } from 'node:path'
import { type Media, osloDate, osloInstant } from '@lerret/model'
import { openAccounts } from './accounts/accounts.ts'
import { createPasswords } from './accounts/passwords.ts'
import { buildApp } from './app.ts'
import { writeAddress } from './commands/address-file.ts'
import { createProgressBar } from './commands/progress-bar.ts'
import { watchRevision } from './content/revision-cache.ts'
import { openDatabase } from './db/connection.ts'
import { holdDataFolder } from './db/data-lock.ts'
import { keepPostgres } from './db/embedded/keeper.ts'
import { keepCheckout } from './demo-seed/checkout-process.ts'
import { isDemo, keepDemoCurrent } from './demo-seed/demo-content.ts'
import { keepDemoMembers, type NewAccounts } from './demo-seed/demo-members.ts'
import { closeWithin } from './http/timeouts.ts'
import { openIdentity, readSecret } from './identity/open.ts'
import { openQueues, queuesIn } from './jobs/boss.ts'
import { readQueues } from './jobs/figures.ts'
import { shareQueues } from './jobs/shared.ts'
import { explain, withoutPeople } from './logging/log-lines.ts'
import { openMailer } from './mail/open.ts'
import { openImageStore } from './media/store.ts'
import type { Metrics } from './metrics/metrics.ts'
import { removeExpired } from './newsletter/store.ts'
import { createHouseClock } from './publishing/house-clock.ts'
import { createEncoder } from './publishing/releases/encodings.ts'
import type { Release } from './publishing/releases/release.ts'
import { createCollector } from './publishing/releases/release-cleanup.ts'
import { openReleaseStore } from './publishing/releases/release-store.ts'
import { createRenderPool } from './publishing/render/render-pool.ts'
import { loadRenderer } from './publishing/render/renderer.ts'
import { findThreadFile } from './publishing/render/worker-file.ts'
import { keepSite } from './publishing/supervise-site.ts'
import { readSettings, type Settings } from './settings/settings.ts'
import { watchHouse } from './start/house-metrics.ts'
import { keepFeed } from './ticketing/keep.ts'
import { keepWatchMails } from './watch-mails/schedule.ts'

const checkoutProgram = join(import.meta.dirname, '..', 'checkout', 'main.ts')
const siteDist = join(import.meta.dirname, '..', 'site', 'dist')

/** Everything that has been started, to be ended in the opposite order. */
const started = new AsyncDisposableStack()
let starting: Promise<void> | undefined
let isEnding = false

/** Runs Lerret until it is asked to end. */
export async function run() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  try {
    starting = start(readSettings(process.env))
    await starting
  } catch (error) {
    if (isEnding) return
    console.error(`Lerret cannot start. ${explain(error)}`)
    await end(1)
  }
}

async function start(settings: Settings) {
  const lock = await holdDataFolder(settings.dataDir)
  started.defer(() => lock.release())
  goOn()

  const connection = await findDatabase(settings)
  goOn()
  const { db, pool, close } = await openDatabase(connection)
  started.defer(close)
  goOn()

  const clock = createHouseClock(settings.demoToday ? osloInstant(settings.demoToday, '12.00') : undefined)
  const originals = join(settings.dataDir, 'media')
  const store = openReleaseStore(join(settings.dataDir, 'site'))
  const readMedia = ({ fileName }: Media) => readFile(join(originals, fileName))
  const renderer = await loadRenderer(siteDist)
  const metrics = await openMetrics(settings)
  const onProgress = started.use(createProgressBar())
  const threads = createRenderPool({ dist: siteDist, thread: await findThreadFile() })
  started.defer(() => threads.stop())
  const encoder = createEncoder(store, complain('Some files travel larger than they need to.'))
  started.defer(() => encoder.stop())
  const collector = createCollector(store, complain('Older releases take more room than they need to.'))
  started.defer(() => collector.stop())

  const passwords = createPasswords()
  let isOpen = false
  function lookAfter(release: Release) {
    encoder.encode(release)
    collector.collect()
  }
  const queues = shareQueues(() =>
    openQueues({
      database: queuesIn(pool),
      complain: complain('What is to be done later has trouble.'),
    }),
  )
  const site = await keepSite({
    publisher: {
      db,
      store,
      readMedia,
      renderer,
      pool: threads,
      memory: {},
      ...(metrics && { measure: metrics.timePublish }),
      ...(onProgress && { onProgress }),
    },
    ...{ clock, pool, connection, sharedQueues: queues },
    async beginDay() {
      const today = osloDate(clock.now())
      const changed = await keepDemoCurrent(db, {
        ...{ today, checkoutHost: settings.checkoutUrl, host: settings.publicUrl },
        pictures: originals,
        programme: join(settings.dataDir, 'checkout', 'programme.json'),
      })
      const made = await keepDemoMembers({
        ...{ db, passwords, today, now: new Date() },
        password: settings.demoPassword,
      })
      if (made) tellAccounts(made, settings)
      if (changed > 0) console.log(`The demo house is set up for today: ${changed} records changed.`)
    },
    tidyUp: () => removeExpired(db, new Date()),
    show: (release) => isOpen && lookAfter(release),
    say,
    complain(error) {
      // It would stand there half full, and in the way of the sentence.
      onProgress?.[Symbol.dispose]()
      complain('The site could not be published anew.')(error)
    },
  })
  started.defer(() => site.stop())
  started.defer(() => queues.stop())
  goOn()

  const wallClock = () => new Date()
  const images = openImageStore(db, {
    originals,
    cache: join(settings.dataDir, 'cache', 'images'),
    limit: settings.imageCacheBytes,
    patienceMs: settings.imagePatienceMs,
    revision: watchRevision(db, wallClock),
    now: wallClock,
    report: complain('A picture could not be made or kept.'),
  })
  const mailer = openMailer({
    smtpUrl: settings.smtpUrl,
    outbox: join(settings.dataDir, 'outbox'),
    now: wallClock,
  })
  const identity = await openIdentity({
    settings: settings.identity,
    dataDir: settings.dataDir,
    publicUrl: settings.publicUrl,
    now: wallClock,
  })
  const accounts = openAccounts({
    ...{ db, mailer, words: renderer.words, publicUrl: settings.publicUrl, now: wallClock },
    secret: await readSecret(settings.dataDir, 'accounts', settings.accountsSecret),
    passwords,
    report: complain("A member's mail could not be sent."),
  })
  const deliverySecret = await readSecret(settings.dataDir, 'delivery', settings.deliverySecret)
  const app = await buildApp({
    db,
    identity,
    members: { accounts, deliverySecret },
    readMedia,
    async publishNow() {
      const { release, pages, problems } = await site.publish()
      return { release: release.id, pages, problems }
    },
    images,
    mailer,
    renderer,
    live: site.live,
    now: wallClock,
    hasWorker: settings.hasWorker,
    trustedProxies: settings.trustedProxies,
    publicUrl: settings.publicUrl,
    logLevel: settings.logLevel,
    metrics: metrics && settings.metricsToken ? { metrics, token: settings.metricsToken } : undefined,
  })
  if (metrics)
    watchHouse(metrics, { live: site.live, images, readQueues: () => readQueues(pool), now: wallClock })
  started.defer(() => closeWithin(app))
  await app.listen({ port: settings.port, host: settings.host })
  const address = await writeAddress(settings.dataDir, app.server.address())
  started.defer(() => address.remove())
  isOpen = true
  lookAfter(site.live().release)
  await site.followTime()
  const feed = await keepFeed(await queues.open(), {
    db,
    token: settings.ticketingToken,
    everySeconds: settings.ticketingSeconds,
    now: clock.now,
    wallClock,
    say,
  })
  started.defer(() => feed.stop())
  const watchMails = await keepWatchMails(await queues.open(), {
    ...{ db, mailer, words: renderer.words, publicUrl: settings.publicUrl, now: clock.now },
    say,
  })
  started.defer(() => watchMails.stop())
  if (await isDemo(db)) startCheckout(settings, deliverySecret, app.server.address())

  // The first log-in need not wait for what half a second of the start would go to.
  accounts.warm().catch(complain('Members cannot log in.'))
  const pages = site.live().release.pages.size
  console.log(`Lerret serves ${pages} pages at ${settings.publicUrl} (data in ${settings.dataDir}).`)
}

/** Loaded only where somebody looks at them. */
async function openMetrics({ metricsToken }: Settings): Promise<Metrics | undefined> {
  if (metricsToken === undefined) return undefined
  const { createMetrics } = await import('./metrics/metrics.ts')
  return createMetrics()
}

/** Told once: what is kept is a hash. */
function tellAccounts({ emails, password }: NewAccounts, { demoPassword }: Settings) {
  const how = demoPassword === undefined ? `the password ${password}` : 'DEMO_PASSWORD'
  console.log(`Demo accounts, with ${how}: ${emails.join(', ')}.`)
}

/** The demo house sells its tickets at a stand-in for the outside provider, which knows it by its address alone. */
function startCheckout(settings: Settings, secret: string, listening: ReturnType<Server['address']>) {
  const { address, port } = listening as AddressInfo
  const host = ['0.0.0.0', '::'].includes(address) ? '127.0.0.1' : isIPv6(address) ? `[${address}]` : address
  const { demoToday } = settings
  const checkout = keepCheckout({
    program: checkoutProgram,
    env: {
      CHECKOUT_PORT: String(settings.checkoutPort),
      CHECKOUT_URL: settings.checkoutUrl,
      DATA_DIR: settings.dataDir,
      DELIVERY_SECRET: secret,
      HOST: settings.host,
      LOG_LEVEL: settings.logLevel,
      PARTNERS_URL: `http://${host}:${port}/partners`,
      ...(demoToday && { CHECKOUT_NOW: osloInstant(demoToday, '12.00').toISOString() }),
    },
    complain: say,
  })
  started.defer(() => checkout.stop())
}

/** Every line that tells of what happened while Lerret ran goes one of these ways, so that none names a visitor. */
const say = (line: string) => console.warn(withoutPeople(line))
const complain = (what: string) => (error: unknown) => console.error(`${what} ${explain(error)}`)

/** Between two steps of the start: whoever was asked to end meanwhile takes no further step. */
function goOn() {
  if (isEnding) throw new Error('Asked to end while starting.')
}

async function findDatabase({ databaseUrl, dataDir }: Settings) {
  if (databaseUrl) return { connectionString: databaseUrl }
  const postgres = await keepPostgres({ dataDir, log: console.log })
  started.defer(() => postgres.stop())
  return postgres.connection
}

async function end(code: number) {
  if (isEnding) return
  isEnding = true
  // A step that is under way, such as starting PostgreSQL, must be done before it can be undone.
  await starting?.catch(() => {})
  try {
    await started.disposeAsync()
  } catch (error) {
    console.error(`Lerret did not end as it should. ${explain(error)}`)
    process.exit(1)
  }
  process.exit(code)
}
