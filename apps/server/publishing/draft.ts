import { pageDataPath } from '@lerret/model'
import { contentTypeOf } from './content-type.ts'
import { noteChanges, type Release, type ReleaseFile, type ReleasePage } from './release.ts'
import type { FileKeeper } from './release-store.ts'

/** A release while it is being made. */
export interface Draft {
  files: Release['files']
  pages: Release['pages']
  /** Files that are not of a page. */
  others: Set<string>
  /** Where it may differ from the release that it began as; null when it began as nothing. */
  touched: { files: Set<string>; pages: Set<string> } | null
  /** Files that are on their way to the disk, side by side: each alone waits for it as long as all together. */
  writes: Promise<void>[]
}

export const emptyDraft = (): Draft => ({
  files: {},
  pages: {},
  others: new Set(),
  touched: null,
  writes: [],
})

/** A draft that has all pages of a release, and nothing else of it. */
export function draftFrom(release: Release): Draft {
  const others = othersOf(release)
  const files = { ...release.files }
  for (const path of others) delete files[path]
  return {
    ...emptyDraft(),
    files,
    pages: { ...release.pages },
    touched: { files: new Set(others), pages: new Set() },
  }
}

const knownOthers = new WeakMap<Release['files'], ReadonlySet<string>>()

/** The files of a release that are not of a page. */
export function othersOf({ files, pages }: Release): ReadonlySet<string> {
  const known = knownOthers.get(files)
  if (known) return known
  const others = new Set(Object.keys(files))
  for (const path in pages) {
    others.delete(path)
    others.delete(pageDataPath(path))
  }
  return others
}

/** The pages that have come or gone since the release that the draft builds on. */
export function comeAndGone(draft: Draft, { pages }: Release): Set<string> {
  const isOther = (path: string) => path in draft.pages !== path in pages
  const paths = draft.touched?.pages ?? Object.keys({ ...pages, ...draft.pages })
  return new Set([...paths].filter(isOther))
}

/** What is made of the draft is a release now: the next one may build on it. */
export function finishDraft({ files, pages, others, touched }: Draft, basis: Release | null) {
  knownOthers.set(files, others)
  if (!basis || !touched) return
  noteChanges(basis.files, files, touched.files)
  noteChanges(basis.pages, pages, touched.pages)
}

export function setPage(draft: Draft, path: string, page: ReleasePage, files: [ReleaseFile, ReleaseFile]) {
  const paths = [path, pageDataPath(path)] as const
  draft.pages[path] = page
  draft.files[paths[0]] = files[0]
  draft.files[paths[1]] = files[1]
  draft.touched?.pages.add(path)
  for (const one of paths) draft.touched?.files.add(one)
}

export function removePage(draft: Draft, path: string) {
  const paths = [path, pageDataPath(path)]
  delete draft.pages[path]
  draft.touched?.pages.add(path)
  for (const one of paths) {
    delete draft.files[one]
    draft.touched?.files.add(one)
  }
}

type FileDetails = Partial<Pick<ReleaseFile, 'type' | 'immutable'>>

export function addFile(
  draft: Draft,
  keeper: FileKeeper,
  path: string,
  bytes: string | Uint8Array,
  { type = contentTypeOf(path), immutable = false }: FileDetails = {},
) {
  setFile(draft, path, { hash: keepBytes(draft, keeper, bytes, path), type, immutable })
}

/** Puts a file that is not of a page into the draft. */
export function setFile(draft: Draft, path: string, file: ReleaseFile) {
  draft.files[path] = file
  draft.others.add(path)
  draft.touched?.files.add(path)
}

/** Keeps bytes for the release, and gives their hash. */
export function keepBytes(
  draft: Draft,
  keeper: FileKeeper,
  bytes: string | Uint8Array,
  path: string,
): string {
  const { hash, written } = keeper.put(bytes, path)
  // Whoever waits for all of them is told; until then nobody needs to know.
  written.catch(() => {})
  draft.writes.push(written)
  return hash
}

/** When all that the draft has is written; a file that could not be is an error. */
export async function settled(draft: Draft): Promise<void> {
  await Promise.all(draft.writes.splice(0))
}

/** Takes files that are not of a page over from an earlier release. Their bytes are not looked at. */
export function takeFiles(draft: Draft, from: Pick<Release, 'files'>, paths: readonly string[]) {
  for (const path of paths) {
    const file = from.files[path]
    if (file) setFile(draft, path, file)
  }
}
