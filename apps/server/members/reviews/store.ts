import type { Review } from '@lerret/model'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Partner } from '../../platform/access/realms.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import type { Pagination } from '../../platform/db/pagination.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { person } from '../accounts/table.ts'
import { ticket } from '../tickets/table.ts'
import { review, reviewLike } from './table.ts'

interface Viewer {
  partner: Partner
  /** The member who reads, whose likes are marked. */
  viewerId: string | null
}

/** The reviews of a film, newest first, without hidden ones. */
export async function readReviews(
  db: Queryable,
  { partner, viewerId, productionId, page }: Viewer & { productionId: string; page: Pagination },
): Promise<Review[]> {
  const rows = await selectReviews(db, viewerId)
    .where(
      and(
        eq(review.partner, partner),
        eq(review.productionId, productionId),
        eq(review.state, 'visible'),
        isWritten,
      ),
    )
    .orderBy(desc(review.addedAt), desc(review.id))
    .limit(page.take)
    .offset(page.skip)
  return rows.map(toReview)
}

/** Saves a member's review of a film. A rewritten review keeps its date, and stays hidden if staff hid it. */
export async function saveReview(
  db: Queryable,
  input: {
    partner: Partner
    personId: string
    productionId: string
    rating: number
    comment: string
    isSpoiler: boolean
    now: Date
  },
): Promise<Review> {
  const { partner, personId, productionId, rating, comment, isSpoiler, now } = input
  const [saved] = await db
    .insert(review)
    .values({ partner, personId, productionId, rating, comment: comment.trim(), isSpoiler, addedAt: now })
    .onConflictDoUpdate({
      target: [review.personId, review.productionId],
      set: { rating, comment: comment.trim(), isSpoiler, editedAt: now, deletedAt: null },
    })
    .returning({ id: review.id })
  const [found] = await selectReviews(db, personId).where(eq(review.id, saved?.id as string))
  return toReview(found as ReviewRow)
}

/** Likes a review or removes the like. Repeating it is harmless. */
export async function likeReview(
  db: Queryable,
  { partner, personId, id, isLiked }: { partner: Partner; personId: string; id: string; isLiked: boolean },
): Promise<Review> {
  const isOfPartner = and(
    eq(review.id, id),
    eq(review.partner, partner),
    eq(review.state, 'visible'),
    isWritten,
  )
  const [existing] = isReviewId(id)
    ? await db.select({ personId: review.personId }).from(review).where(isOfPartner)
    : []
  if (!existing) throw new AppError('review_not_found', `There is no review ${id}.`)
  if (isLiked && existing.personId === personId)
    throw new AppError('own_review', 'Members cannot like their own reviews.')
  if (isLiked) await db.insert(reviewLike).values({ reviewId: id, personId }).onConflictDoNothing()
  else await db.delete(reviewLike).where(and(eq(reviewLike.reviewId, id), eq(reviewLike.personId, personId)))
  const [found] = await selectReviews(db, personId).where(eq(review.id, id))
  return toReview(found as ReviewRow)
}

/**
 * Deletes a member's own review. Repeating it is harmless. Of a hidden one the decision stays, so that nobody deletes and rewrites a
 * review to have it shown.
 */
export async function deleteReview(
  db: Queryable,
  { personId, id, now }: { personId: string; id: string; now: Date },
): Promise<void> {
  if (!isReviewId(id)) return
  const isOwn = and(eq(review.id, id), eq(review.personId, personId))
  await db
    .update(review)
    .set({ comment: '', deletedAt: now })
    .where(and(isOwn, eq(review.state, 'hidden')))
  await db.delete(review).where(and(isOwn, eq(review.state, 'visible')))
}

/** Reviews that their authors have not deleted. */
export const isWritten = isNull(review.deletedAt)

export const isReviewId = (id: string) => z.uuid().safeParse(id).success

function selectReviews(db: Queryable, viewerId: string | null) {
  const likes = db
    .select({ likes: count() })
    .from(reviewLike)
    .where(eq(reviewLike.reviewId, sql`${review}.id`))
  const ownLike = sql`select 1 from ${reviewLike} where ${reviewLike.reviewId} = ${review}.id and ${reviewLike.personId} = ${viewerId}`
  const authorTicket = sql`select 1 from ${ticket} where ${ticket.personId} = ${review}.person_id and ${ticket.partner} = ${review}.partner and ${ticket.productionId} = ${review}.production_id`
  return db
    .select({
      id: review.id,
      comment: review.comment,
      rating: review.rating,
      addedAt: review.addedAt,
      productionId: review.productionId,
      personId: review.personId,
      name: person.name,
      image: person.image,
      likes: sql<number>`(${likes})`.mapWith(Number),
      isLiked: sql<boolean>`exists (${ownLike})`,
      isSpoiler: review.isSpoiler,
      // Tickets must not be revealed before the address is confirmed.
      hasTicket: sql<boolean>`${person.emailVerified} and exists (${authorTicket})`,
    })
    .from(review)
    .innerJoin(person, eq(person.id, review.personId))
    .$dynamic()
}

type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number]

const toReview = (row: ReviewRow): Review => ({
  id: row.id,
  comment: row.comment,
  rating: row.rating,
  addedAt: row.addedAt.toISOString(),
  likesCount: row.likes,
  movieId: row.productionId,
  userId: row.personId,
  userName: row.name,
  image: row.image ?? '',
  isLiked: row.isLiked,
  isSpoiler: row.isSpoiler,
  hasTicket: row.hasTicket,
})
