import { LayeredMap } from '@lerret/page-engine'
import { z } from 'zod'
import { type Release, ReleaseFile, ReleasePage } from './release.ts'

/** The files and pages that several releases share, stored in a file of its own. */
export interface Base {
  files: ReadonlyMap<string, object>
  pages: ReadonlyMap<string, object>
  /** Whether all entries are those of this version of Lerret. */
  isValid: boolean
}

const Entries = z.record(z.string(), z.looseObject({}))
const Pairs = z.array(z.tuple([z.string(), z.looseObject({})]))
// Serializing pairs takes half the time of an object with thousands of keys.
const StoredBase = z.object({ files: Pairs, pages: Pairs })

/**
 * A release as it is stored: the hash of its base file, and what differs from the base. Otherwise one changed page would mean
 * writing thousands.
 */
const Manifest = z.object({
  base: z.string(),
  files: Entries,
  pages: Entries,
  gone: z.object({ files: z.array(z.string()), pages: z.array(z.string()) }),
})

export const getBase = ({ files, pages }: Release): Base => ({
  files: files.base,
  pages: pages.base,
  isValid: true,
})

export const serializeBase = ({ files, pages }: Omit<Base, 'isValid'>) =>
  JSON.stringify({ files: [...files], pages: [...pages] })

export function parseBase(stored: unknown): Base | null {
  const { data } = StoredBase.safeParse(stored)
  if (!data) return null
  const isValid =
    data.files.every(([, file]) => ReleaseFile.safeParse(file).success) &&
    data.pages.every(([, page]) => ReleasePage.safeParse(page).success)
  return { files: new Map(data.files), pages: new Map(data.pages), isValid }
}

/** Serializes a release as its differences from the base with this hash. */
export function serializeManifest({ cache: _, ...release }: Release, base: string): string {
  const [files, pages] = [splitOverrides(release.files), splitOverrides(release.pages)]
  return JSON.stringify({
    ...release,
    base,
    files: files.set,
    pages: pages.set,
    gone: { files: files.gone, pages: pages.gone },
  } satisfies Omit<Release, 'files' | 'pages' | 'cache'> & z.infer<typeof Manifest>)
}

function splitOverrides({ overrides }: LayeredMap<object>) {
  const set: Record<string, Record<string, unknown>> = {}
  const gone: string[] = []
  for (const [path, entry] of overrides) {
    if (entry) set[path] = { ...entry }
    else gone.push(path)
  }
  return { set, gone }
}

/** Joins a stored release with its base, without validating the release's own entries; null when either cannot be read. */
export async function parseManifest(
  stored: unknown,
  findBase: (hash: string) => Promise<Base | null>,
): Promise<{ files: LayeredMap<object>; pages: LayeredMap<object>; hasValidBase: boolean } | null> {
  const { data: manifest } = Manifest.safeParse(stored)
  const base = manifest && (await findBase(manifest.base))
  if (!base) return null
  const { base: _, gone, ...release } = { ...(stored as object), ...manifest }
  const layered = (name: 'files' | 'pages') =>
    new LayeredMap(base[name], [
      ...Object.entries(manifest[name]),
      ...gone[name].map((path): [string, null] => [path, null]),
    ])
  return { ...release, files: layered('files'), pages: layered('pages'), hasValidBase: base.isValid }
}

/** The hash of a manifest's base file; null when the manifest is invalid. */
export const findBaseHash = (stored: unknown): string | null => Manifest.safeParse(stored).data?.base ?? null
