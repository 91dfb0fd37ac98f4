import type { Production, Showing } from '@lerret/model'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/connection.ts'
import { contentRecord, contentVersion, isStableVersion } from '../table.ts'
import { readAllStable } from './read-records.ts'

export interface StableShowing {
  showing: Showing
  production: Production
}

/** The published showings of published productions that start in this time, in order. The end is not included. */
export async function readStableShowings(
  db: Queryable,
  { begin, end }: { begin: Date; end: Date },
): Promise<StableShowing[]> {
  const startsAt = sql`(${contentVersion.body}->>'startsAt')::timestamptz`
  const rows = await db
    .select({ body: contentVersion.body })
    .from(contentRecord)
    .innerJoin(contentVersion, isStableVersion)
    .where(
      and(
        eq(contentRecord.kind, 'event'),
        sql`${startsAt} >= ${begin.toISOString()}::timestamptz`,
        sql`${startsAt} < ${end.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(startsAt, sql`${contentVersion.body}->>'hall'`, contentRecord.id)
  const showings = rows.map(({ body }) => body as Showing)
  const productions = await readProductions(db, showings)
  return showings.flatMap((showing) => {
    const production = productions.get(showing.productionId)
    return production ? [{ showing, production }] : []
  })
}

async function readProductions(db: Queryable, showings: Showing[]): Promise<Map<string, Production>> {
  const ids = [...new Set(showings.map(({ productionId }) => productionId))]
  if (ids.length === 0) return new Map()
  const stored = await readAllStable(db, 'production', ids)
  return new Map(stored.map(({ body }) => [(body as Production).id, body as Production]))
}
