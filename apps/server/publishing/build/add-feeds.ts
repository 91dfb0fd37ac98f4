import { isSiteKind } from '@lerret/model'
import { type Content, getSite } from '@lerret/page-engine'
import { createSmallFeeds, type SmallFeedInput } from '../feeds/feed-files.ts'
import { ICONS, type Icon, type IconInput, renderIcons } from '../feeds/icons.ts'
import type { ReleaseFileStore } from '../releases/release-store.ts'
import { type AddCalendarsInput, addCalendars } from './add-calendars.ts'
import { addSitemap } from './add-sitemap.ts'
import type { Baseline } from './baseline.ts'
import { addFile, copyFiles, type ReleaseDraft } from './release-draft.ts'

interface IconsInput {
  content: Content
  readMedia: IconInput['readMedia']
  baseline: Baseline | null
  store: ReleaseFileStore
}

/** Adds the icons. Rendering them takes as long as many pages, so they are reused while the logo cannot have changed. */
export async function addIcons(
  draft: ReleaseDraft,
  { content, readMedia, baseline, store }: IconsInput,
): Promise<{ icons: readonly Icon[]; problem: string | null }> {
  const mayDiffer = baseline?.changes.some(({ kind }) => isSiteKind(kind) || kind === 'media') ?? true
  if (baseline && !mayDiffer && ICONS.every(({ path }) => baseline.release.files.has(path))) {
    copyFiles(
      draft,
      baseline.release,
      ICONS.map(({ path }) => path),
    )
    return { icons: ICONS, problem: null }
  }
  const { icons, problem } = await renderIcons({ site: getSite(content), content, readMedia })
  for (const { path, bytes } of icons) addFile(draft, store, path, bytes, { type: 'image/png' })
  return { icons, problem }
}

interface FeedsInput extends AddCalendarsInput, SmallFeedInput {}

/** Adds feeds, sitemap and calendars for the pages that the draft has. */
export async function addFeeds(draft: ReleaseDraft, { baseline, plannedCalendars, ...input }: FeedsInput) {
  const { store } = input
  for (const { path, type, body } of createSmallFeeds(input)) addFile(draft, store, path, body, { type })
  addSitemap(draft, { ...input, baseline })
  await addCalendars(draft, { ...input, baseline, plannedCalendars })
}
