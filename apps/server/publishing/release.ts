import { createHash } from 'node:crypto'
import type { ShellData } from '@lerret/model'
import type { Reads } from '@lerret/page-engine'
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
  files: z.record(z.string(), ReleaseFile),
  hosting: Hosting,
  pages: z.record(z.string(), ReleasePage),
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
  const sum = known ? sumFrom(known, before.files, files) : sumFrom(Buffer.alloc(32), {}, files)
  sums.set(files, sum)
  return createHash('sha256')
    .update(sum)
    .update(JSON.stringify([redirects, hosting]))
    .digest('hex')
    .slice(0, 20)
}

/** The hashes of all files of a release, each with its path, added up without carrying. */
const sums = new WeakMap<Release['files'], Buffer>()

function sumFrom(sum: Buffer, before: Release['files'], after: Release['files']): Buffer {
  const changed = Buffer.from(sum)
  const add = (path: string, { hash, type, immutable }: ReleaseFile) => {
    const own = createHash('sha256')
      .update(JSON.stringify([path, hash, type, immutable]))
      .digest()
    for (let place = 0; place < own.length; place++)
      changed[place] = (changed[place] ?? 0) ^ (own[place] ?? 0)
  }
  for (const { path, before: old, after: now } of changedFiles(before, after)) {
    if (old) add(path, old)
    if (now) add(path, now)
  }
  return changed
}

/** One entry that two releases tell differently: changed, come (nothing before) or gone (nothing after). */
export interface Difference<Entry> {
  path: string
  before: Entry | undefined
  after: Entry | undefined
}

/** The files in which two releases differ. */
export const changedFiles = (before: Release['files'], after: Release['files']) =>
  differences(before, after, isSameFile)

/** The pages that two releases do not share. */
export const changedPages = (before: Release['pages'], after: Release['pages']) =>
  differences(before, after, () => false)

const isSameFile = (one: ReleaseFile, other: ReleaseFile) =>
  one.hash === other.hash && one.type === other.type && one.immutable === other.immutable

interface Step {
  /** Weak, or each release would keep the one before it for good. */
  before: WeakRef<object>
  found: Difference<object>[]
}

/** What is known of where a release differs from earlier ones. */
const known = new WeakMap<object, Step[]>()

/** One release was made of another by touching these paths alone. */
export function noteChanges<Entry extends object>(
  before: Record<string, Entry>,
  after: Record<string, Entry>,
  paths: Iterable<string>,
) {
  const found: Difference<object>[] = []
  for (const path of paths)
    if (before[path] !== after[path]) found.push({ path, before: before[path], after: after[path] })
  known.set(after, [{ before: new WeakRef(before), found }])
}

/** To walk through all files of a site takes longer than to make a page, so what is known is made use of. */
function differences<Entry extends object>(
  before: Record<string, Entry>,
  after: Record<string, Entry>,
  isSame: (one: Entry, other: Entry) => boolean,
): Difference<Entry>[] {
  if (before === after) return []
  const paths = knownPaths(before, after) ?? Object.keys({ ...before, ...after })
  const found: Difference<Entry>[] = []
  for (const path of paths) {
    const [old, now] = [before[path], after[path]]
    if (old !== now && !(old && now && isSame(old, now))) found.push({ path, before: old, after: now })
  }
  known.set(after, [...(known.get(after) ?? []).slice(0, 1), { before: new WeakRef(before), found }])
  return found
}

/** Paths that hold all differences, by way of a release between the two where need be. */
function knownPaths(before: object, after: object): Iterable<string> | null {
  const steps = known.get(after) ?? []
  const pathsOf = ({ found }: Step) => found.map(({ path }) => path)
  const isFrom = (step: Step) => step.before.deref() === before
  const direct = steps.find(isFrom)
  if (direct) return pathsOf(direct)
  for (const step of steps) {
    const between = step.before.deref()
    const earlier = between && known.get(between)?.find(isFrom)
    if (earlier) return new Set([...pathsOf(earlier), ...pathsOf(step)])
  }
  return null
}
