import { pageDataPath } from '@lerret/model'
import { LayeredMap } from '@lerret/page-engine'
import { CALENDAR_TYPE } from '../feeds/calendar.ts'
import type { Entries } from '../feeds/calendars.ts'
import type { Parts } from '../feeds/sitemap-partition.ts'
import { contentTypeOf } from '../releases/content-type.ts'
import type { Release, ReleaseFile, ReleasePage } from '../releases/release.ts'
import type { FileKeeper } from '../releases/release-store.ts'

/** A release while it is being made. */
export interface Draft {
  files: Release['files']
  pages: Release['pages']
  /** Files that are neither of a page nor calendars. */
  others: Set<string>
  /** Of which there are as many as films. */
  calendars: CalendarNotes
  /** The pages that it lists for search engines. */
  sitemap: Parts | null
  /** Files that are on their way to the disk, side by side: each alone waits for it as long as all together. */
  writes: Promise<void>[]
}

export interface CalendarNotes {
  paths: ReadonlySet<string>
  /** What they say of each showing; null when another process has made them. */
  entries: Entries | null
}

export const emptyDraft = (): Draft => ({
  files: new LayeredMap(),
  pages: new LayeredMap(),
  others: new Set(),
  calendars: { paths: new Set(), entries: null },
  sitemap: null,
  writes: [],
})

/** A draft that has all pages and calendars of a release, and nothing else of it. */
export function draftFrom(release: Release): Draft {
  const { others, calendars } = extrasOf(release)
  const files = release.files.copy()
  for (const path of others) files.delete(path)
  return { ...emptyDraft(), files, pages: release.pages.copy(), calendars }
}

type Extras = Readonly<Pick<Draft, 'calendars' | 'sitemap'> & { others: ReadonlySet<string> }>

const knownExtras = new WeakMap<Release['files'], Extras>()

/** The files of a release that are not of a page. */
function extrasOf({ files, pages }: Pick<Release, 'files' | 'pages'>): Extras {
  const known = knownExtras.get(files)
  if (known) return known
  const others = new Set(files.keys())
  for (const path of pages.keys()) {
    others.delete(path)
    others.delete(pageDataPath(path))
  }
  const paths = new Set([...others].filter((path) => files.get(path)?.type === CALENDAR_TYPE))
  for (const path of paths) others.delete(path)
  const extras = { others, calendars: { paths, entries: null }, sitemap: null }
  knownExtras.set(files, extras)
  return extras
}

/** What is made of the draft is a release now: the next one may build on it. */
export function finishDraft({
  others,
  calendars,
  sitemap,
  ...draft
}: Draft): Pick<Release, 'files' | 'pages'> {
  const [files, pages] = [draft.files.compact(), draft.pages.compact()]
  knownExtras.set(files, { others, calendars, sitemap })
  return { files, pages }
}

/** What a release lists for search engines; null when it lists nothing, or another process has made it. */
export const sitemapOf = ({ files }: Pick<Release, 'files'>) => knownExtras.get(files)?.sitemap ?? null

/** What the calendars of a release say of each showing; null when another process has made it. */
export const entriesOf = (release: Pick<Release, 'files' | 'pages'>) => extrasOf(release).calendars.entries

/** Has the calendars of a release, as they are. */
export function takeCalendars(draft: Draft, release: Release) {
  const { calendars } = extrasOf(release)
  if (draft.calendars === calendars) return
  for (const path of calendars.paths) draft.files.set(path, release.files.get(path) as ReleaseFile)
  draft.calendars = calendars
}

/** Has these calendars, in place of those at some addresses, or of all. */
export function setCalendars(
  draft: Draft,
  { files, entries }: { files: ReadonlyMap<string, ReleaseFile>; entries: Entries },
  replaced: ReadonlySet<string> = draft.calendars.paths,
) {
  const paths = new Set(draft.calendars.paths)
  for (const path of replaced) {
    paths.delete(path)
    if (!files.has(path)) draft.files.delete(path)
  }
  for (const [path, file] of files) {
    paths.add(path)
    draft.files.set(path, file)
  }
  draft.calendars = { paths, entries }
}

export function setPage(draft: Draft, path: string, page: ReleasePage, files: [ReleaseFile, ReleaseFile]) {
  draft.pages.set(path, page)
  draft.files.set(path, files[0])
  draft.files.set(pageDataPath(path), files[1])
}

export function removePage(draft: Draft, path: string) {
  draft.pages.delete(path)
  draft.files.delete(path)
  draft.files.delete(pageDataPath(path))
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
  draft.files.set(path, file)
  draft.others.add(path)
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
    const file = from.files.get(path)
    if (file) setFile(draft, path, file)
  }
}
