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

/** The mean of a film's stars, and the number of ratings. */
export type FilmRating = Pick<MovieInfo, 'rating' | 'ratingCount'>
