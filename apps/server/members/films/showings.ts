import { hasBegun, type Showing, takesPlace } from '@lerret/model'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { contentRecord, contentVersion, isStableVersion } from '../../content/records/table.ts'
import type { Queryable } from '../../platform/db/connection.ts'

/** Whether a ticket to the film can be had now. */
export async function hasTicketsOnSale(db: Queryable, productionId: string, now: Date): Promise<boolean> {
  const showings = (await readOpenShowings(db, [productionId], now)).get(productionId) ?? []
  return showings.some((showing) => isOnSale(showing, now))
}

/** Whether the sale of an open showing has begun. The provider may report it late. */
export const isOnSale = ({ ticketStatus, saleOpensAt }: Showing, now: Date) =>
  ticketStatus !== 'not-yet' || (saleOpensAt !== undefined && Date.parse(saleOpensAt) <= +now)

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
