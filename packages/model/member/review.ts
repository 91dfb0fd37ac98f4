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
  /** Whether the text reveals the plot. */
  isSpoiler: z.boolean(),
  /** Whether the author has had a ticket to the film at this house. */
  hasTicket: z.boolean(),
})
export type Review = z.infer<typeof Review>

export interface ReviewInput extends Pick<Review, 'rating' | 'comment' | 'isSpoiler'> {
  ediNumber: string
}
