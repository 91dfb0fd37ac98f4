import { setImmediate } from 'node:timers/promises'
import {
  calendarPath,
  isSiteKind,
  osloDate,
  type Production,
  productionPath,
  SITE_RECORD_ID,
} from '@lerret/model'
import {
  type Content,
  findTranslationPath,
  getSite,
  listTranslationLanguages,
  type RecordChange,
} from '@lerret/page-engine'
import { type CalendarEntries, createCalendars } from '../feeds/calendars.ts'
import type { FeedInput, PathSet, SmallFeedInput } from '../feeds/feed-files.ts'
import { listTranslationIds } from '../feeds/showing-entries.ts'
import { getFeedPath, listFeedInputs } from '../feeds/translated-feeds.ts'
import { findAddedOrRemovedPages, type ReleaseFile } from '../releases/release.ts'
import type { ReleaseFileStore } from '../releases/release-store.ts'
import type { Baseline } from './baseline.ts'
import {
  copyCalendars,
  getCalendarEntries,
  type ReleaseDraft,
  setCalendars,
  waitForWrites,
  writeBytes,
} from './release-draft.ts'

export interface CalendarsInput extends Omit<SmallFeedInput, 'icons'> {
  /** The revision at which each public record was last published, by `kind:id`, at least for these ids. */
  readRevisions: (ids?: readonly string[]) => Promise<ReadonlyMap<string, number>>
  store: ReleaseFileStore
}

export interface BuiltCalendars {
  /** The pages that were assumed to exist. */
  paths: PathSet
  files: ReadonlyMap<string, ReleaseFile>
  entries: CalendarEntries
}

/** Other work, such as requests, gets its turn after this many calendars. */
const CALENDARS_PER_TURN = 20

/** Builds all calendars, or with `previous` entries only the affected ones and that of the whole programme. */
export async function buildCalendars(
  draft: ReleaseDraft,
  input: CalendarsInput,
  previous?: { entries: CalendarEntries; affected: ReadonlySet<string> },
): Promise<BuiltCalendars> {
  const { readRevisions, store, paths } = input
  const revisions = await readRevisions(previous && findRecordIds(previous.affected, input))
  const getRevision: FeedInput['getRevision'] = (kind, id) => revisions.get(`${kind}:${id}`) ?? 0
  const files = new Map<string, ReleaseFile>()
  const entries: CalendarEntries = new Map(previous?.entries)
  for (const feedInput of listFeedInputs({ ...input, icons: [], getRevision }))
    for (const { path, type, body } of createCalendars(feedInput, entries, previous?.affected)) {
      files.set(path, { hash: writeBytes(draft, store, body, path), type, immutable: false })
      if (files.size % CALENDARS_PER_TURN > 0) continue
      await waitForWrites(draft)
      await setImmediate()
    }
  return { paths, files, entries }
}

/** The ids of the records in the affected calendars. */
function findRecordIds(affected: ReadonlySet<string>, { content, site }: CalendarsInput): string[] {
  const productions = content.all('production').filter((production) => affected.has(calendarPath(production)))
  const ids = new Set(productions.map(({ id }) => id))
  const showings = content.query('event', []).filter(({ productionId }) => ids.has(productionId))
  const translationIds = listTranslationLanguages(site.htmlLang, content).flatMap((language) =>
    [...ids].flatMap((id) => listTranslationIds(language, id)),
  )
  return [SITE_RECORD_ID, ...ids, ...showings.map(({ id }) => id), ...new Set(translationIds)]
}

export interface AddCalendarsInput extends CalendarsInput {
  baseline: Baseline | null
  /** Built while the pages were rendered, assuming that every planned page would succeed. */
  plannedCalendars: BuiltCalendars | null
}

/** Adds the calendars to the draft, for the pages that it has. */
export async function addCalendars(
  draft: ReleaseDraft,
  { baseline, plannedCalendars, ...input }: AddCalendarsInput,
) {
  const affected = baseline && findAffectedCalendars(draft, baseline)
  const entries = baseline && getCalendarEntries(baseline.release)
  if (baseline && affected?.size === 0) copyCalendars(draft, baseline.release)
  else if (baseline && affected && entries) {
    copyCalendars(draft, baseline.release)
    const replaced = listFeedInputs({ ...input, icons: [] }).flatMap((each) =>
      [...affected].map((path) => getFeedPath(path, each)),
    )
    setCalendars(draft, await buildCalendars(draft, input, { entries, affected }), new Set(replaced))
  } else
    setCalendars(
      draft,
      plannedCalendars && hasSamePages(plannedCalendars, input)
        ? plannedCalendars
        : await buildCalendars(draft, input),
    )
}

/** Whether exactly the productions that were assumed to have a page have one, in each language. */
function hasSamePages(planned: BuiltCalendars, { content, paths }: CalendarsInput): boolean {
  const isSame = (path: string | null) => path === null || planned.paths.has(path) === paths.has(path)
  return (
    content.all('production').every((production) => isSame(productionPath(production))) &&
    listProductionTranslations(content).every((translation) =>
      isSame(findTranslationPath(translation, content)),
    )
  )
}

const listProductionTranslations = (content: Content) =>
  content.all('translation').filter(({ kind }) => kind === 'production')

/**
 * The paths of calendars in the house's language that may differ from the baseline's, or have a translation that may; null for all.
 * Calendars list the showings from today on of productions that have a page, and all of them contain data of the site.
 */
function findAffectedCalendars(draft: ReleaseDraft, baseline: Baseline): ReadonlySet<string> | null {
  const { release, changes, content, moment } = baseline
  if (osloDate(moment) !== osloDate(new Date(release.madeAt))) return null
  if (changes.some(isOfAllCalendars)) return null
  const languages = listTranslationLanguages(getSite(content).htmlLang, content)
  if (languages.join() !== Object.keys(release.translatedShells ?? {}).join()) return null
  const affected = changes.flatMap((change) => findProductions(change, content))
  const paths = findAddedOrRemovedPages(release.pages, draft.pages)
  if (paths.size > 0) {
    affected.push(...content.all('production').filter((production) => paths.has(productionPath(production))))
    const translations = listProductionTranslations(content).filter((translation) =>
      paths.has(findTranslationPath(translation, content) ?? ''),
    )
    affected.push(
      ...translations.flatMap(({ translationOf }) => content.find('production', translationOf) ?? []),
    )
  }
  return new Set(affected.map(calendarPath))
}

const isOfAllCalendars = (change: RecordChange) =>
  isSiteKind(change.kind) ||
  (change.kind === 'translation' && (change.before ?? change.after)?.kind === 'house')

/** The productions whose calendars a change affects, before and after it. */
function findProductions(change: RecordChange, content: Content): Production[] {
  if (change.kind === 'production')
    return [change.before, change.after].filter((production) => production !== null)
  if (change.kind === 'translation') {
    const translation = change.before ?? change.after
    const production =
      translation?.kind === 'production' && content.find('production', translation.translationOf)
    return production ? [production] : []
  }
  if (change.kind !== 'event') return []
  return [change.before, change.after].flatMap(
    (showing) => (showing && content.find('production', showing.productionId)) ?? [],
  )
}
