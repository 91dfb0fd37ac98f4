import { hash as computeHash, createHash } from 'node:crypto'
import { CONTENT_PROBLEM_CODES, type Language, type ShellData } from '@lerret/model'
import { findDifferences, LayeredMap, type ReadIndex, type Reads } from '@lerret/page-engine'
import { z } from 'zod'
import type { CalendarEntries } from '../feeds/calendars.ts'
import type { SitemapPartition } from '../feeds/sitemap-partition.ts'
import { Hosting } from './hosting.ts'

/** A file of the site. */
export const ReleaseFile = z.object({
  /** The hash of its bytes, which is also its name in the store. */
  hash: z.string(),
  type: z.string(),
  /** Its path changes with its content, so browsers may cache it forever. */
  immutable: z.boolean(),
})
export type ReleaseFile = z.infer<typeof ReleaseFile>

export const ReleasePage = z.object({
  /** It shows search results, so a request with a query gets a page rendered for it. */
  isSearch: z.boolean(),

  /** The page config and path parameters it was rendered from, and the content it read. */
  pageId: z.string(),
  params: z.record(z.string(), z.string()),
  reads: z.custom<Reads>((reads) => typeof reads === 'object'),
  /** When time alone makes it outdated. */
  staleAt: z.iso.datetime().nullable(),
  /** It could not be rendered for this release, and is the version of an earlier one. */
  isLastGood: z.boolean(),
})
export type ReleasePage = z.infer<typeof ReleasePage>

/** Entries of the base are validated when it is read, since several releases share one. */
const layeredMapSchema = <Entry extends object>(schema: z.ZodType<Entry>) =>
  z.custom<LayeredMap<Entry>>(
    (value) =>
      value instanceof LayeredMap &&
      [...value.overrides.values()].every((entry) => entry === null || schema.safeParse(entry).success),
  )

/** Why something is missing or outdated in a release. */
const ReleaseProblem = z.object({
  /** Releases of earlier versions have a message alone. */
  code: z.enum(CONTENT_PROBLEM_CODES).default('unexpected'),
  /** The record to look at: `page:kino`. */
  record: z.string().nullable(),
  path: z.string().nullable(),
  block: z.string().nullable(),
  field: z.string().nullable(),
  /** A name that exists, in place of one that does not. */
  suggestion: z.string().nullable().default(null),
  /** The text of the log line. */
  message: z.string(),
})
export type ReleaseProblem = z.infer<typeof ReleaseProblem>

/** A shell and the id of its frame, by language. */
export type TranslatedShells = Partial<Record<Language, { shell: ShellData; frame: string }>>

/** The files of a release that belong to no page. */
export interface NonPageFiles {
  /** Paths of those that are no calendars. */
  otherFiles: ReadonlySet<string>
  calendars: ReleaseCalendars
  /** null when the site has no sitemap, or another process built it. */
  sitemap: SitemapPartition | null
}

export interface ReleaseCalendars {
  paths: ReadonlySet<string>
  /** null when another process built the calendars. */
  entries: CalendarEntries | null
}

/**
 * The parts of a release that a process keeps in memory after it built or read one, so that the next build costs as much as has changed.
 */
export interface ReleaseCache {
  nonPageFiles?: NonPageFiles
  /** The read index of the pages in `pages.base`. */
  readIndex?: ReadIndex | undefined
  /** The XOR of the hashes of all files, paths included. */
  filesDigest?: Buffer
}

/** All files of the site at one time. Visitors see one whole release, never a mixture of two. */
export const Release = z.object({
  id: z.string(),
  /** The content revision it was built from, and the id of the renderer that rendered it. */
  revision: z.int(),
  renderer: z.string(),
  /** The time that its pages show. */
  madeAt: z.iso.datetime(),
  /** When time alone makes one of its pages outdated. */
  staleAt: z.iso.datetime().nullable(),
  /** Header, menus and footer, for pages rendered on request, and the id of shell and code together. */
  frame: z.string(),
  shell: z.custom<ShellData>((shell) => typeof shell === 'object'),
  /** The shells in other languages, when the house has translations. */
  translatedShells: z
    .custom<TranslatedShells>((shells) => shells === undefined || typeof shells === 'object')
    .optional(),
  /** The files by decoded path. */
  files: layeredMapSchema(ReleaseFile),
  hosting: Hosting,
  pages: layeredMapSchema(ReleasePage),
  redirects: z.array(
    z.object({ source: z.string(), target: z.string(), permanent: z.boolean(), isWritten: z.boolean() }),
  ),
  /** Unknown in releases of earlier versions. */
  problems: z.array(ReleaseProblem).optional(),
  /** It is not stored. */
  cache: z.custom<ReleaseCache>().default(() => ({})),
})
export type Release = z.infer<typeof Release>

type Output = Pick<Release, 'files' | 'redirects' | 'hosting'>

/** The id depends on the output alone, not on time or baseline. */
export function computeReleaseId(
  { files, redirects, hosting }: Output,
  filesDigest = computeFilesDigest(files),
): string {
  return createHash('sha256')
    .update(filesDigest)
    .update(JSON.stringify([redirects, hosting]))
    .digest('hex')
    .slice(0, 20)
}

/** The digest of a release's files. With the previous release it is computed from the files that differ. */
export function computeFilesDigest(
  files: Release['files'],
  previous?: Pick<Release, 'files' | 'cache'> | null,
): Buffer {
  const previousDigest = previous?.cache.filesDigest
  const digest = previousDigest ? Buffer.from(previousDigest) : Buffer.alloc(32)
  const before = previousDigest ? previous.files : new LayeredMap<ReleaseFile>()
  for (const { key: path, before: oldFile, after: newFile } of findChangedFiles(before, files)) {
    if (oldFile) toggleFile(digest, path, oldFile)
    if (newFile) toggleFile(digest, path, newFile)
  }
  return digest
}

/** XOR adds a file that is not in the digest, and removes one that is. */
function toggleFile(digest: Buffer, path: string, { hash, type, immutable }: ReleaseFile) {
  const fileHash = computeHash('sha256', JSON.stringify([path, hash, type, immutable]), 'buffer')
  for (let index = 0; index < fileHash.length; index++)
    digest[index] = (digest[index] ?? 0) ^ (fileHash[index] ?? 0)
}

/** The files in which two releases differ. */
export const findChangedFiles = (before: Release['files'], after: Release['files']) =>
  findDifferences(before, after, isSameFile)

const isSameFile = (a: ReleaseFile, b: ReleaseFile) =>
  a.hash === b.hash && a.type === b.type && a.immutable === b.immutable

/** The paths at which only one of two releases has a page. */
export function findAddedOrRemovedPages(before: Release['pages'], after: Release['pages']): Set<string> {
  return new Set(findDifferences(before, after, () => true).map(({ key }) => key))
}
