import type { TicketFeed } from '@lerret/model'
import { z } from 'zod'
import { optional, readEntries, toCount, toId, toWebUrl } from '../provider/entries.ts'
import { buildFeed } from '../provider/feed-builder.ts'
import type { ProviderFeed } from '../provider/provider.ts'
import { type ProviderRequestOptions, requestJson } from '../provider/request.ts'

/* The GraphQL service behind filmweb.no. It is not documented; times are wall-clock times without an offset. */

const QUERY = `query Programme($location: String) {
  movieQuery {
    getCurrentMovies(location: $location, removePastShows: true) {
      mainVersionId title lengthInMinutes rating
      shows { showStart screenName theaterName ticketSaleUrl }
    }
  }
}`

const Reply = z.object({
  data: z.object({ movieQuery: z.object({ getCurrentMovies: z.array(z.unknown()) }) }),
})
const Movie = z.object({
  mainVersionId: z.string().min(1),
  title: z.string(),
  lengthInMinutes: optional(z.number()),
  rating: optional(z.union([z.string(), z.number()])),
  shows: z.array(z.unknown()),
})
const Show = z.object({
  showStart: z.string(),
  screenName: optional(z.string()),
  theaterName: optional(z.string()),
  ticketSaleUrl: optional(z.string()),
})
type Movie = z.infer<typeof Movie>
type Show = z.infer<typeof Show>
const ListedShow = z.object({ movie: z.custom<Movie>(), show: Show })

/** Reads the programme of a place, or of one of its cinemas, from Filmweb. It has no sales figures. */
export async function readFilmweb(
  { url, location, theatre }: Extract<TicketFeed, { kind: 'filmweb' }>,
  { fetch, signal }: ProviderRequestOptions,
): Promise<ProviderFeed> {
  const { origin } = new URL(url)
  const { data } = await requestJson(url, {
    schema: Reply,
    headers: {},
    body: { query: QUERY, variables: { location } },
    fetch,
    signal,
  })
  const movies = readEntries(data.movieQuery.getCurrentMovies, {
    origin,
    list: 'getCurrentMovies',
    schema: Movie,
    findId: () => null,
  })
  const shows = readEntries(
    movies.entries.flatMap((movie) => movie.shows.map((show) => ({ movie, show }))),
    {
      origin,
      list: 'shows',
      schema: ListedShow,
      findId: ({ show }) => (show as Partial<Show> | null)?.ticketSaleUrl,
    },
  )
  const feed = buildFeed(origin, [...movies.unreadable, ...shows.unreadable])
  for (const { movie, show } of shows.entries)
    if (!theatre || isSameName(show.theaterName, theatre))
      feed.add(toProduction(movie), toShowing(movie, show))
  return feed.finish()
}

const toProduction = ({ mainVersionId, title, lengthInMinutes, rating }: Movie) => ({
  id: toId(mainVersionId),
  title,
  filmNumber: mainVersionId,
  ageLimit: rating == null ? null : String(rating),
  minutes: toCount(lengthInMinutes) || null,
})

function toShowing({ mainVersionId }: Movie, show: Show) {
  const { showStart, screenName, theaterName, ticketSaleUrl } = show
  const url = toWebUrl(ticketSaleUrl)
  return {
    // A show has no number. The address of its sale stays the same when it is moved.
    id: toId(url ?? `${mainVersionId} ${theaterName} ${screenName} ${showStart}`),
    start: showStart,
    hall: screenName,
    url,
  }
}

const isSameName = (name: string | null | undefined, wanted: string) =>
  name?.trim().toLowerCase() === wanted.trim().toLowerCase()
