import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { createTextEncoder, hashBytes } from '../../apps/server/publishing/releases/hashed-files.ts'
import type { Release } from '../../apps/server/publishing/releases/release.ts'
import type { ReleaseFileStore } from '../../apps/server/publishing/releases/release-store.ts'
import type { FileWriter } from '../../apps/server/publishing/render/write-page.ts'
import { kitAddress } from './house.ts'

/** Writes a site as plain files, like the other generators. */
export function siteFolder(out: string): ReleaseFileStore {
  const write = createWriter(out)
  return {
    startWrite: (bytes, path) => ({ hash: write(Buffer.from(bytes), path), written: Promise.resolve() }),
    withExternalWriters: (writeAll) => writeAll(out),
  }
}

export function createSiteWriter(out: string): FileWriter {
  const write = createWriter(out)
  const encode = createTextEncoder()
  return (text, path) => write(encode(text), path)
}

function createWriter(out: string) {
  const folders = new Set<string>()
  return (bytes: Uint8Array, path: string): string => {
    const file = join(out, fileName(path))
    const folder = dirname(file)
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true })
      folders.add(folder)
    }
    writeFileSync(file, bytes)
    return hashBytes(bytes)
  }
}

/** Removes files that a release no longer has. */
export function removeOldFiles(out: string, previous: Release, { files }: Release) {
  for (const path of previous.files.keys()) if (!files.has(path)) rmSync(join(out, fileName(path)))
}

/** The product's file name of a page. No page of the kit has a dot in its path. */
function fileName(path: string): string {
  if (extname(path)) return path
  return path === '/' ? 'index.html' : `${kitAddress(path)}.html`
}
