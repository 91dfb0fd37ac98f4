import { pageDataPath } from '@lerret/model'
import { LayeredMap } from '@lerret/page-engine'
import { CALENDAR_TYPE } from '../feeds/calendar.ts'
import type { CalendarEntries } from '../feeds/calendars.ts'
import type { SitemapPartition } from '../feeds/sitemap-partition.ts'
import { getContentType } from '../releases/content-type.ts'
import type {
  NonPageFiles,
  Release,
  ReleaseCalendars,
  ReleaseFile,
  ReleasePage,
} from '../releases/release.ts'
import type { ReleaseFileStore } from '../releases/release-store.ts'

/** A release while it is being built. */
export interface ReleaseDraft {
  files: Release['files']
  pages: Release['pages']
  /** Paths of the files that belong to no page and are no calendars. */
  otherFiles: Set<string>
  calendars: ReleaseCalendars
  /** null when the site has no sitemap. */
  sitemap: SitemapPartition | null
  /** Files being written in parallel: syncing one takes as long as syncing many. */
  pendingWrites: Promise<void>[]
}

export const createEmptyDraft = (): ReleaseDraft => ({
  files: new LayeredMap(),
  pages: new LayeredMap(),
  otherFiles: new Set(),
  calendars: { paths: new Set(), entries: null },
  sitemap: null,
  pendingWrites: [],
})

/** A draft with all pages and calendars of a release, but none of its other files. */
export function createDraftFrom(release: Release): ReleaseDraft {
  const { otherFiles, calendars } = getNonPageFiles(release)
  const files = release.files.copy()
  for (const path of otherFiles) files.delete(path)
  return { ...createEmptyDraft(), files, pages: release.pages.copy(), calendars }
}

function getNonPageFiles(release: Release): NonPageFiles {
  release.cache.nonPageFiles ??= findNonPageFiles(release)
  return release.cache.nonPageFiles
}

function findNonPageFiles({ files, pages }: Release): NonPageFiles {
  const otherFiles = new Set(files.keys())
  for (const path of pages.keys()) {
    otherFiles.delete(path)
    otherFiles.delete(pageDataPath(path))
  }
  const paths = new Set([...otherFiles].filter((path) => files.get(path)?.type === CALENDAR_TYPE))
  for (const path of paths) otherFiles.delete(path)
  return { otherFiles, calendars: { paths, entries: null }, sitemap: null }
}

/** The sitemap of a release; null when it has none, or another process built it. */
export const getSitemap = (release: Release) => getNonPageFiles(release).sitemap

/** The calendar entries of a release; null when another process built it. */
export const getCalendarEntries = (release: Release) => getNonPageFiles(release).calendars.entries

/** Copies the calendars of a release, unchanged. */
export function copyCalendars(draft: ReleaseDraft, release: Release) {
  const { calendars } = getNonPageFiles(release)
  if (draft.calendars === calendars) return
  for (const path of calendars.paths) draft.files.set(path, release.files.get(path) as ReleaseFile)
  draft.calendars = calendars
}

/** Sets calendars in place of those at the replaced paths, which are all by default. */
export function setCalendars(
  draft: ReleaseDraft,
  { files, entries }: { files: ReadonlyMap<string, ReleaseFile>; entries: CalendarEntries },
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

export function setPage(
  draft: ReleaseDraft,
  path: string,
  page: ReleasePage,
  files: [ReleaseFile, ReleaseFile],
) {
  draft.pages.set(path, page)
  draft.files.set(path, files[0])
  draft.files.set(pageDataPath(path), files[1])
}

export function removePage(draft: ReleaseDraft, path: string) {
  draft.pages.delete(path)
  draft.files.delete(path)
  draft.files.delete(pageDataPath(path))
}

type FileDetails = Partial<Pick<ReleaseFile, 'type' | 'immutable'>>

export function addFile(
  draft: ReleaseDraft,
  store: ReleaseFileStore,
  path: string,
  bytes: string | Uint8Array,
  { type = getContentType(path), immutable = false }: FileDetails = {},
) {
  setFile(draft, path, { hash: writeBytes(draft, store, bytes, path), type, immutable })
}

/** Adds a file that belongs to no page. */
export function setFile(draft: ReleaseDraft, path: string, file: ReleaseFile) {
  draft.files.set(path, file)
  draft.otherFiles.add(path)
}

/** Starts writing a file of the release, and returns its hash. */
export function writeBytes(
  draft: ReleaseDraft,
  store: ReleaseFileStore,
  bytes: string | Uint8Array,
  path: string,
): string {
  const { hash, written } = store.startWrite(bytes, path)
  // `waitForWrites` reports the error; until then it must not count as unhandled.
  written.catch(() => {})
  draft.pendingWrites.push(written)
  return hash
}

/** Waits until all files so far are written; throws when one could not be. */
export async function waitForWrites(draft: ReleaseDraft): Promise<void> {
  await Promise.all(draft.pendingWrites.splice(0))
}

/** Copies files that belong to no page from an earlier release, without reading them. */
export function copyFiles(draft: ReleaseDraft, release: Pick<Release, 'files'>, paths: readonly string[]) {
  for (const path of paths) {
    const file = release.files.get(path)
    if (file) setFile(draft, path, file)
  }
}
