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

/** The same output has the same id, whenever it was made. */
export function releaseIdOf({
  files,
  redirects,
  hosting,
}: Pick<Release, 'files' | 'redirects' | 'hosting'>): string {
  const sorted = Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([sorted, redirects, hosting]))
    .digest('hex')
    .slice(0, 20)
}
