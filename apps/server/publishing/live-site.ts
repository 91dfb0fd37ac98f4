import { readFile } from 'node:fs/promises'
import { type KnownPaths, NOT_FOUND_PATH, type Route, routeOf } from '@lerret/model'
import type { Release, ReleaseFile } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** The release that visitors see, ready to be asked. */
export interface LiveSite {
  release: Release
  route(path: string): Route
  findFile(path: string): ReleaseFile | undefined
  notFoundPage: ReleaseFile | undefined
  read(file: ReleaseFile): Promise<Uint8Array>
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
    read: ({ hash }) => readFile(store.fileOf(hash)),
  }
}
