import type { LiveRelease } from '../publishing/live-release.ts'
import type { ReleaseFile } from '../publishing/releases/release.ts'

/** The file that a URL without a query is answered with while a release is live. */
export interface ServedFile {
  file: ReleaseFile
  status: 200 | 404
}

/** URLs that the site has served, by release, so that they are forgotten with it. */
export interface ServedPaths {
  find(site: LiveRelease, url: string): ServedFile | undefined
  set(site: LiveRelease, url: string, served: ServedFile): void
}

/** The number of files is limited; the number of URLs without a page is not. */
const MAX_NOT_FOUND_PATHS = 1000

export function createServedPaths(): ServedPaths {
  const byRelease = new WeakMap<
    LiveRelease,
    { found: Map<string, ServedFile>; notFound: Map<string, ServedFile> }
  >()
  return {
    find(site, url) {
      const paths = byRelease.get(site)
      return paths && (paths.found.get(url) ?? paths.notFound.get(url))
    },
    set(site, url, served) {
      let paths = byRelease.get(site)
      if (!paths) {
        paths = { found: new Map(), notFound: new Map() }
        byRelease.set(site, paths)
      }
      const { found, notFound } = paths
      if (served.status === 200) {
        found.set(url, served)
        return
      }
      notFound.set(url, served)
      for (const oldest of notFound.keys()) {
        if (notFound.size <= MAX_NOT_FOUND_PATHS) break
        notFound.delete(oldest)
      }
    },
  }
}
