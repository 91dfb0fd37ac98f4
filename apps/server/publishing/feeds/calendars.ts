import { calendarPath, osloDate, osloInstant, productionPath, type Showing } from '@lerret/model'
import { calendar, entriesIn } from './calendar.ts'
import type { FeedFile, FeedInput } from './feed-files.ts'

/**
 * A calendar for each film and culture item that has a page, and the whole programme as one to subscribe to. One at a time:
 * there may be thousands.
 */
export function* calendars(input: FeedInput): Generator<FeedFile> {
  const { site, content, paths, words } = input
  const showings = fromToday(input)
  const byProduction = Map.groupBy(showings, ({ productionId }) => productionId)
  // An entry takes as long to make as a page, and stands in two calendars.
  const entries = new Map<Showing, string>()
  const taken = new Set<string>()
  for (const production of content.all('production')) {
    const path = calendarPath(production)
    const own = byProduction.get(production.id) ?? []
    const made = calendar({ path, name: `${production.title} – ${site.title}`, showings: own }, input)
    for (const [index, entry] of entriesIn(made).entries()) entries.set(own[index] as Showing, entry)
    // Two may want one address; the engine complains of their pages.
    if (!paths.has(productionPath(production)) || taken.has(path)) continue
    taken.add(path)
    yield made
  }
  const all = showings.map((showing) => {
    const entry = entries.get(showing)
    if (entry === undefined) throw new Error(`Event ${showing.id} has no production.`)
    return entry
  })
  const name = `${words.program} – ${site.title}`
  yield calendar({ path: '/program.ics', name, showings, entries: all }, input)
}

// What ended earlier today stays until midnight, so that an evening does not vanish from a calendar while it is being lived.
function fromToday({ content, now }: FeedInput): Showing[] {
  const midnight = +osloInstant(osloDate(now))
  return content.query('event', []).filter(({ endsAt }) => Date.parse(endsAt) > midnight)
}
