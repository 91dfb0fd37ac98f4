import type { Production, Showing } from '@lerret/model'
import { findDraft } from '../content/store.ts'
import type { Queryable } from '../db/connection.ts'
import { type FeedHealth, readHealth } from './health.ts'
import { findDifferences, recordProductionFacts, recordShowingFacts } from './rules.ts'
import { ticketingProduction, ticketingShowing } from './table.ts'

export interface TicketingReport {
  health: FeedHealth
  showings: ShowingReport[]
  productions: { productionId: string; differs: { field: string; ours: unknown; theirs: unknown }[] }[]
}

export interface ShowingReport {
  showingId: string
  capacity: number | null
  sold: number
  reserved: number
  /** Whether the showing waits until its production is published. */
  isWaiting: boolean
  /** When the showing disappeared from the feed. */
  vanishedAt: Date | null
  /** An editor has deleted the showing, but the provider still sells it. */
  isDeleted: boolean
  /** Fields that an editor has set to another value than the provider's. */
  differs: { field: string; ours: unknown; theirs: unknown }[]
}

/** The report for editors: sales figures, showings missing from the feed, and fields that differ. */
export async function readTicketingReport(db: Queryable): Promise<TicketingReport> {
  const showings: ShowingReport[] = []
  for (const row of await db.select().from(ticketingShowing).orderBy(ticketingShowing.endsAt)) {
    const { showingId, capacity, sold, reserved, isWaiting, vanishedAt, lastFacts } = row
    const draft = (await findDraft(db, 'event', showingId))?.body as Showing | null | undefined
    showings.push({
      showingId,
      capacity,
      sold,
      reserved,
      isWaiting,
      vanishedAt,
      isDeleted: !draft,
      differs: draft ? listDifferences(recordShowingFacts(draft), lastFacts) : [],
    })
  }
  const productions: TicketingReport['productions'] = []
  for (const { productionId, lastFacts } of await db.select().from(ticketingProduction)) {
    const draft = (await findDraft(db, 'production', productionId))?.body as Production | null | undefined
    productions.push({
      productionId,
      differs: draft ? listDifferences(recordProductionFacts(draft), lastFacts) : [],
    })
  }
  return { health: await readHealth(db), showings, productions }
}

const listDifferences = <Facts extends object>(ours: Facts, theirs: Facts) =>
  findDifferences(ours, theirs).map((field) => ({
    field: String(field),
    ours: ours[field],
    theirs: theirs[field],
  }))

/** The report with instants as text. */
export function toWireReport({ health, showings, productions }: TicketingReport) {
  const toIso = (instant: Date | null) => instant?.toISOString() ?? null
  return {
    health: {
      ...health,
      readAt: toIso(health.readAt),
      failingSince: toIso(health.failingSince),
    },
    showings: showings.map((showing) => ({ ...showing, vanishedAt: toIso(showing.vanishedAt) })),
    productions,
  }
}
