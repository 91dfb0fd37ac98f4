import {
  MAX_COMMENT_LENGTH,
  MAX_STARS,
  MIN_STARS,
  OwnReview,
  REVIEWS_PAGE_SIZE,
  Review,
  SeenFilm,
} from '@lerret/model'
import { z } from 'zod'
import { OWN_REVIEW_FIELDS, REVIEW_FIELDS, SEEN_FILM_FIELDS } from '../../partner/fields.ts'
import { failures, line, text } from '../contract.ts'
import { toWireSchema } from '../wire-schema.ts'
import { contract, Done, FilmNumber, page } from './partner-contract.ts'

export const WireReview = toWireSchema(Review, REVIEW_FIELDS).meta({ id: 'Review' })
export type WireReview = z.infer<typeof WireReview>

/** A film that the member has seen or reviewed. */
export const WireDiaryEntry = toWireSchema(SeenFilm, SEEN_FILM_FIELDS)
  .extend({ Review: toWireSchema(OwnReview, OWN_REVIEW_FIELDS).nullable() })
  .meta({ id: 'DiaryEntry' })
export type WireDiaryEntry = z.infer<typeof WireDiaryEntry>

/** Reviews of films, and the films that a member has seen. */
export const reviewsContracts = {
  reviews: contract('reviews', 'anyone', {
    summary: 'Members’ reviews of a film, by EDI number',
    querystring: z.object({ edi: FilmNumber, ...page(REVIEWS_PAGE_SIZE) }),
    response: { 200: z.array(WireReview), ...failures },
  }),
  addReview: contract('addReview', 'member', {
    summary: "Write or replace the member's review of a film",
    body: z.object({
      EdiNumber: FilmNumber,
      Rating: z.int().min(MIN_STARS).max(MAX_STARS),
      Comment: text(MAX_COMMENT_LENGTH),
      IsSpoiler: z.boolean().default(false),
    }),
    response: { 200: WireReview, ...failures },
  }),
  likeReview: contract('likeReview', 'member', {
    summary: 'Like a review, or remove the like; repeating it changes nothing',
    body: z.object({ Id: line(120), Liked: z.boolean() }),
    response: { 200: WireReview, ...failures },
  }),
  deleteReview: contract('deleteReview', 'member', {
    summary: 'Delete a review that the member has written; deleting it again changes nothing',
    body: z.object({ Id: line(120) }),
    response: { 200: Done, ...failures },
  }),
  diary: contract('diary', 'member', {
    summary: 'The films that the member has had a ticket to or reviewed, newest first',
    response: { 200: z.array(WireDiaryEntry), ...failures },
  }),
}
