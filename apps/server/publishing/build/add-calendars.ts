import { setImmediate } from 'node:timers/promises'
import { calendarPath, osloDate, type Production, productionPath } from '@lerret/model'
import type { Content, RecordChange } from '@lerret/page-engine'
import { calendars, type Entries } from '../feeds/calendars.ts'
import type { FeedInput, Paths, SmallFeedInput } from '../feeds/feed-files.ts'
import { comeAndGone, type ReleaseFile } from '../releases/release.ts'
import type { FileKeeper } from '../releases/release-store.ts'
import type { Basis } from './baseline.ts'
import { type Draft, entriesOf, keepBytes, setCalendars, settled, takeCalendars } from './release-draft.ts'

export interface CalendarsInput extends Omit<SmallFeedInput, 'icons'> {
  /** The number of each public record's last publication, by `kind:id`; at least of those with these ids. */
  readRevisions: (ids?: readonly string[]) => Promise<ReadonlyMap<string, number>>
  store: FileKeeper
}

/** Calendars whose bytes are kept, what they say of each showing, and the pages that they count on. */
export interface Calendars {
  paths: Paths
  files: ReadonlyMap<string, ReleaseFile>
  entries: Entries
}

/** So many calendars are made before others get their turn. */
const TURN = 20

/** Makes all calendars, or those at some addresses and the programme, whose other entries are known. */
export async function makeCalendars(
  draft: Draft,
  input: CalendarsInput,
  known?: { entries: Entries; touched: ReadonlySet<string> },
): Promise<Calendars> {
  const { readRevisions, store, paths } = input
  const revisions = await readRevisions(known && idsIn(known.touched, input))
  const revisionOf: FeedInput['revisionOf'] = (kind, id) => revisions.get(`${kind}:${id}`) ?? 0
  const files = new Map<string, ReleaseFile>()
  const entries: Entries = new Map(known?.entries)
  const made = calendars({ ...input, icons: [], revisionOf }, entries, known?.touched)
  for (const { path, type, body } of made) {
    files.set(path, { hash: keepBytes(draft, store, body, path), type, immutable: false })
    if (files.size % TURN > 0) continue
    // Others get their turn: visitors are waiting for their pages.
    await settled(draft)
    await setImmediate()
  }
  return { paths, files, entries }
}

/** The records that calendars at some addresses tell of. */
function idsIn(touched: ReadonlySet<string>, { site, content }: CalendarsInput): string[] {
  const productions = content.all('production').filter((production) => touched.has(calendarPath(production)))
  const ids = new Set(productions.map(({ id }) => id))
  const showings = content.query('event', []).filter(({ productionId }) => ids.has(productionId))
  return [site.id, ...ids, ...showings.map(({ id }) => id)]
}

export interface PlannedInput extends CalendarsInput {
  basis: Basis | null
  /** Made while the pages were, counting on all that were planned. */
  planned: Calendars | null
}

/** Puts the calendars into the draft, for the pages that it has. */
export async function addCalendars(draft: Draft, { basis, planned, ...input }: PlannedInput) {
  const touched = basis && touchedCalendars(draft, basis)
  const entries = basis && entriesOf(basis.release)
  if (basis && touched?.size === 0) takeCalendars(draft, basis.release)
  else if (basis && touched && entries) {
    takeCalendars(draft, basis.release)
    setCalendars(draft, await makeCalendars(draft, input, { entries, touched }), touched)
  } else setCalendars(draft, planned && holds(planned, input) ? planned : await makeCalendars(draft, input))
}

/** Whether the productions that have a page are those that the calendars count on. */
const holds = (planned: Calendars, { content, paths }: CalendarsInput) =>
  content.all('production').every((production) => {
    const path = productionPath(production)
    return planned.paths.has(path) === paths.has(path)
  })

/**
 * The addresses of calendars that may differ; null for all. They tell of productions that have a page, and of their showings
 * from today on; all of them of the house.
 */
function touchedCalendars(draft: Draft, basis: Basis): ReadonlySet<string> | null {
  const { release, changes, content, moment } = basis
  if (osloDate(moment) !== osloDate(new Date(release.madeAt))) return null
  if (changes.some(({ kind }) => kind === 'site')) return null
  const touched = changes.flatMap((change) => productionsOf(change, content))
  const paths = comeAndGone(release.pages, draft.pages)
  if (paths.size > 0)
    touched.push(...content.all('production').filter((production) => paths.has(productionPath(production))))
  return new Set(touched.map(calendarPath))
}

/** The productions whose calendars a change is told in, as they are and were. */
function productionsOf(change: RecordChange, content: Content): Production[] {
  if (change.kind === 'production')
    return [change.before, change.after].filter((production) => production !== null)
  if (change.kind !== 'event') return []
  return [change.before, change.after].flatMap(
    (showing) => (showing && content.find('production', showing.productionId)) ?? [],
  )
}
