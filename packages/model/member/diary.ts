import { z } from 'zod'
import { Stars } from './review.ts'

/** A member's own review, as the diary has it. */
export const OwnReview = z.object({
  id: z.string(),
  rating: Stars,
  comment: z.string(),
  addedAt: z.string(),
  /** Whether staff have hidden it from others. */
  isHidden: z.boolean(),
})
export type OwnReview = z.infer<typeof OwnReview>

/** A film that a member has seen at this house, reviewed, or both. */
export const SeenFilm = z.object({
  movieId: z.string(),
  title: z.string(),
  poster: z.string(),
  /** The film's page; empty when it is no longer public. */
  link: z.string(),
  /** The start of the last showing that the member had a ticket to; empty when there was none. */
  seenAt: z.string(),
})

export interface DiaryEntry extends z.infer<typeof SeenFilm> {
  review: OwnReview | null
}
