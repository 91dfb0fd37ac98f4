import { linkSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Release } from '../../apps/server/publishing/release.ts'
import { kitAddress } from './house.ts'

interface SiteInput {
  release: Release
  /** What the folder holds already. */
  previous: Release | null
  fileOf: (hash: string) => string
}

/** Makes a folder hold a release as plain files. They are the store's own, under another name, so nothing is copied. */
export async function writeSite(out: string, { release, previous, fileOf }: SiteInput) {
  const folders = new Set<string>()
  const before = previous?.files ?? {}
  for (const [path, { hash }] of Object.entries(release.files)) {
    if (before[path]?.hash === hash) continue
    const file = join(out, fileName(path, release))
    const folder = dirname(file)
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true })
      folders.add(folder)
    }
    if (before[path]) rmSync(file)
    linkSync(fileOf(hash), file)
  }
  for (const path of Object.keys(before)) {
    if (previous && !release.files[path]) rmSync(join(out, fileName(path, previous)))
  }
}

const fileName = (path: string, { pages }: Release) =>
  path in pages ? join(kitAddress(path), 'index.html') : path
