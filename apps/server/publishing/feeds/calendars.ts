import { calendarPath, osloDate, osloInstant, productionPath, type Showing } from '@lerret/model'
import { calendar, entriesIn } from './calendar.ts'
import type { FeedFile, FeedInput } from './feed-files.ts'

/** The whole programme as a calendar to subscribe to, and one for each film and culture item that has a page. */
export function calendars(input: FeedInput): FeedFile[] {
  const { site, content, paths, words } = input
  const showings = fromToday(input)
  const programme = calendar(
    { path: '/program.ics', name: `${words.program} – ${site.title}`, showings },
    input,
  )
  // An entry takes as long to make as a page, and stands in two calendars.
  const entries = entriesIn(programme)
  const byProduction = Map.groupBy(
    showings.map((showing, index) => ({ showing, entry: entries[index] as string })),
    ({ showing }) => showing.productionId,
  )
  const ownCalendars = new Map<string, FeedFile>()
  for (const production of content.all('production')) {
    const path = calendarPath(production)
    // Two may want one address; the engine complains of their pages.
    if (!paths.has(productionPath(production)) || ownCalendars.has(path)) continue
    const name = `${production.title} – ${site.title}`
    const own = byProduction.get(production.id) ?? []
    ownCalendars.set(
      path,
      calendar(
        { path, name, showings: own.map(({ showing }) => showing), entries: own.map(({ entry }) => entry) },
        input,
      ),
    )
  }
  return [programme, ...[...ownCalendars.values()].sort((a, b) => (a.path < b.path ? -1 : 1))]
}

// What ended earlier today stays until midnight, so that an evening does not vanish from a calendar while it is being lived.
function fromToday({ content, now }: FeedInput): Showing[] {
  const midnight = +osloInstant(osloDate(now))
  return content.query('event', []).filter(({ endsAt }) => Date.parse(endsAt) > midnight)
}
