import { setImmediate } from 'node:timers/promises'
import { osloDate, productionPath } from '@lerret/model'
import type { Basis } from './basis.ts'
import { type Draft, keepBytes, setCalendars, settled, takeCalendars } from './draft.ts'
import { calendars } from './feeds/calendars.ts'
import type { FeedInput, Paths, SmallFeedInput } from './feeds/feed-files.ts'
import { comeAndGone, type ReleaseFile } from './release.ts'
import type { FileKeeper } from './release-store.ts'

export interface CalendarsInput extends Omit<SmallFeedInput, 'icons'> {
  /** The number of each public record's last publication, by `kind:id`. */
  readRevisions: () => Promise<ReadonlyMap<string, number>>
  store: FileKeeper
}

/** Calendars whose bytes are kept, and the pages that they count on. */
export interface Calendars {
  paths: Paths
  files: ReadonlyMap<string, ReleaseFile>
}

/** So many calendars are made before others get their turn. */
const TURN = 20

export async function makeCalendars(draft: Draft, input: CalendarsInput): Promise<Calendars> {
  const { readRevisions, store, paths } = input
  const revisions = await readRevisions()
  const revisionOf: FeedInput['revisionOf'] = (kind, id) => revisions.get(`${kind}:${id}`) ?? 0
  const files = new Map<string, ReleaseFile>()
  for (const { path, type, body } of calendars({ ...input, icons: [], revisionOf })) {
    files.set(path, { hash: keepBytes(draft, store, body, path), type, immutable: false })
    if (files.size % TURN > 0) continue
    // Others get their turn: visitors are waiting for their pages.
    await settled(draft)
    await setImmediate()
  }
  return { paths, files }
}

export interface PlannedInput extends CalendarsInput {
  basis: Basis | null
  /** Made while the pages were, counting on all that were planned. */
  planned: Calendars | null
}

/** Puts the calendars into the draft, for the pages that it has. */
export async function addCalendars(draft: Draft, { basis, planned, ...input }: PlannedInput) {
  if (basis && !calendarsMayDiffer(draft, basis)) takeCalendars(draft, basis.release)
  else {
    const { files } = planned && holds(planned, input) ? planned : await makeCalendars(draft, input)
    setCalendars(draft, files)
  }
}

/** Whether the productions that have a page are those that the calendars count on. */
const holds = (planned: Calendars, { content, paths }: CalendarsInput) =>
  content.all('production').every((production) => {
    const path = productionPath(production)
    return planned.paths.has(path) === paths.has(path)
  })

/** Calendars tell of productions that have a page, and of their showings from today on. */
function calendarsMayDiffer(draft: Draft, { release, changes, content, moment }: Basis): boolean {
  if (osloDate(moment) !== osloDate(new Date(release.madeAt))) return true
  if (changes.some(({ kind }) => kind === 'site' || kind === 'production' || kind === 'event')) return true
  const paths = comeAndGone(release.pages, draft.pages)
  return (
    paths.size > 0 && content.all('production').some((production) => paths.has(productionPath(production)))
  )
}
