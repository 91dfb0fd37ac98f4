import type { Production, Showing } from '@lerret/model'
import type { Words } from '@lerret/words/all'
import { and, eq, inArray } from 'drizzle-orm'
import { contentRecord, contentVersion, isDraftVersion } from '../../content/records/table.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { type FeedHealth, readHealth } from './health.ts'
import { describeMessages } from './notices.ts'
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
  const showingRows = await db.select().from(ticketingShowing).orderBy(ticketingShowing.endsAt)
  const showingDrafts = await readDrafts<Showing>(
    db,
    'event',
    showingRows.map(({ showingId }) => showingId),
  )
  const showings = showingRows.map((row) => {
    const { showingId, capacity, sold, reserved, isWaiting, vanishedAt, lastFacts } = row
    const draft = showingDrafts.get(showingId)
    return {
      showingId,
      capacity,
      sold,
      reserved,
      isWaiting,
      vanishedAt,
      isDeleted: !draft,
      differs: draft ? listDifferences(recordShowingFacts(draft), lastFacts) : [],
    }
  })
  const productionRows = await db.select().from(ticketingProduction)
  const productionDrafts = await readDrafts<Production>(
    db,
    'production',
    productionRows.map(({ productionId }) => productionId),
  )
  const productions = productionRows.map(({ productionId, lastFacts }) => {
    const draft = productionDrafts.get(productionId)
    return { productionId, differs: draft ? listDifferences(recordProductionFacts(draft), lastFacts) : [] }
  })
  return { health: await readHealth(db), showings, productions }
}

/** The bodies of drafts by id, in one query; null for a deleted record. */
async function readDrafts<Body>(
  db: Queryable,
  kind: 'event' | 'production',
  ids: string[],
): Promise<Map<string, Body | null>> {
  const rows = await db
    .select({ id: contentVersion.id, body: contentVersion.body })
    .from(contentRecord)
    .innerJoin(contentVersion, isDraftVersion)
    .where(and(eq(contentRecord.kind, kind), inArray(contentRecord.id, ids)))
  return new Map(rows.map(({ id, body }) => [id, body as Body | null]))
}

const listDifferences = <Facts extends object>(ours: Facts, theirs: Facts) =>
  findDifferences(ours, theirs).map((field) => ({
    field: String(field),
    ours: ours[field],
    theirs: theirs[field],
  }))

/** The report for one reader: instants as text, and why the feed fails as a sentence. */
export function toWireReport({ health, showings, productions }: TicketingReport, words: Words) {
  const toIso = (instant: Date | null) => instant?.toISOString() ?? null
  return {
    health: {
      readAt: toIso(health.readAt),
      failures: health.failures,
      failingSince: toIso(health.failingSince),
      reason: describeMessages(health.messages, words) || null,
    },
    showings: showings.map((showing) => ({ ...showing, vanishedAt: toIso(showing.vanishedAt) })),
    productions,
  }
}
