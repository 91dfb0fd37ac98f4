import { calendarPath, osloDate, osloInstant, productionPath, type Showing } from '@lerret/model'
import { calendar, entriesIn } from './calendar.ts'
import type { FeedFile, FeedInput } from './feed-files.ts'

/** What calendars say of each showing, by its id. An entry takes as long to make as a page, and stands in two of them. */
export type Entries = Map<string, string>

/**
 * A calendar for each film and culture item that has a page, or for those at some addresses alone, and the whole programme as
 * one to subscribe to. One at a time: there may be thousands. Entries that it makes come in among those that are known.
 */
export function* calendars(
  input: FeedInput,
  entries: Entries = new Map(),
  touched?: ReadonlySet<string>,
): Generator<FeedFile> {
  const { site, content, paths, words } = input
  const showings = fromToday(input)
  const byProduction = Map.groupBy(showings, ({ productionId }) => productionId)
  for (const [path, productions] of Map.groupBy(content.all('production'), calendarPath)) {
    if (touched && !touched.has(path)) continue
    const files = productions.map((production) => {
      const own = byProduction.get(production.id) ?? []
      const file = calendar({ path, name: `${production.title} – ${site.title}`, showings: own }, input)
      for (const [index, entry] of entriesIn(file).entries()) entries.set((own[index] as Showing).id, entry)
      return paths.has(productionPath(production)) ? [file] : []
    })
    // Two may want one address; the engine complains of their pages.
    yield* files[0] ?? []
  }
  const all = showings.map(({ id }) => {
    const entry = entries.get(id)
    if (entry === undefined) throw new Error(`Event ${id} has no production.`)
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
