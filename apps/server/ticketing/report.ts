import type { Production, Showing } from '@lerret/model'
import { findDraft } from '../content/store.ts'
import type { Queryable } from '../db/connection.ts'
import { type FeedHealth, readHealth } from './health.ts'
import { differencesOf, factsOfProduction, factsOfShowing } from './rules.ts'
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
  /** It waits until its production is published. */
  isWaiting: boolean
  /** Since when the provider says nothing of it. */
  vanishedAt: Date | null
  /** An editor has deleted it, and the provider still sells it. */
  isDeleted: boolean
  /** Where an editor's word stands, and the provider has another. */
  differs: { field: string; ours: unknown; theirs: unknown }[]
}

/** What an editor is to see of the provider: how it sells, what is gone, what the two do not agree on. */
export async function readTicketingReport(db: Queryable): Promise<TicketingReport> {
  const showings: ShowingReport[] = []
  for (const row of await db.select().from(ticketingShowing).orderBy(ticketingShowing.endsAt)) {
    const { showingId, capacity, sold, reserved, isWaiting, vanishedAt, said } = row
    const draft = (await findDraft(db, 'event', showingId))?.body as Showing | null | undefined
    showings.push({
      showingId,
      capacity,
      sold,
      reserved,
      isWaiting,
      vanishedAt,
      isDeleted: !draft,
      differs: draft ? compare(factsOfShowing(draft), said) : [],
    })
  }
  const productions: TicketingReport['productions'] = []
  for (const { productionId, said } of await db.select().from(ticketingProduction)) {
    const draft = (await findDraft(db, 'production', productionId))?.body as Production | null | undefined
    productions.push({ productionId, differs: draft ? compare(factsOfProduction(draft), said) : [] })
  }
  return { health: await readHealth(db), showings, productions }
}

const compare = <Facts extends object>(ours: Facts, theirs: Facts) =>
  differencesOf(ours, theirs).map((field) => ({
    field: String(field),
    ours: ours[field],
    theirs: theirs[field],
  }))

/** The same with moments as they travel. */
export function reportInWords({ health, showings, productions }: TicketingReport) {
  const written = (moment: Date | null) => moment?.toISOString() ?? null
  return {
    health: { ...health, readAt: written(health.readAt), failingSince: written(health.failingSince) },
    showings: showings.map((showing) => ({ ...showing, vanishedAt: written(showing.vanishedAt) })),
    productions,
  }
}
