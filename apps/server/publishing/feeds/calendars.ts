import { calendarPath, hasEnded, osloDate, osloInstant, productionPath, type Showing } from '@lerret/model'
import { calendar } from './calendar.ts'
import type { FeedFile, FeedInput } from './feed-files.ts'
import { showingEntries } from './showing-entries.ts'

/** What calendars say of each showing, by its id. An entry stands in two of them. */
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
      const made = showingEntries(own, production, input)
      for (const [index, entry] of made.entries()) entries.set((own[index] as Showing).id, entry)
      if (!paths.has(productionPath(production))) return []
      return [calendar(path, `${production.title} – ${site.title}`, made)]
    })
    // Two may want one address; the engine complains of their pages.
    yield* files[0] ?? []
  }
  const all = showings.map(({ id }) => {
    const entry = entries.get(id)
    if (entry === undefined) throw new Error(`Event ${id} has no production.`)
    return entry
  })
  yield calendar('/program.ics', `${words.program} – ${site.title}`, all)
}

// What ended earlier today stays until midnight, so that an evening does not vanish from a calendar while it is being lived.
function fromToday({ content, now }: FeedInput): Showing[] {
  const midnight = +osloInstant(osloDate(now))
  return content.query('event', []).filter((showing) => !hasEnded(showing, midnight))
}
