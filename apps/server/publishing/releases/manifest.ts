import { LayeredMap } from '@lerret/page-engine'
import { z } from 'zod'
import type { Release } from './release.ts'

/** What releases stand on: the files and pages of a whole site, in a file of the store. */
export interface Base {
  files: ReadonlyMap<string, object>
  pages: ReadonlyMap<string, object>
}

const Entries = z.record(z.string(), z.looseObject({}))
const Pairs = z.array(z.tuple([z.string(), z.looseObject({})]))
// Pairs are written in half the time that an object with thousands of names takes.
const WrittenBase = z.object({ files: Pairs, pages: Pairs })

/**
 * A release as it is written down: what it stands on by the hash of that file, and then only what differs. Thousands of pages
 * would else be written for one that has changed.
 */
const Manifest = z.object({
  base: z.string(),
  files: Entries,
  pages: Entries,
  gone: z.object({ files: z.array(z.string()), pages: z.array(z.string()) }),
})

export const baseOf = ({ files, pages }: Release): Base => ({ files: files.base, pages: pages.base })

export const writeBase = ({ files, pages }: Base) => JSON.stringify({ files: [...files], pages: [...pages] })

export function readBase(written: unknown): Base | null {
  const { data } = WrittenBase.safeParse(written)
  if (!data) return null
  return { files: new Map(data.files), pages: new Map(data.pages) }
}

/** A release, told by what differs from what it stands on. */
export function writeManifest(release: Release, base: string): string {
  const [files, pages] = [overOf(release.files), overOf(release.pages)]
  return JSON.stringify({
    ...release,
    base,
    files: files.come,
    pages: pages.come,
    gone: { files: files.gone, pages: pages.gone },
  } satisfies Omit<Release, 'files' | 'pages'> & z.infer<typeof Manifest>)
}

function overOf({ overrides: over }: LayeredMap<object>) {
  const come: Record<string, Record<string, unknown>> = {}
  const gone: string[] = []
  for (const [path, entry] of over) {
    if (entry) come[path] = { ...entry }
    else gone.push(path)
  }
  return { come, gone }
}

/** What was written down of a release, put together again but not looked into; null when it cannot be. */
export async function readManifest(
  written: unknown,
  findBase: (hash: string) => Promise<Base | null>,
): Promise<{ files: LayeredMap<object>; pages: LayeredMap<object> } | null> {
  const { data: manifest } = Manifest.safeParse(written)
  const base = manifest && (await findBase(manifest.base))
  if (!base) return null
  const { base: _, gone, ...release } = { ...(written as object), ...manifest }
  const standing = (name: 'files' | 'pages') =>
    new LayeredMap(base[name], [
      ...Object.entries(manifest[name]),
      ...gone[name].map((path): [string, null] => [path, null]),
    ])
  return { ...release, files: standing('files'), pages: standing('pages') }
}

/** The hash of the file that a manifest builds on; null when it cannot be read. */
export const baseIn = (written: unknown): string | null => Manifest.safeParse(written).data?.base ?? null
