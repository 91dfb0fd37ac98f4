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
import { searchPaths } from './build/page-index.ts'
import type { Encoding } from './releases/encodings.ts'
import { createFileMemory } from './releases/file-cache.ts'
import type { Release, ReleaseFile } from './releases/release.ts'
import type { ReleaseStore } from './releases/release-store.ts'

/** The release that visitors see, ready to be asked. */
export interface LiveSite {
  release: Release
  route(path: string): Route
  findFile(path: string): ReleaseFile | undefined
  /** The file at an address that is written as links are: nothing about it needs to be looked into. */
  fileAt(address: string): ReleaseFile | undefined
  notFoundPage: ReleaseFile | undefined
  /** The pages that answer a question, by their own path and by that of their data. */
  searchPaths: ReadonlyMap<string, string>
  read(file: ReleaseFile): Promise<Uint8Array>
  /** The file in the first of these encodings that there is of it; null when it is to travel as it is. */
  readEncoded(
    file: ReleaseFile,
    encodings: readonly Encoding[],
  ): Promise<{ encoding: Encoding; bytes: Uint8Array } | null>
  /** What `readEncoded` or else `read` would give, when that is at hand; undefined when it must be read first. */
  findReady(file: ReleaseFile, encodings: readonly Encoding[]): ReadyFile | undefined
}

export interface ReadyFile {
  encoding: Encoding | null
  bytes: Uint8Array
}

/** So long a smaller form that was not there is taken to be missing still: it may be in the making. */
const MISSING_FOR = 5000

export function openLiveSite(release: Release, store: ReleaseStore): LiveSite {
  // Opening a file costs more than all else about an answer.
  const memory = createFileMemory()
  const missing = new Map<string, number>()
  const isMissing = (name: string) => (missing.get(name) ?? 0) > Date.now()
  const byAddress = new Map<string, ReleaseFile>()
  const { files, pages } = release
  let byFoldedPath: Map<string, string> | undefined
  /** Made when it is first needed: few visitors spell an address in their own way. */
  const foldedPaths = () => {
    byFoldedPath ??= new Map([...pages.keys()].map((path) => [path.toLowerCase(), path]))
    return byFoldedPath
  }
  const known: SitePaths = {
    has: (path) => files.has(path),
    findRedirect: createRedirectTable(release.redirects),
    findIgnoringCase: (path) => foldedPaths().get(path.toLowerCase()),
  }
  return {
    release,
    route: (path) => matchRoute(path, known),
    findFile: (path) => files.get(path),
    fileAt(address) {
      const known = byAddress.get(address)
      if (known) return known
      const path = parsePath(address)
      const file = path === null || toHref(path) !== address ? undefined : files.get(path)
      if (file) byAddress.set(address, file)
      return file
    },
    notFoundPage: files.get(NOT_FOUND_PATH),
    searchPaths: new Map(
      searchPaths(pages).flatMap((path) => [
        [path, path],
        [pageDataPath(path), path],
      ]),
    ),
    read: async ({ hash }) => memory.get(hash) ?? memory.keep(hash, await readFile(store.fileOf(hash))),
    async readEncoded({ hash }, encodings) {
      for (const encoding of encodings) {
        const name = `${hash}.${encoding}`
        const known = memory.get(name)
        if (known) return { encoding, bytes: known }
        if (isMissing(name)) continue
        const bytes = await store.readEncoded(hash, encoding)
        if (bytes) return { encoding, bytes: memory.keep(name, bytes) }
        missing.set(name, Date.now() + MISSING_FOR)
      }
      return null
    },
    findReady({ hash }, encodings) {
      for (const encoding of encodings) {
        const name = `${hash}.${encoding}`
        const bytes = memory.get(name)
        if (bytes) return { encoding, bytes }
        if (!isMissing(name)) return undefined
      }
      const bytes = memory.get(hash)
      return bytes && { encoding: null, bytes }
    },
  }
}
