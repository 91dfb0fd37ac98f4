import { z } from 'zod'
import { line, wholeNumber } from '../../contract.ts'
import { MAX_PAGE_SIZE } from '../../partner/index.ts'
import { Done, deskCall, EDITOR_ROLES } from '../desk.ts'

const ModeratedReview = z
  .object({
    id: z.string(),
    partner: z.string(),
    movieId: z.string(),
    movieTitle: z.string().describe('Empty for a film that is no longer there'),
    userName: z.string(),
    rating: z.int(),
    comment: z.string(),
    isSpoiler: z.boolean(),
    addedAt: z.string(),
    editedAt: z.string().nullable(),
    likesCount: z.int(),
    isHidden: z.boolean(),
    hiddenReason: z.string().nullable(),
    decidedBy: z.string().nullable().describe('Who hid it or showed it again last'),
    decidedAt: z.string().nullable(),
  })
  .meta({ id: 'ModeratedReview' })

const ReviewedFilm = z
  .object({ id: z.string(), title: z.string(), count: z.int() })
  .meta({ id: 'ReviewedFilm' })

/** Moderation of reviews. */
export const reviewContracts = {
  moderatedReviews: deskCall('GET', '/reviews', EDITOR_ROLES, {
    summary: "Every partner's reviews, newest first, hidden ones too",
    querystring: z.object({
      state: z
        .enum(['all', 'recent', 'hidden'])
        .default('all')
        .describe('`recent`: written or rewritten within seven days'),
      film: line(200).optional().describe('The id of a film'),
      skip: wholeNumber({ max: 100_000 }).default(0),
      take: wholeNumber({ min: 1, max: MAX_PAGE_SIZE }).default(20),
    }),
    reply: z.object({
      items: z.array(ModeratedReview),
      total: z.int(),
      films: z.array(ReviewedFilm).describe('Every film with reviews'),
    }),
  }),
  moderateReview: deskCall('POST', '/reviews/:id', EDITOR_ROLES, {
    summary: 'Hide a review from everyone, with a reason, or show it again',
    params: z.object({ id: line(120) }),
    body: z.discriminatedUnion('isHidden', [
      z.object({ isHidden: z.literal(true), reason: line(500) }),
      z.object({ isHidden: z.literal(false) }),
    ]),
    reply: Done,
  }),
}
