import { z } from 'zod'
import { failures, line, wholeNumber } from '../../contract.ts'
import { MAX_PAGE_SIZE } from '../../partner.ts'
import { DESK_URL, type DeskContract, Done, deskSchema, EDITOR_ROLES } from '../desk.ts'

const ModeratedReview = z
  .object({
    id: z.string(),
    partner: z.string(),
    movieId: z.string(),
    userName: z.string(),
    rating: z.int(),
    comment: z.string(),
    addedAt: z.string(),
    likesCount: z.int(),
    isHidden: z.boolean(),
  })
  .meta({ id: 'ModeratedReview' })

/** Moderation of reviews. */
export const reviewContracts = {
  moderatedReviews: {
    method: 'GET',
    url: `${DESK_URL}/reviews`,
    roles: EDITOR_ROLES,
    schema: deskSchema('moderatedReviews', "Every partner's reviews, newest first, hidden ones too", {
      querystring: z.object({
        skip: wholeNumber({ max: 100_000 }).default(0),
        take: wholeNumber({ min: 1, max: MAX_PAGE_SIZE }).default(20),
      }),
      response: { 200: z.array(ModeratedReview), ...failures },
    }),
  },
  moderateReview: {
    method: 'POST',
    url: `${DESK_URL}/reviews/:id`,
    roles: EDITOR_ROLES,
    schema: deskSchema('moderateReview', 'Hide a review from everyone, or show it again', {
      params: z.object({ id: line(120) }),
      body: z.object({ isHidden: z.boolean() }),
      response: { 200: Done, ...failures },
    }),
  },
} satisfies Record<string, DeskContract>
