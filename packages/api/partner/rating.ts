import type { MovieInfo } from '@lerret/model'

/** Where the partner tells what it knows of a film. Apart from all calls of members', as every film's page asks this much and no more. */
export const ratingAddress = (partner: number, ediNumber: string) =>
  `/partners/${partner}/api/GetMovieByEdiDx?edi=${encodeURIComponent(ediNumber)}`

/** The rating in a reply; null when nobody has said what they think, or it has not the shape of one. */
export function readRating(body: unknown): Pick<MovieInfo, 'rating' | 'ratingCount'> | null {
  const { Rating: rating, RatingCount: ratingCount } = (body ?? {}) as Record<string, unknown>
  if (typeof rating !== 'number' || typeof ratingCount !== 'number' || ratingCount < 1) return null
  return { rating, ratingCount }
}
