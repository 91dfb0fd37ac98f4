import { readFile } from 'node:fs/promises'
import {
  createRedirectTable,
  matchRoute,
  NOT_FOUND_PATH,
  pageDataPath,
  parsePath,
  type Route,
  type SitePaths,
  toHref,
} from '@lerret/model'
import { createFileCache } from '../platform/files/file-cache.ts'
import { findSearchPaths } from './build/page-index.ts'
import type { Encoding } from './releases/encodings.ts'
import type { Release, ReleaseFile } from './releases/release.ts'
import type { ReleaseStore } from './releases/release-store.ts'

/** The release that visitors see, opened for serving: finds files and redirects by path and caches files in memory. */
export interface LiveRelease {
  release: Release
  /** How long a CDN may serve a page without asking; 0 where none stands in front. */
  cdnSeconds: number
  route(path: string): Route
  findFile(path: string): ReleaseFile | undefined
  /** The file at a URL path that is spelled exactly as the site's own links spell it. */
  findFileByHref(href: string): ReleaseFile | undefined
  /** The reply headers of files that have been requested, by encoding. */
  fileHeaders: Record<Encoding | 'identity', Map<ReleaseFile, Readonly<Record<string, string>>>>
  notFoundPage: ReleaseFile | undefined
  /** Paths of the pages with search results, by their own path and by the path of their page data. */
  searchPaths: ReadonlyMap<string, string>
  read(file: ReleaseFile): Promise<Uint8Array>
  /** The file in the first of these encodings that is stored; null when none is. */
  readEncoded(
    file: ReleaseFile,
    encodings: readonly Encoding[],
  ): Promise<{ encoding: Encoding; bytes: Uint8Array } | null>
  /** Returns what `readEncoded`, or else `read`, would return, if it is in memory; undefined when it must be read from disk first. */
  findCached(file: ReleaseFile, encodings: readonly Encoding[]): CachedFile | undefined
}

export interface CachedFile {
  encoding: Encoding | null
  bytes: Uint8Array
}

/** How long an encoding that was not found is assumed to be missing: it may be compressed in the background meanwhile. */
const MISSING_TTL_MS = 5000

export function openLiveRelease(
  release: Release,
  store: ReleaseStore,
  { cdnSeconds = 0 }: { cdnSeconds?: number | undefined } = {},
): LiveRelease {
  // Opening a file costs more than everything else about a reply.
  const cache = createFileCache()
  const missingUntil = new Map<string, number>()
  const isMissing = (name: string) => (missingUntil.get(name) ?? 0) > Date.now()
  const byHref = new Map<string, ReleaseFile>()
  const { files, pages } = release
  let byLowerCasePath: Map<string, string> | undefined
  /** Created on first use: few requests spell a path in another case. */
  const lowerCasePaths = () => {
    byLowerCasePath ??= new Map([...pages.keys()].map((path) => [path.toLowerCase(), path]))
    return byLowerCasePath
  }
  const paths: SitePaths = {
    has: (path) => files.has(path),
    findRedirect: createRedirectTable(release.redirects),
    findIgnoringCase: (path) => lowerCasePaths().get(path.toLowerCase()),
  }
  return {
    release,
    cdnSeconds,
    route(path) {
      const route = matchRoute(path, paths)
      return route.kind === 'not-found' ? (findOriginal(path, release) ?? route) : route
    },
    findFile: (path) => files.get(path),
    findFileByHref(href) {
      const cached = byHref.get(href)
      if (cached) return cached
      const path = parsePath(href)
      const file = path === null || toHref(path) !== href ? undefined : files.get(path)
      if (file) byHref.set(href, file)
      return file
    },
    fileHeaders: { br: new Map(), gzip: new Map(), identity: new Map() },
    notFoundPage: files.get(NOT_FOUND_PATH),
    searchPaths: new Map(
      findSearchPaths(pages).flatMap((path) => [
        [path, path],
        [pageDataPath(path), path],
      ]),
    ),
    async read({ hash }) {
      const cached = cache.get(hash)
      if (cached) return cached
      const bytes = await readFile(store.filePath(hash))
      cache.set(hash, bytes)
      return bytes
    },
    async readEncoded({ hash }, encodings) {
      for (const encoding of encodings) {
        const name = `${hash}.${encoding}`
        const cached = cache.get(name)
        if (cached) return { encoding, bytes: cached }
        if (isMissing(name)) continue
        const bytes = await store.readEncoded(hash, encoding)
        if (bytes) {
          cache.set(name, bytes)
          return { encoding, bytes }
        }
        missingUntil.set(name, Date.now() + MISSING_TTL_MS)
      }
      return null
    },
    findCached({ hash }, encodings) {
      for (const encoding of encodings) {
        const name = `${hash}.${encoding}`
        const bytes = cache.get(name)
        if (bytes) return { encoding, bytes }
        if (!isMissing(name)) return undefined
      }
      const bytes = cache.get(hash)
      return bytes && { encoding: null, bytes }
    },
  }
}

/** The original of a page that is asked for in a language in which it does not exist. Temporary, since it may be translated. */
function findOriginal(path: string, { pages, translatedShells = {} }: Release): Route | null {
  const language = Object.keys(translatedShells).find(
    (each) => path === `/${each}` || path.startsWith(`/${each}/`),
  )
  const original = language && (path.slice(language.length + 1) || '/')
  return original && pages.has(original)
    ? { kind: 'redirect', source: null, target: toHref(original), permanent: false }
    : null
}
