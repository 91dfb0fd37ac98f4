import { addDays, osloInstant, type Production, type Showing } from '@lerret/model'
import { inArray } from 'drizzle-orm'
import { readStableShowings } from '../../content/records/store/read-showings.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { ticketingShowing } from './table.ts'

/** When a day of the programme begins: a showing after midnight belongs to the evening before. */
const DAY_BEGINS = '05.00'

/** The public showings from one day to another, in order, with the figures of the ticketing provider. */
export async function readShowingSales(db: Queryable, { from, to }: { from: string; to: string }) {
  const showings = await readStableShowings(db, {
    begin: osloInstant(from, DAY_BEGINS),
    end: osloInstant(addDays(to, 1), DAY_BEGINS),
  })
  const sales = await readSales(
    db,
    showings.map(({ showing }) => showing.id),
  )
  return showings.map(({ showing, production }) =>
    toShowingSales(showing, production, sales.get(showing.id) ?? null),
  )
}

interface Sales {
  capacity: number | null
  sold: number
  reserved: number
}

async function readSales(db: Queryable, ids: string[]): Promise<Map<string, Sales>> {
  if (ids.length === 0) return new Map()
  const { showingId, capacity, sold, reserved } = ticketingShowing
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
