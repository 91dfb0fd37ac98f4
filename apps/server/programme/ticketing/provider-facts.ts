import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import type { ProductionFacts, ShowingFacts } from './rules.ts'
import { ticketingProduction, ticketingShowing } from './table.ts'

/** The fields of a record as the provider has them, by the name of our field; null when the provider does not have the record. */
export async function readProviderFacts(
  db: Queryable,
  { kind, id }: { kind: 'production' | 'event'; id: string },
): Promise<Record<string, unknown> | null> {
  if (kind === 'production') {
    const [row] = await db.select().from(ticketingProduction).where(eq(ticketingProduction.productionId, id))
    return row ? toProductionFields(row.lastFacts) : null
  }
  const facts = await readShowingFacts(db, id)
  return facts && toShowingFields(facts)
}

/** The fields of a showing in the last feed; null when the provider does not have it. */
export async function readShowingFacts(db: Queryable, showingId: string): Promise<ShowingFacts | null> {
  const [row] = await db.select().from(ticketingShowing).where(eq(ticketingShowing.showingId, showingId))
  return row?.lastFacts ?? null
}

/** An age limit or a length that the provider does not know is no fact: the feed never removes ours. */
function toProductionFields({ title, ageLimit, minutes }: ProductionFacts) {
  return { title, ...(ageLimit && { ageLimit }), ...(minutes && { minutes }) }
}

function toShowingFields({ time, hall, state, saleOpensAt, priceFrom, ticketStatus }: ShowingFacts) {
  return { ...time, hall, state, saleOpensAt, priceFrom, ticketStatus }
}
