import { z } from 'zod'
import { changedFiles, changedPages, type Release } from './release.ts'

/**
 * A release as it is written down: what all its pages are, once in a while, in a file of the store, and from then on only
 * what differs. Thousands of pages would else be written for one that has changed.
 */
const Manifest = z.object({
  /** The hash of the file that tells of the pages it is built on. */
  base: z.string(),
  files: z.record(z.string(), z.unknown()),
  pages: z.record(z.string(), z.unknown()),
  gone: z.object({ files: z.array(z.string()), pages: z.array(z.string()) }),
})
type Manifest = z.infer<typeof Manifest>

export type Base = Pick<Release, 'files' | 'pages'>

/** Whether so little differs that it is worth telling apart. */
export function differsLittle(base: Base, { files, pages }: Release): boolean {
  const changes = changedFiles(base.files, files).length + changedPages(base.pages, pages).length
  return changes <= Object.keys(base.files).length / 10
}

/** A release, told by what differs from a base. */
export function manifestOf(release: Release, base: Base, hash: string): Omit<Release, keyof Base> & Manifest {
  const files = changedFiles(base.files, release.files)
  const pages = changedPages(base.pages, release.pages)
  return {
    ...release,
    base: hash,
    files: Object.fromEntries(files.filter(isThere).map(({ path, after }) => [path, after])),
    pages: Object.fromEntries(pages.filter(isThere).map(({ path, after }) => [path, after])),
    gone: {
      files: files.filter((file) => !isThere(file)).map(({ path }) => path),
      pages: pages.filter((page) => !isThere(page)).map(({ path }) => path),
    },
  }
}

const isThere = ({ after }: { after: unknown }) => after !== undefined

/** A release from what was written down of it; what was written by an earlier Lerret tells all by itself. */
export async function readRelease(
  written: unknown,
  readBase: (hash: string) => Promise<Base | null>,
): Promise<unknown> {
  const { data: manifest } = Manifest.safeParse(written)
  if (!manifest) return written
  const base = await readBase(manifest.base)
  if (!base) return null
  const { base: _, gone, ...release } = written as Manifest
  return {
    ...release,
    files: changed(base.files, manifest.files, gone.files),
    pages: changed(base.pages, manifest.pages, gone.pages),
  }
}

/** The hash of the file that a manifest builds on; null for one that tells all. */
export const baseIn = (written: unknown): string | null => Manifest.safeParse(written).data?.base ?? null

function changed<T>(all: Record<string, T>, come: Record<string, unknown>, gone: readonly string[]) {
  const now: Record<string, unknown> = { ...all, ...come }
  for (const path of gone) delete now[path]
  return now
}
