import { type Film, filmPath, type MovieInfo, toHref } from '@lerret/model'
import { and, avg, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Partner } from '../../platform/access/realms.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { findPoster } from '../films/store.ts'
import { review } from '../reviews/table.ts'

/** Movie infos of these films in the same order, with the ratings of the partner's members. */
export async function readMovieInfos(db: Queryable, partner: Partner, films: Film[]): Promise<MovieInfo[]> {
  const ratings = await readRatings(
    db,
    partner,
    films.map(({ id }) => id),
  )
  return films.map((film) => ({
    title: film.title,
    movieId: film.id,
    edis: [film.ediNumber],
    ...(ratings.get(film.id) ?? { rating: 0, ratingCount: 0 }),
    poster: findPoster(film),
    link: toHref(filmPath(film)),
  }))
}

async function readRatings(db: Queryable, partner: Partner, ids: string[]) {
  if (ids.length === 0) return new Map<string, { rating: number; ratingCount: number }>()
  const rows = await db
    .select({ id: review.productionId, mean: avg(review.rating), ratingCount: count() })
    .from(review)
    .where(
      and(
        eq(review.partner, partner),
        eq(review.state, 'visible'),
        isNull(review.deletedAt),
        inArray(review.productionId, ids),
      ),
    )
    .groupBy(review.productionId)
  return new Map(
    rows.map(({ id, mean, ratingCount }) => [
      id,
      { rating: Math.round(Number(mean) * 10) / 10, ratingCount },
    ]),
  )
}
