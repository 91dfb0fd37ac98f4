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
import { createCalendar } from './calendar.ts'
import type { FeedFile, FeedInput } from './feed-files.ts'
import { createShowingEntries } from './showing-entries.ts'

/** The entry of each showing, by showing id. It is in the calendar of its production and in those of the programme. */
export type CalendarEntries = Map<string, string>

/**
 * A calendar for each film and culture item that has a page, or only those at the affected paths, and those of the programme.
 * A generator, since there may be thousands. Adds the entries it creates to `entries`.
 */
export function* createCalendars(
  input: FeedInput,
  entries: CalendarEntries = new Map(),
  affected?: ReadonlySet<string>,
): Generator<FeedFile> {
  const { site, content, paths, words } = input
  const showings = findShowingsFromToday(input)
  const byProduction = Map.groupBy(showings, ({ productionId }) => productionId)
  for (const [path, productions] of Map.groupBy(content.all('production'), calendarPath)) {
    if (affected && !affected.has(path)) continue
    const files = productions.map((production) => {
      const ownShowings = byProduction.get(production.id) ?? []
      const ownEntries = createShowingEntries(ownShowings, production, input)
      for (const [index, entry] of ownEntries.entries())
        entries.set((ownShowings[index] as Showing).id, entry)
      if (!paths.has(productionPath(production))) return []
      return [createCalendar(path, `${production.title} – ${site.title}`, ownEntries)]
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
      const entry = entries.get(id)
      if (entry === undefined) throw new Error(`Event ${id} has no production.`)
      return ids.has(productionId) ? [entry] : []
    })
  }
  const { all, films, culture, children } = PROGRAMME_CALENDARS
  const named = (name: string) => `${name} – ${site.title}`
  yield createCalendar(
    all,
    named(words.program),
    listEntries(() => true),
  )
  yield createCalendar(films, named(words.cinemaCalendar), listEntries(isFilm))
  yield createCalendar(
    culture,
    named(words.stageCalendar),
    listEntries((production) => !isFilm(production)),
  )
  yield createCalendar(children, named(words.childrenCalendar), listEntries(isForChildren))
}

const isFilm = ({ object }: Production) => object === 'movie'

/** By the tags that editors give a production: *Barnefilm*, *For heile familien*. */
const isForChildren = ({ features }: Production) =>
  features.some((feature) => /\b(barn|born|familie)/i.test(feature))

// Showings that ended earlier today stay until midnight, so that an event does not vanish from a calendar during its evening.
function findShowingsFromToday({ content, now }: FeedInput): Showing[] {
  const midnight = +osloInstant(osloDate(now))
  return content.query('event', []).filter((showing) => !hasEnded(showing, midnight))
}
