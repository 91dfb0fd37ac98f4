import { z } from 'zod'

/** The partner's data about a film. Entries of the watch list have the same shape. */
export const MovieInfo = z.object({
  title: z.string(),
  movieId: z.string(),
  edis: z.array(z.string()),
  rating: z.number(),
  ratingCount: z.int().nonnegative(),
  poster: z.string(),
  link: z.string(),
})
export type MovieInfo = z.infer<typeof MovieInfo>

/** The next showing of a film that a member can still go to. */
export const NextShowing = z.object({
  startTime: z.string(),
  screen: z.string(),
  /** Where its ticket is bought; empty when none is sold. */
  purchaseUrl: z.string(),
  /** Whether no later showing is planned. */
  isLast: z.boolean(),
})
export type NextShowing = z.infer<typeof NextShowing>

/** A film on the watch list. */
export interface WatchedFilm extends MovieInfo {
  nextShowing: NextShowing | null
}

/** The mean of a film's stars, and the number of ratings. */
export type FilmRating = Pick<MovieInfo, 'rating' | 'ratingCount'>
