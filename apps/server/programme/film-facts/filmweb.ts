import { EdiNumber } from '@lerret/model'
import { z } from 'zod'
import { cleanHtml } from '../../content/records/html/clean-html.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Fetch } from '../../platform/outbound/fetch.ts'
import { escapeHtml } from '../../platform/text/escape-html.ts'
import { optional } from '../ticketing/provider/entries.ts'
import { requestJson } from '../ticketing/provider/request.ts'
import { type FilmFacts, toAgeLimit, withoutEmpty } from './facts.ts'

/* The GraphQL service behind filmweb.no. It is not documented; the schemas have only the fields that we read. */

const MOVIE_QUERY = `query Movie($movieId: String) {
  movieQuery {
    getMovie(movieId: $movieId) {
      mainVersionId title titleOriginal genres lengthInMinutes rating
      synopsisIngress synopsisBodyText premiere productionYear nationalities
    }
  }
}`
const SEARCH_QUERY = `query Search($searchText: String, $maxNumItems: Int) {
  movieQuery { searchForMovies(searchText: $searchText, maxNumItems: $maxNumItems) { title mainVersionId } }
}`
const MAX_SEARCH_RESULTS = 20

const Names = optional(
  z
    .union([z.array(z.string()), z.string().transform((names) => names.split(/\s*,\s*/))])
    .transform((names) => names.map((name) => name.trim()).filter(Boolean)),
)
const Movie = z.object({
  mainVersionId: optional(z.string()),
  titleOriginal: optional(z.string()),
  genres: Names,
  lengthInMinutes: optional(z.int().positive()),
  rating: optional(z.union([z.string(), z.number()])),
  synopsisIngress: optional(z.string()),
  synopsisBodyText: optional(z.string()),
  premiere: optional(z.string()),
  productionYear: optional(z.coerce.number().pipe(z.int().min(1888).max(2200))),
  nationalities: Names,
})
const MovieReply = z.object({ data: z.object({ movieQuery: z.object({ getMovie: Movie.nullable() }) }) })
const SearchReply = z.object({
  data: z.object({
    movieQuery: z.object({
      searchForMovies: z.array(z.object({ title: z.string(), mainVersionId: z.string().min(1) })),
    }),
  }),
})

interface FilmQuery {
  ediNumber?: string | undefined
  title: string
}

/** Finds a film by its number, or else by its title, if only one film has it. */
export async function findFilmwebFacts(
  url: string,
  { ediNumber, title }: FilmQuery,
  { fetch, signal }: { fetch: Fetch; signal: AbortSignal },
): Promise<FilmFacts> {
  const ask = <Schema extends z.ZodType>(query: string, variables: object, schema: Schema) =>
    requestJson(url, { schema, headers: {}, body: { query, variables }, fetch, signal })
  const movieId = ediNumber ?? (await findNumber())
  const { getMovie } = (await ask(MOVIE_QUERY, { movieId }, MovieReply)).data.movieQuery
  if (!getMovie) throw new AppError('film_not_found', `Filmweb has no film ${movieId}.`)
  return toFacts(getMovie)

  async function findNumber(): Promise<string> {
    const variables = { searchText: title, maxNumItems: MAX_SEARCH_RESULTS }
    const { searchForMovies } = (await ask(SEARCH_QUERY, variables, SearchReply)).data.movieQuery
    const isSame = (other: string) => other.trim().toLowerCase() === title.trim().toLowerCase()
    const numbers = new Set(
      searchForMovies.filter((movie) => isSame(movie.title)).map((movie) => movie.mainVersionId),
    )
    if (numbers.size > 1)
      throw new AppError('film_ambiguous', `Filmweb has ${numbers.size} films with this title.`)
    const [number] = numbers
    if (!number) throw new AppError('film_not_found', 'Filmweb has no film with this title.')
    return number
  }
}

const toFacts = (movie: z.infer<typeof Movie>): FilmFacts =>
  withoutEmpty({
    ediNumber: EdiNumber.safeParse(movie.mainVersionId).data,
    originalTitle: movie.titleOriginal?.trim(),
    year: movie.productionYear ?? undefined,
    countries: movie.nationalities ?? undefined,
    genres: movie.genres ?? undefined,
    ageLimit: toAgeLimit(movie.rating),
    minutes: movie.lengthInMinutes ?? undefined,
    premiere: z.iso.date().safeParse(movie.premiere?.slice(0, 10)).data,
    summary: toPlainText(movie.synopsisIngress ?? ''),
    text: toHtml(movie.synopsisBodyText ?? ''),
  })

const toPlainText = (text: string) =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Plain text becomes paragraphs; HTML is cleaned. */
function toHtml(text: string): string {
  if (/<\w+[^<>]*>/.test(text)) return cleanHtml(text)
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
  return paragraphs
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('')
}
