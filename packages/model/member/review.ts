import { z } from 'zod'
import { MAX_STARS, MIN_STARS } from '../limits.ts'

export const Stars = z.int().min(MIN_STARS).max(MAX_STARS)

export const Review = z.object({
  id: z.string(),
  comment: z.string(),
  rating: Stars,
  addedAt: z.string(),
  likesCount: z.int().nonnegative(),
  movieId: z.string(),
  userId: z.string(),
  userName: z.string(),
  image: z.string(),
  isLiked: z.boolean(),
  /** Its text gives away what happens. */
  isSpoiler: z.boolean(),
  /** Whoever wrote it has had a ticket to the film here. */
  hasTicket: z.boolean(),
})
export type Review = z.infer<typeof Review>
