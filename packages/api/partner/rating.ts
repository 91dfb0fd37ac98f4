import type { FilmRating } from '@lerret/model'

/** The URL of a film's rating. Not part of the partner client, because every film page needs this and most need nothing more. */
export const ratingAddress = (partner: number, ediNumber: string) =>
  `/partners/${partner}/api/GetMovieByEdiDx?edi=${encodeURIComponent(ediNumber)}`

/** The rating in a reply; null when there are no reviews, or the shape is wrong. */
export function readRating(body: unknown): FilmRating | null {
  const { Rating: rating, RatingCount: ratingCount } = (body ?? {}) as Record<string, unknown>
  if (typeof rating !== 'number' || typeof ratingCount !== 'number' || ratingCount < 1) return null
  return { rating, ratingCount }
}
