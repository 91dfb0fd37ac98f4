import { readFile } from 'node:fs/promises'
import { type KnownPaths, NOT_FOUND_PATH, pageDataPath, type Route, routeOf } from '@lerret/model'
import type { Encoding } from './encodings.ts'
import type { Release, ReleaseFile } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** The release that visitors see, ready to be asked. */
export interface LiveSite {
  release: Release
  route(path: string): Route
  findFile(path: string): ReleaseFile | undefined
  notFoundPage: ReleaseFile | undefined
  /** The pages that answer a question, by their own path and by that of their data. */
  searchPaths: ReadonlyMap<string, string>
  read(file: ReleaseFile): Promise<Uint8Array>
  /** The file in the first of these encodings that there is of it; null when it is to travel as it is. */
  readEncoded(
    file: ReleaseFile,
    encodings: readonly Encoding[],
  ): Promise<{ encoding: Encoding; bytes: Uint8Array } | null>
}

export function openLiveSite(release: Release, store: ReleaseStore): LiveSite {
  const files = new Map(Object.entries(release.files))
  const redirects = new Map(release.redirects.map((redirect) => [redirect.source, redirect]))
  const byFoldedPath = new Map(Object.keys(release.pages).map((path) => [path.toLowerCase(), path]))
  const known: KnownPaths = {
    has: (path) => files.has(path),
    findRedirect: (path) => redirects.get(path),
    findIgnoringCase: (path) => byFoldedPath.get(path.toLowerCase()),
  }
  return {
    release,
    route: (path) => routeOf(path, known),
    findFile: (path) => files.get(path),
    notFoundPage: files.get(NOT_FOUND_PATH),
    searchPaths: new Map(
      Object.keys(release.pages)
        .filter((path) => release.pages[path]?.isSearch)
        .flatMap((path) => [
          [path, path],
          [pageDataPath(path), path],
        ]),
    ),
    read: ({ hash }) => readFile(store.fileOf(hash)),
    async readEncoded({ hash }, encodings) {
      for (const encoding of encodings) {
        const bytes = await store.readEncoded(hash, encoding)
        if (bytes) return { encoding, bytes }
      }
      return null
    },
  }
}
