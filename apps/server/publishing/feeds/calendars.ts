import {
  calendarPath,
  hasEnded,
  osloDate,
  osloInstant,
  PROGRAMME_CALENDARS,
  type Production,
  productionPath,
  type Showing,
} from '@lerret/model'
import { localize } from '@lerret/page-engine'
import { createCalendar } from './calendar.ts'
import type { FeedFile, FeedInput } from './feed-files.ts'
import { createShowingEntries } from './showing-entries.ts'
import { findPagePath, getFeedPath, getTranslationReader } from './translated-feeds.ts'

/** The entry of each showing, by language and showing id. It is in the calendar of its production and in those of the programme. */
export type CalendarEntries = Map<string, string>

const entryKey = (showingId: string, { translation }: FeedInput) =>
  `${translation?.language ?? ''}:${showingId}`

/**
 * A calendar for each film and culture item that has a page in the language of the input, or only for those whose calendar in the
 * house's language is at an affected path, and those of the programme. A generator, since there may be thousands. Adds the entries it
 * creates to `entries`.
 */
export function* createCalendars(
  input: FeedInput,
  entries: CalendarEntries = new Map(),
  affected?: ReadonlySet<string>,
): Generator<FeedFile> {
  const { site, content, words } = input
  const showings = findShowingsFromToday(input)
  const byProduction = Map.groupBy(showings, ({ productionId }) => productionId)
  for (const [path, productions] of Map.groupBy(content.all('production'), calendarPath)) {
    if (affected && !affected.has(path)) continue
    const files = productions.map((production) => {
      const ownShowings = byProduction.get(production.id) ?? []
      const ownEntries = createShowingEntries(ownShowings, production, input)
      for (const [index, entry] of ownEntries.entries())
        entries.set(entryKey((ownShowings[index] as Showing).id, input), entry)
      const page = { kind: 'production' as const, id: production.id, path: productionPath(production) }
      if (findPagePath(page, input) === null) return []
      const { title } = localize('production', production, getTranslationReader(input))
      return [createCalendar(getFeedPath(path, input), `${title} – ${site.title}`, ownEntries)]
    })
    // Two productions may have the same path; the page engine reports it.
    yield* files[0] ?? []
  }
  const listEntries = (isListed: (production: Production) => boolean) => {
    const ids = new Set(
      content
        .all('production')
        .filter(isListed)
        .map(({ id }) => id),
    )
    return showings.flatMap(({ id, productionId }) => {
      const entry = entries.get(entryKey(id, input))
      if (entry === undefined) throw new Error(`Event ${id} has no production.`)
      return ids.has(productionId) ? [entry] : []
    })
  }
  const { all, films, culture, children } = PROGRAMME_CALENDARS
  const createPart = (path: string, name: string, isListed: (production: Production) => boolean) =>
    createCalendar(getFeedPath(path, input), `${name} – ${site.title}`, listEntries(isListed))
  yield createPart(all, words.program, () => true)
  yield createPart(films, words.cinemaCalendar, isFilm)
  yield createPart(culture, words.stageCalendar, (production) => !isFilm(production))
  yield createPart(children, words.childrenCalendar, isForChildren)
}

const isFilm = ({ object }: Production) => object === 'movie'

/** Asks the tags that editors give a production: *Barnefilm*, *For heile familien*. */
const isForChildren = ({ features }: Production) =>
  features.some((feature) => /\b(barn|born|familie)/i.test(feature))

// Showings that ended earlier today stay until midnight, so that an event does not vanish from a calendar during its evening.
function findShowingsFromToday({ content, now }: FeedInput): Showing[] {
  const midnight = +osloInstant(osloDate(now))
  return content.query('event', []).filter((showing) => !hasEnded(showing, midnight))
}
