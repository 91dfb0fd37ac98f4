import { hasBegun, type Showing, takesPlace } from '@lerret/model'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { contentRecord, contentVersion, isStableVersion } from '../content/table.ts'
import type { Queryable } from '../db/connection.ts'

/** Whether the film has a showing that can still be visited. */
export async function hasOpenShowings(db: Queryable, productionId: string, now: Date): Promise<boolean> {
  return (await readOpenShowings(db, [productionId], now)).has(productionId)
}

/** The public showings that can still be visited, by production, the next one first. */
export async function readOpenShowings(
  db: Queryable,
  productionIds: string[],
  now: Date,
): Promise<Map<string, Showing[]>> {
  if (productionIds.length === 0) return new Map()
  const rows = await db
    .select({ body: contentVersion.body })
    .from(contentRecord)
    .innerJoin(contentVersion, isStableVersion)
    .where(
      and(
        eq(contentRecord.kind, 'event'),
        inArray(sql`${contentVersion.body}->>'productionId'`, productionIds),
        sql`(${contentVersion.body}->>'startsAt')::timestamptz > ${now.toISOString()}::timestamptz`,
      ),
    )
  const openShowings = rows.map(({ body }) => body as Showing).filter((showing) => isOpen(showing, now))
  openShowings.sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
  return Map.groupBy(openShowings, ({ productionId }) => productionId)
}

/** Whether a visitor without a ticket can still go. */
const isOpen = (showing: Showing, now: Date) =>
  takesPlace(showing) && showing.ticketStatus !== 'sold-out' && !hasBegun(showing, +now)
