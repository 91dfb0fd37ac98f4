import type { Film, MovieInfo } from '@lerret/model'
import { and, asc, eq } from 'drizzle-orm'
import type { Partner } from '../accounts/realms.ts'
import { contentRecord, contentVersion } from '../content/table.ts'
import type { Queryable } from '../db/connection.ts'
import type { Pagination } from '../db/pagination.ts'
import { hasOpenShowings } from '../films/showings.ts'
import { getFilm, isPublicFilm, readMovieInfos } from '../films/store.ts'
import { watchListEntry } from './table.ts'

/** The public films on a member's watch list, in the order they were added. */
export async function readWatchList(
  db: Queryable,
  { partner, personId, page }: { partner: Partner; personId: string; page: Pagination },
): Promise<MovieInfo[]> {
  const rows = await db
    .select({ body: contentVersion.body })
    .from(watchListEntry)
    .innerJoin(contentRecord, eq(contentRecord.id, watchListEntry.productionId))
    .innerJoin(contentVersion, isPublicFilm)
    .where(eq(watchListEntry.personId, personId))
    .orderBy(asc(watchListEntry.addedAt), asc(watchListEntry.productionId))
    .limit(page.take)
    .offset(page.skip)
  return readMovieInfos(
    db,
    partner,
    rows.map(({ body }) => body as Film),
  )
}

/** Adds a film. Repeating it is harmless. */
export async function addToWatchList(
  db: Queryable,
  { personId, productionId, now }: { personId: string; productionId: string; now: Date },
): Promise<void> {
  await getFilm(db, productionId)
  const awaitsShowings = !(await hasOpenShowings(db, productionId, now))
  await db
    .insert(watchListEntry)
    .values({ personId, productionId, addedAt: now, awaitsShowings })
    .onConflictDoNothing()
}

/** Removes a film. Repeating it is harmless. */
export async function removeFromWatchList(
  db: Queryable,
  personId: string,
  productionId: string,
): Promise<void> {
  await db
    .delete(watchListEntry)
    .where(and(eq(watchListEntry.personId, personId), eq(watchListEntry.productionId, productionId)))
}
