import type { Film } from '@lerret/model'
import { asc, count, desc, eq } from 'drizzle-orm'
import { contentRecord, contentVersion } from '../../content/records/table.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { readOpenShowings } from '../films/showings.ts'
import { isPublicFilm } from '../films/store.ts'
import { watchListEntry } from './table.ts'

const MAX_FILMS = 20

/** The public films on most watch lists, and whether they can be seen. Whose lists they are on is not read. */
export async function readWatchedFilms(db: Queryable, now: Date) {
  const watchers = count()
  const rows = await db
    .select({ id: watchListEntry.productionId, body: contentVersion.body, watchers })
    .from(watchListEntry)
    .innerJoin(contentRecord, eq(contentRecord.id, watchListEntry.productionId))
    .innerJoin(contentVersion, isPublicFilm)
    .groupBy(watchListEntry.productionId, contentVersion.id, contentVersion.body)
    .orderBy(desc(watchers), asc(watchListEntry.productionId))
    .limit(MAX_FILMS)
  const showings = await readOpenShowings(
    db,
    rows.map(({ id }) => id),
    now,
  )
  return rows.map(({ id, body, watchers: number }) => ({
    productionId: id,
    title: (body as Film).title,
    watchers: number,
    nextShowingAt: showings.get(id)?.[0]?.startsAt ?? null,
  }))
}
