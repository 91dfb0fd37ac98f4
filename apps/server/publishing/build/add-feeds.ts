import { type Content, getSite } from '@lerret/page-engine'
import { type SmallFeedInput, smallFeeds } from '../feeds/feed-files.ts'
import { ICONS, type Icon, type IconInput, makeIcons } from '../feeds/icons.ts'
import type { FileKeeper } from '../releases/release-store.ts'
import { addCalendars, type PlannedInput } from './add-calendars.ts'
import { addSitemap } from './add-sitemap.ts'
import type { Basis } from './baseline.ts'
import { addFile, type Draft, takeFiles } from './release-draft.ts'

interface IconsInput {
  content: Content
  readMedia: IconInput['readMedia']
  basis: Basis | null
  store: FileKeeper
}

/** Puts the icons into the draft. Drawing them takes as long as many pages, so they stay while the mark stays. */
export async function addIcons(
  draft: Draft,
  { content, readMedia, basis, store }: IconsInput,
): Promise<{ icons: readonly Icon[]; problem: string | null }> {
  const mayDiffer = basis?.changes.some(({ kind }) => kind === 'site' || kind === 'media') ?? true
  if (basis && !mayDiffer && ICONS.every(({ path }) => basis.release.files.has(path))) {
    takeFiles(
      draft,
      basis.release,
      ICONS.map(({ path }) => path),
    )
    return { icons: ICONS, problem: null }
  }
  const { icons, problem } = await makeIcons({ site: getSite(content), content, readMedia })
  for (const { path, bytes } of icons) addFile(draft, store, path, bytes, { type: 'image/png' })
  return { icons, problem }
}

interface FeedsInput extends PlannedInput, SmallFeedInput {}

/** Puts what the site offers to programs into the draft, for the pages that it has. */
export async function addFeeds(draft: Draft, { basis, planned, ...input }: FeedsInput) {
  const { store } = input
  for (const { path, type, body } of smallFeeds(input)) addFile(draft, store, path, body, { type })
  addSitemap(draft, { ...input, basis })
  await addCalendars(draft, { ...input, basis, planned })
}
