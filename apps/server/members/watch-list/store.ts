import type { Film, NextShowing, Showing, SiteConfig, WatchedFilm } from '@lerret/model'
import { toShowingView } from '@lerret/page-engine'
import { and, asc, eq } from 'drizzle-orm'
import { findPublicSite } from '../../content/house/site-records.ts'
import { contentRecord, contentVersion } from '../../content/records/table.ts'
import type { Partner } from '../../platform/access/realms.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import type { Pagination } from '../../platform/db/pagination.ts'
import { hasTicketsOnSale, readOpenShowings } from '../films/showings.ts'
import { getFilm, isPublicFilm } from '../films/store.ts'
import { readMovieInfos } from '../movie-infos/store.ts'
import { watchListEntry } from './table.ts'

/** The public films on a member's watch list with their next showings, in the order they were added. */
export async function readWatchList(
  db: Queryable,
  { partner, personId, page, now }: { partner: Partner; personId: string; page: Pagination; now: Date },
): Promise<WatchedFilm[]> {
  const rows = await db
    .select({ body: contentVersion.body })
    .from(watchListEntry)
    .innerJoin(contentRecord, eq(contentRecord.id, watchListEntry.productionId))
    .innerJoin(contentVersion, isPublicFilm)
    .where(eq(watchListEntry.personId, personId))
    .orderBy(asc(watchListEntry.addedAt), asc(watchListEntry.productionId))
    .limit(page.take)
    .offset(page.skip)
  const films = rows.map(({ body }) => body as Film)
  const showings = await readOpenShowings(
    db,
    films.map(({ id }) => id),
    now,
  )
  const site = await findPublicSite(db)
  const infos = await readMovieInfos(db, partner, films)
  return infos.map((info) => ({
    ...info,
    nextShowing: site ? toNextShowing(showings.get(info.movieId) ?? [], site) : null,
  }))
}

function toNextShowing([next, ...later]: Showing[], site: SiteConfig): NextShowing | null {
  if (!next) return null
  return {
    startTime: next.startsAt,
    screen: next.hall,
    purchaseUrl: toShowingView(next, site).purchaseHref ?? '',
    isLast: later.length === 0,
  }
}

/** Adds a film. Repeating it is harmless. */
export async function addToWatchList(
  db: Queryable,
  { personId, productionId, now }: { personId: string; productionId: string; now: Date },
): Promise<void> {
  await getFilm(db, productionId)
  const awaitsShowings = !(await hasTicketsOnSale(db, productionId, now))
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
