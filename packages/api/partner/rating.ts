import type { MovieInfo } from '@lerret/model'

/** Where the partner tells what it knows of a film; its own file, as every film's page asks for this much and no more. */
export const MOVIE_INFO_PATH = 'api/GetMovieByEdiDx?edi='

export const ratingAddress = (partner: number, ediNumber: string) =>
  `/partners/${partner}/${MOVIE_INFO_PATH}${encodeURIComponent(ediNumber)}`

/** The rating in a reply; null when nobody has said what they think, or it has not the shape of one. */
export function readRating(body: unknown): Pick<MovieInfo, 'rating' | 'ratingCount'> | null {
  const { Rating: rating, RatingCount: ratingCount } = (body ?? {}) as Record<string, unknown>
  if (typeof rating !== 'number' || typeof ratingCount !== 'number' || ratingCount < 1) return null
  return { rating, ratingCount }
}
