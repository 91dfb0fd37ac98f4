import { addDays, osloInstant, type Production, type Showing } from '@lerret/model'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { readAllStable } from '../content/store/read-records.ts'
import { contentRecord, contentVersion, isStableVersion } from '../content/table.ts'
import type { Queryable } from '../db/connection.ts'
import { ticketingShowing } from './table.ts'

/** When a day of the programme begins: a showing after midnight belongs to the evening before. */
const DAY_BEGINS = '05.00'

/** The public showings from one day to another, in order, with the figures of the ticketing provider. */
export async function readShowingSales(db: Queryable, { from, to }: { from: string; to: string }) {
  const startsAt = sql`(${contentVersion.body}->>'startsAt')::timestamptz`
  const rows = await db
    .select({ body: contentVersion.body })
    .from(contentRecord)
    .innerJoin(contentVersion, isStableVersion)
    .where(
      and(
        eq(contentRecord.kind, 'event'),
        sql`${startsAt} >= ${osloInstant(from, DAY_BEGINS).toISOString()}::timestamptz`,
        sql`${startsAt} < ${osloInstant(addDays(to, 1), DAY_BEGINS).toISOString()}::timestamptz`,
      ),
    )
    .orderBy(startsAt, sql`${contentVersion.body}->>'hall'`)
  const showings = rows.map(({ body }) => body as Showing)
  const productions = await readProductions(db, showings)
  const sales = await readSales(db, showings)
  return showings.flatMap((showing) => {
    const production = productions.get(showing.productionId)
    return production ? [toShowingSales(showing, production, sales.get(showing.id) ?? null)] : []
  })
}

async function readProductions(db: Queryable, showings: Showing[]): Promise<Map<string, Production>> {
  const ids = [...new Set(showings.map(({ productionId }) => productionId))]
  if (ids.length === 0) return new Map()
  const stored = await readAllStable(db, 'production', ids)
  return new Map(stored.map(({ body }) => [(body as Production).id, body as Production]))
}

interface Sales {
  capacity: number | null
  sold: number
  reserved: number
}

async function readSales(db: Queryable, showings: Showing[]): Promise<Map<string, Sales>> {
  if (showings.length === 0) return new Map()
  const { showingId, capacity, sold, reserved } = ticketingShowing
  const ids = showings.map(({ id }) => id)
  const rows = await db
    .select({ showingId, capacity, sold, reserved })
    .from(ticketingShowing)
    .where(inArray(showingId, ids))
  return new Map(rows.map(({ showingId, ...sales }) => [showingId, sales]))
}

function toShowingSales(showing: Showing, { title, ageLimit, assets }: Production, sales: Sales | null) {
  const { id, productionId, label, startsAt, hall, state, ticketStatus } = showing
  return {
    showingId: id,
    productionId,
    title,
    label: label ?? null,
    ageLimit,
    poster: assets.find(({ type }) => type === 'poster')?.url ?? null,
    startsAt,
    hall,
    state,
    ticketStatus,
    sales,
  }
}
