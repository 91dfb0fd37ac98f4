import { osloDate, productionPath } from '@lerret/model'
import { type Content, getSite } from '@lerret/page-engine'
import { addSitemap } from './add-sitemap.ts'
import type { Basis } from './basis.ts'
import { addFile, type Draft, keepBytes, setCalendars, settled, takeCalendars, takeFiles } from './draft.ts'
import { calendars } from './feeds/calendars.ts'
import { type FeedInput, type SmallFeedInput, smallFeeds } from './feeds/feed-files.ts'
import { ICONS, type Icon, type IconInput, makeIcons } from './icons.ts'
import { comeAndGone, type ReleaseFile } from './release.ts'
import type { FileKeeper } from './release-store.ts'

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

interface FeedsInput extends SmallFeedInput {
  /** The number of each public record's last publication, by `kind:id`. */
  readRevisions: () => Promise<ReadonlyMap<string, number>>
  basis: Basis | null
  store: FileKeeper
}

/** So many calendars are made before others get their turn. */
const TURN = 20

/** Puts what the site offers to programs into the draft, for the pages that it has. */
export async function addFeeds(draft: Draft, { readRevisions, basis, store, ...input }: FeedsInput) {
  for (const { path, type, body } of smallFeeds(input)) addFile(draft, store, path, body, { type })
  addSitemap(draft, { ...input, basis, store })
  if (basis && !calendarsMayDiffer(draft, basis)) takeCalendars(draft, basis.release)
  else await addCalendars(draft, { ...input, store, revisions: await readRevisions() })
}

type CalendarsInput = SmallFeedInput & { store: FileKeeper; revisions: ReadonlyMap<string, number> }

async function addCalendars(draft: Draft, { store, revisions, ...input }: CalendarsInput) {
  const revisionOf: FeedInput['revisionOf'] = (kind, id) => revisions.get(`${kind}:${id}`) ?? 0
  const made = new Map<string, ReleaseFile>()
  for (const { path, type, body } of calendars({ ...input, revisionOf })) {
    made.set(path, { hash: keepBytes(draft, store, body, path), type, immutable: false })
    // Others get their turn: visitors are waiting for their pages.
    if (draft.writes.length >= TURN) await settled(draft)
  }
  setCalendars(draft, made)
}

/** Calendars tell of productions that have a page, and of their showings from today on. */
function calendarsMayDiffer(draft: Draft, { release, changes, content, moment }: Basis): boolean {
  if (osloDate(moment) !== osloDate(new Date(release.madeAt))) return true
  if (changes.some(({ kind }) => kind === 'site' || kind === 'production' || kind === 'event')) return true
  const paths = comeAndGone(release.pages, draft.pages)
  return (
    paths.size > 0 && content.all('production').some((production) => paths.has(productionPath(production)))
  )
}
