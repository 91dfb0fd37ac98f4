import { join } from 'node:path'
import { DataFolderLockedError } from '../platform/db/data-lock.ts'
import { isDiskFullError } from '../platform/files/atomic-write.ts'
import { areDisksFree, hasDiskSpace } from '../platform/files/disk-space.ts'
import { closeGracefully } from '../platform/http/timeouts.ts'
import { describeError } from '../platform/logging/log-lines.ts'
import { openLiveRelease } from '../publishing/live-release.ts'
import { openReleaseStore } from '../publishing/releases/release-store.ts'
import { loadRenderer } from '../publishing/render/renderer.ts'
import { SITE_DIST } from '../publishing/render/site-dist.ts'
import type { Settings } from '../settings/settings.ts'
import { buildStoredSite } from '../visitors/site/stored-site.ts'
import type { Lifecycle } from './lifecycle.ts'
import { logWarning, plainLogStream } from './operator-log.ts'

const CHECK_INTERVAL_MS = 10_000

/** The folders that Lerret writes to. PostgreSQL may be on a disk of its own. */
export const writtenFolders = ({ dataDir }: Pick<Settings, 'dataDir'>) => [dataDir, join(dataDir, 'postgres')]

/** Whether a start failed because the disk of the data folder is full. */
export async function failedOnFullDisk(error: unknown, settings: Settings): Promise<boolean> {
  if (error instanceof DataFolderLockedError) return false
  for (let each = error; each instanceof Error; each = each.cause) if (isDiskFullError(each)) return true
  return !(await areDisksFree(writtenFolders(settings)))
}

/** Serves the pages that were published last until there is room, and then restarts. Throws where there are none. */
export async function serveStoredSite(
  { settings, error, restart }: { settings: Settings; error: unknown; restart: () => Promise<void> },
  lifecycle: Lifecycle,
): Promise<void> {
  const { dataDir, publicUrl, trustedProxies, logLevel, logFormat, port, host } = settings
  const store = openReleaseStore(join(dataDir, 'site'))
  const release = await store.findCurrent()
  if (!release) throw error
  const site = openLiveRelease(release, store)
  const app = await buildStoredSite({
    live: () => site,
    renderer: await loadRenderer(SITE_DIST),
    publicUrl,
    trustedProxies: trustedProxies ?? [],
    log: { level: logLevel, ...(logFormat === 'plain' && { stream: plainLogStream }) },
  })
  lifecycle.onStop(() => closeGracefully(app))
  await app.listen({ port, host })
  const [folder, ...others] = writtenFolders(settings) as [string, ...string[]]
  const timer = setInterval(async () => {
    if (!(await hasDiskSpace(folder, others))) return
    clearInterval(timer)
    await restart()
  }, CHECK_INTERVAL_MS)
  lifecycle.onStop(() => clearInterval(timer))
  logWarning(
    `The disk of the data folder ${dataDir} is full. Lerret serves the ${release.pages.size} pages that were published last at ${publicUrl}; ` +
      `nothing can be stored, and there is no search and no log-in. Lerret starts by itself when there is room. ${describeError(error)}`,
  )
}
