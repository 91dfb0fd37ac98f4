import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Releases belong to other rows, and could be taken for those of the restored ones. */
export async function moveAwayReleases(dataDir: string) {
  const site = join(dataDir, 'site')
  const earlier = `${site}.${randomUUID()}`
  const hadReleases = await rename(site, earlier).then(
    () => true,
    () => false,
  )
  return {
    async remove() {
      await rm(earlier, { recursive: true, force: true })
      await rm(join(dataDir, 'cache', 'images'), { recursive: true, force: true })
    },
    async bringBack() {
      await rm(site, { recursive: true, force: true })
      if (hadReleases) await rename(earlier, site)
    },
  }
}
