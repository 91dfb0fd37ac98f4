import { join } from 'node:path'
import { osloDate, osloInstant } from '@lerret/model'
import { buildApp } from './app.ts'
import { openDatabase } from './db/connection.ts'
import { holdDataFolder } from './db/data-lock.ts'
import { keepPostgres } from './db/embedded/keeper.ts'
import { readSettings, type Settings } from './env.ts'
import { keepDemoCurrent } from './house/demo.ts'
import { openImageStore } from './images/store.ts'
import { openLiveSite } from './publishing/live-site.ts'
import { isFresh, type Publisher, publish } from './publishing/publish.ts'
import type { Release } from './publishing/release.ts'
import { openReleaseStore } from './publishing/release-store.ts'
import { loadRenderer } from './publishing/renderer.ts'

const siteDist = join(import.meta.dirname, '..', 'site', 'dist')

/** Everything that has been started, to be ended in the opposite order. */
const started = new AsyncDisposableStack()
let isEnding = false

/** Runs Lerret until it is asked to end. */
export async function run() {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0))
  try {
    await start(readSettings(process.env))
  } catch (error) {
    console.error(`Lerret cannot start. ${explain(error)}`)
    await end(1)
  }
}

async function start(settings: Settings) {
  const lock = await holdDataFolder(settings.dataDir)
  started.defer(() => lock.release())

  const { db, close } = await openDatabase(await findDatabase(settings))
  started.defer(close)

  const now = () => (settings.demoToday ? osloInstant(settings.demoToday, '12.00') : new Date())
  const originals = join(settings.dataDir, 'media')
  const changed = await keepDemoCurrent(db, {
    today: osloDate(now()),
    host: settings.publicUrl,
    checkoutHost: `http://localhost:${settings.checkoutPort}`,
    pictures: originals,
  })
  if (changed > 0) console.log(`The demo house is set up for today: ${changed} records changed.`)

  const store = openReleaseStore(join(settings.dataDir, 'site'))
  const publisher = { db, store, now, renderer: await loadRenderer(siteDist) }
  const release = await findOrPublish(publisher)
  const site = openLiveSite(release, store)

  const images = openImageStore(db, { originals, cache: join(settings.dataDir, 'cache', 'images') })
  const app = await buildApp({
    db,
    images,
    renderer: publisher.renderer,
    live: () => site,
    logLevel: settings.logLevel,
  })
  started.defer(() => app.close())
  await app.listen({ port: settings.port, host: settings.host })
  const pages = Object.keys(release.pages).length
  console.log(`Lerret serves ${pages} pages at ${settings.publicUrl} (data in ${settings.dataDir}).`)
}

async function findDatabase({ databaseUrl, dataDir }: Settings) {
  if (databaseUrl) return { connectionString: databaseUrl }
  const postgres = await keepPostgres({ dataDir, log: console.log })
  started.defer(() => postgres.stop())
  return postgres.connection
}

async function findOrPublish(publisher: Publisher): Promise<Release> {
  const current = await publisher.store.findCurrent()
  if (current && (await isFresh(current, publisher))) return current
  const { release, problems } = await publish(publisher)
  for (const problem of problems) console.warn(`Not published as it should be: ${problem}`)
  return release
}

async function end(code: number) {
  if (isEnding) return
  isEnding = true
  await started.disposeAsync()
  process.exit(code)
}

/** One sentence for the operator; the cause of what went wrong follows where there is one. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message}\n  Because: ${explain(error.cause)}` : error.message
}
