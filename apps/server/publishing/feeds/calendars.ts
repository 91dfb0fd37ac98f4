import { calendarPath, hasEnded, osloDate, osloInstant, productionPath, type Showing } from '@lerret/model'
import { createCalendar } from './calendar.ts'
import type { FeedFile, FeedInput } from './feed-files.ts'
import { createShowingEntries } from './showing-entries.ts'

/** The entry of each showing, by showing id. It is in two calendars: that of its production and that of the programme. */
export type CalendarEntries = Map<string, string>

/**
 * A calendar for each film and culture item that has a page, or only those at the affected paths, and one for the whole programme.
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
  const allEntries = showings.map(({ id }) => {
    const entry = entries.get(id)
    if (entry === undefined) throw new Error(`Event ${id} has no production.`)
    return entry
  })
  yield createCalendar('/program.ics', `${words.program} – ${site.title}`, allEntries)
}

// Showings that ended earlier today stay until midnight, so that an event does not vanish from a calendar during its evening.
function findShowingsFromToday({ content, now }: FeedInput): Showing[] {
  const midnight = +osloInstant(osloDate(now))
  return content.query('event', []).filter((showing) => !hasEnded(showing, midnight))
}
