import { createHash, hash as hashAtOnce } from 'node:crypto'
import type { ShellData } from '@lerret/model'
import type { Reads } from '@lerret/page-engine'
import { findDifferences, LayeredMap } from '@lerret/page-engine'
import { z } from 'zod'
import { Hosting } from './hosting.ts'

/** A file of the site: which bytes are served at a path, and as what. */
const ReleaseFile = z.object({
  /** The hash of its bytes, which is also where they lie. */
  hash: z.string(),
  type: z.string(),
  /** Its name changes with its content, so that browsers may keep it for good. */
  immutable: z.boolean(),
})
export type ReleaseFile = z.infer<typeof ReleaseFile>

const ReleasePage = z.object({
  /** It shows what a search found, so that a question is answered with a page of its own. */
  isSearch: z.boolean(),

  /** The page and the values of its path's parameters that it was made from, and all that it read. */
  pageId: z.string(),
  params: z.record(z.string(), z.string()),
  reads: z.custom<Reads>((reads) => typeof reads === 'object'),
  /** When it begins to be untrue. */
  staleAt: z.iso.datetime().nullable(),
  /** It could not be made this time, and is an older one. */
  isLastGood: z.boolean(),
})
export type ReleasePage = z.infer<typeof ReleasePage>

/** Grounds that were looked through. Many releases stand on one. */
const sound = new WeakSet<ReadonlyMap<string, object>>()

function entriesOf<Entry extends object>(schema: z.ZodType<Entry>) {
  const isEntry = (entry: unknown) => schema.safeParse(entry).success
  return z.custom<LayeredMap<Entry>>((value) => {
    if (!(value instanceof LayeredMap)) return false
    if (!sound.has(value.base)) {
      if (![...value.base.values()].every(isEntry)) return false
      sound.add(value.base)
    }
    return [...value.overrides.values()].every((entry) => entry === null || isEntry(entry))
  })
}

/** All that is live at one moment: visitors see the whole of one release or the whole of another. */
export const Release = z.object({
  id: z.string(),
  /** Which content it was made from, and by which build of the site. */
  revision: z.int(),
  renderer: z.string(),
  /** The moment that it tells of. */
  madeAt: z.iso.datetime(),
  /** When something on it begins to be untrue. */
  staleAt: z.iso.datetime().nullable(),
  /** What stands around every page, for pages that are drawn when asked for, and its short name. */
  frame: z.string(),
  shell: z.custom<ShellData>((shell) => typeof shell === 'object'),
  /** By path, in plain text. */
  files: entriesOf(ReleaseFile),
  hosting: Hosting,
  pages: entriesOf(ReleasePage),
  redirects: z.array(
    z.object({ source: z.string(), target: z.string(), permanent: z.boolean(), isWritten: z.boolean() }),
  ),
})
export type Release = z.infer<typeof Release>

type Output = Pick<Release, 'files' | 'redirects' | 'hosting'>

/**
 * The same output has the same id, whenever it was made and whatever it was built on: what is known of the release before is
 * only a shorter way there.
 */
export function releaseIdOf(output: Output, before?: Pick<Release, 'files'> | null): string {
  const { files, redirects, hosting } = output
  const known = before && sums.get(before.files)
  const sum = known ? sumFrom(known, before.files, files) : sumOf(files)
  sums.set(files, sum)
  return createHash('sha256')
    .update(sum)
    .update(JSON.stringify([redirects, hosting]))
    .digest('hex')
    .slice(0, 20)
}

/** The hashes of all files of a release, each with its path, added up without carrying. */
const sums = new WeakMap<Release['files'], Buffer>()

function sumOf(files: Release['files']): Buffer {
  const sum = Buffer.alloc(32)
  for (const [path, file] of files) addTo(sum, path, file)
  return sum
}

function sumFrom(known: Buffer, before: Release['files'], after: Release['files']): Buffer {
  const sum = Buffer.from(known)
  for (const { key: path, before: old, after: now } of changedFiles(before, after)) {
    if (old) addTo(sum, path, old)
    if (now) addTo(sum, path, now)
  }
  return sum
}

/** Added twice, a file is as if it had never been there. */
function addTo(sum: Buffer, path: string, { hash, type, immutable }: ReleaseFile) {
  const own = hashAtOnce('sha256', JSON.stringify([path, hash, type, immutable]), 'buffer')
  for (let place = 0; place < own.length; place++) sum[place] = (sum[place] ?? 0) ^ (own[place] ?? 0)
}

/** The files in which two releases differ. */
export const changedFiles = (before: Release['files'], after: Release['files']) =>
  findDifferences(before, after, isSameFile)

const isSameFile = (one: ReleaseFile, other: ReleaseFile) =>
  one.hash === other.hash && one.type === other.type && one.immutable === other.immutable

/** The pages that have come or gone between two releases. */
export function comeAndGone(before: Release['pages'], after: Release['pages']): Set<string> {
  return new Set(findDifferences(before, after, () => true).map(({ key: name }) => name))
}
