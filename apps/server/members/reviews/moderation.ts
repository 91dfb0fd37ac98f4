import { DAY_MS } from '@lerret/model'
import { and, count, desc, eq, getTableColumns, gt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { contentRecord } from '../../content/records/table.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import type { Pagination } from '../../platform/db/pagination.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { person } from '../accounts/table.ts'
import { isReviewId, isWritten } from './store.ts'
import { review, reviewLike } from './table.ts'

/** How long a review counts as recent, after it was written or rewritten. */
const RECENT_MS = 7 * DAY_MS

export interface ReviewFilter {
  state: 'all' | 'recent' | 'hidden'
  /** The id of a film. */
  film?: string | undefined
}

/** Every partner's reviews for those who moderate, newest first, and the films that have any. */
export async function findReviews(
  db: Queryable,
  { state, film, page, now }: ReviewFilter & { page: Pagination; now: Date },
) {
  const conditions: Record<ReviewFilter['state'], SQL | undefined> = {
    all: undefined,
    recent: isRecent(now),
    hidden: eq(review.state, 'hidden'),
  }
  const condition = and(
    isWritten,
    conditions[state],
    film === undefined ? undefined : eq(review.productionId, film),
  )
  const [counted] = await db.select({ total: count() }).from(review).where(condition)
  const moderator = alias(person, 'moderator')
  const likes = db
    .select({ likes: count() })
    .from(reviewLike)
    .where(eq(reviewLike.reviewId, sql`${review}.id`))
  const rows = await db
    .select({
      ...getTableColumns(review),
      movieTitle: filmTitle,
      userName: person.name,
      decidedBy: moderator.name,
      likesCount: sql<number>`(${likes})`.mapWith(Number),
    })
    .from(review)
    .innerJoin(person, eq(person.id, review.personId))
    .leftJoin(moderator, eq(moderator.id, review.decidedBy))
    .leftJoin(contentRecord, isFilmOfReview)
    .where(condition)
    .orderBy(desc(review.addedAt), desc(review.id))
    .limit(page.take)
    .offset(page.skip)
  return {
    items: rows.map(({ productionId, addedAt, editedAt, decidedAt, state: itsState, ...row }) => ({
      ...row,
      movieId: productionId,
      addedAt: addedAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
      decidedAt: decidedAt?.toISOString() ?? null,
      isHidden: itsState === 'hidden',
    })),
    total: counted?.total ?? 0,
    films: await readReviewedFilms(db),
  }
}

/**
 * Hides a review from everyone, or shows it again, on behalf of staff. Without a reason, it is shown. Returns the title of the film.
 */
export async function moderateReview(
  db: Queryable,
  { id, reason, staffId, now }: { id: string; reason: string | null; staffId: string; now: Date },
): Promise<string> {
  const isHidden = reason !== null
  const [changed] = isReviewId(id)
    ? await db
        .update(review)
        .set({
          state: isHidden ? 'hidden' : 'visible',
          hiddenReason: reason,
          decidedBy: staffId,
          decidedAt: now,
        })
        .where(eq(review.id, id))
        .returning({ productionId: review.productionId })
    : []
  if (!changed) throw new AppError('review_not_found', `There is no review ${id}.`)
  const [film] = await db
    .select({ title: filmTitle })
    .from(contentRecord)
    .where(and(eq(contentRecord.kind, 'production'), eq(contentRecord.id, changed.productionId)))
  return film?.title ?? ''
}

const readReviewedFilms = (db: Queryable) =>
  db
    .select({ id: review.productionId, title: filmTitle, count: count() })
    .from(review)
    .leftJoin(contentRecord, isFilmOfReview)
    .where(isWritten)
    .groupBy(review.productionId, filmTitle)
    .orderBy(filmTitle)

/** Empty for a film that is no longer there. */
const filmTitle = sql<string>`coalesce(${contentRecord.summary}->>'title', '')`

const isFilmOfReview = and(eq(contentRecord.kind, 'production'), eq(contentRecord.id, review.productionId))

function isRecent(now: Date) {
  const since = new Date(+now - RECENT_MS)
  return or(gt(review.addedAt, since), gt(review.editedAt, since))
}
