import { buildApp } from './app.ts'
import { writeAddress } from './commands/address-file.ts'
import { FEATURES } from './features.ts'
import { startDemoCheckout } from './house/demo-checkout.ts'
import { printSetup } from './house/first-run.ts'
import { createLifecycle, type Lifecycle } from './house/lifecycle.ts'
import { openHouse } from './house/open-house.ts'
import { logFatal, logInfo, logWarning, plainLogStream } from './house/operator-log.ts'
import { connectServiceManager, type ServiceManager } from './house/service-manager.ts'
import { startFeatures } from './house/start-features.ts'
import { failedOnFullDisk, serveStoredSite } from './house/stored-site.ts'
import { closeGracefully } from './platform/http/timeouts.ts'
import { LERRET_VERSION } from './platform/settings/version.ts'
import { listSettingMistakes } from './settings/setting-mistakes.ts'
import { readSettings, type Settings } from './settings/settings.ts'

/** Runs Lerret until a signal stops it. */
export async function run() {
  const serviceManager = connectServiceManager(process.env, { logWarning })
  let lifecycle = createLifecycle()
  let starting: Promise<void> | undefined
  let isEnding = false

  async function begin() {
    let settings: Settings | undefined
    try {
      for (const mistake of listSettingMistakes(process.env)) logWarning(mistake)
      settings = readSettings(process.env)
      starting = start(settings, lifecycle, { restart, serviceManager })
      await starting
    } catch (error) {
      if (lifecycle.isStopping()) return
      if (settings && (await failedOnFullDisk(error, settings))) return beginWithoutDisk(settings, error)
      await endAfterStart(error)
    }
  }

  async function beginWithoutDisk(settings: Settings, error: unknown) {
    try {
      await lifecycle.stop(undefined)
      if (isEnding) process.exit(0)
      lifecycle = createLifecycle()
      starting = serveStoredSite({ settings, error, restart }, lifecycle)
      await starting
      serviceManager.notifyReady('The disk is full: serves the pages that were published last.')
    } catch (failure) {
      if (!isEnding) await endAfterStart(failure)
    }
  }

  async function endAfterStart(error: unknown) {
    logFatal('Lerret cannot start.', error)
    await end(1)
  }

  /** Everything is stopped and started again in the same process, as if the operator had done it. */
  async function restart() {
    if (lifecycle.isStopping()) return
    try {
      await lifecycle.stop(starting)
    } catch (error) {
      endAfterFailure(error)
    }
    if (isEnding) process.exit(0)
    lifecycle = createLifecycle()
    await begin()
  }

  async function end(exitCode: number) {
    isEnding = true
    if (lifecycle.isStopping()) return
    serviceManager.notifyStopping()
    try {
      await lifecycle.stop(starting)
    } catch (error) {
      endAfterFailure(error)
    }
    process.exit(exitCode)
  }

  function endAfterFailure(error: unknown): never {
    logFatal('Lerret could not stop cleanly.', error)
    process.exit(1)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  await begin()
}

async function start(
  settings: Settings,
  lifecycle: Lifecycle,
  { restart, serviceManager }: { restart: () => Promise<void>; serviceManager: ServiceManager },
) {
  const house = await openHouse(settings, lifecycle, { restart: () => void restart() })
  const app = await buildApp(house, settings.logFormat === 'plain' ? { logStream: plainLogStream } : {})
  lifecycle.onStop(() => closeGracefully(app))
  await app.listen({ port: settings.port, host: settings.host })
  const address = await writeAddress(settings.dataDir, app.server.address())
  lifecycle.onStop(() => address.remove())
  const ticketOffice = await startDemoCheckout(house, app.server.address(), lifecycle)
  house.site.startMaintenance()
  await house.site.startListening()
  await startFeatures({ ...house, ticketOfficeReady: ticketOffice?.ready }, FEATURES, lifecycle)
  await printSetup(house)
  // A restart starts an embedded database again. It would not help another one, and visitors would lose the site that is still served.
  if (!settings.databaseUrl) lifecycle.onStop(serviceManager.watch(() => house.pool.query('select 1')))
  const pages = house.live().release.pages.size
  const status = `Lerret serves ${pages} pages at ${settings.publicUrl} (version ${LERRET_VERSION}, data in ${settings.dataDir}).`
  logInfo(status)
  serviceManager.notifyReady(status)
}
