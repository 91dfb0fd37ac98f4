import { isDeepStrictEqual } from 'node:util'
import { DAY_MS } from '@lerret/model'
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { readHouseWords } from '../../../content/house/house-words.ts'
import { lockRecord } from '../../../content/records/store/lock-records.ts'
import { addRecord, publishLocked } from '../../../content/records/store/publish-versions.ts'
import { findDraft, findStable } from '../../../content/records/store/read-records.ts'
import { updateDraftAndStable } from '../../../content/records/store/update-draft-and-stable.ts'
import type { Database, Queryable, Transaction } from '../../../platform/db/connection.ts'
import { lockInTransaction } from '../../../platform/db/transaction-lock.ts'
import type { ProviderFeed } from '../provider/provider.ts'
import {
  applyProductionUpdates,
  applyShowingUpdates,
  feedProductionFacts,
  feedShowingFacts,
  findFirstUpdates,
  findUpdates,
  recordProductionFacts,
  recordShowingFacts,
  type ShowingFacts,
} from '../rules.ts'
import { ticketingProduction, ticketingShowing } from '../table.ts'
import {
  findFilm,
  findOnlyByTitle,
  findShowing,
  type KnownRecords,
  readKnownRecords,
} from './known-records.ts'
import { lockAffectedRecords } from './locks.ts'
import { draftProduction, isFilmNumber, newShowing } from './new-records.ts'
import { tryRecordChange } from './savepoint.ts'

/** The author of changes from the feed. */
export const PROVIDER_AUTHOR = 'provider'
/** How long sales figures of past showings are stored. */
const RETENTION_MS = 30 * DAY_MS

type SoldProduction = ProviderFeed['productions'][number]
type SoldShowing = ProviderFeed['showings'][number]

export interface SyncDependencies {
  db: Database
  venueId: string
  /** The house's time, for whether a sale has opened and a showing is over. */
  now: Date
  logWarning(text: string): void
}

/**
 * Updates the content from the feed, in one transaction: new productions as drafts, new showings, and changed fields that no editor
 * has changed. An invalid entry, such as a showing that ends before it begins, is logged and left out.
 */
export async function syncFeed(read: ProviderFeed, { db, venueId, now, logWarning }: SyncDependencies) {
  const { feedHall } = await readHouseWords(db)
  const feed: ProviderFeed = {
    ...read,
    showings: read.showings.map((showing) => ({ ...showing, hall: showing.hall || feedHall })),
  }
  const productions = removeDuplicates('production', feed.productions)
  const showings = removeDuplicates('showing', feed.showings)
  await db.transaction(async (tx) => {
    await lockInTransaction(tx, 'ticketing')
    const known = await readKnownRecords(tx, { productions, showings })
    await lockAffectedRecords(tx, known, { productions, showings }, now)
    const ourIds = await syncProductions(tx, known)
    await syncShowings(tx, known, ourIds)
    await markVanished(tx)
    await releaseWaiting(tx, known)
    await tx.delete(ticketingShowing).where(lt(ticketingShowing.endsAt, new Date(+now - RETENTION_MS)))
  })

  /** Returns the id of our production for each production in the feed. */
  async function syncProductions(tx: Transaction, known: KnownRecords): Promise<Map<string, string>> {
    const showingsByProduction = Map.groupBy(showings, ({ productionId }) => productionId)
    const ourIds = new Map<string, string>()
    for (const sold of productions) {
      const row = known.productions.get(sold.id)
      if (row) await updateProduction(tx, sold, row)
      const editorShowings = (showingsByProduction.get(sold.id) ?? []).flatMap(
        ({ id }) => known.editorShowings.get(id) ?? [],
      )
      const id = row?.productionId ?? (await linkProduction(tx, sold, editorShowings[0]?.productionId))
      if (id !== undefined) ourIds.set(sold.id, id)
    }
    return ourIds
  }

  async function updateProduction(
    tx: Transaction,
    sold: SoldProduction,
    row: typeof ticketingProduction.$inferSelect,
  ) {
    const lastFacts = feedProductionFacts(sold)
    if (isDeepStrictEqual(row.lastFacts, lastFacts)) return
    await tryChange(
      tx,
      () => `production ${row.productionId}`,
      (savepoint) =>
        updateDraftAndStable(savepoint, record('production', row.productionId), (body) =>
          applyProductionUpdates(body, findUpdates(recordProductionFacts(body), row.lastFacts, lastFacts)),
        ),
    )
    await tx.update(ticketingProduction).set({ lastFacts }).where(eq(ticketingProduction.soldId, sold.id))
  }

  /**
   * Links the production with the same film number, or that of an editor's showing with the provider's number, or where the provider
   * has no film numbers the only one with the same title, or a new one.
   */
  function linkProduction(tx: Transaction, sold: SoldProduction, editorProductionId: string | undefined) {
    return tryChange(
      tx,
      () => productionInFeed(sold),
      async (savepoint) => {
        const film = isFilmNumber(sold.filmNumber) ? await findFilm(savepoint, sold.filmNumber) : undefined
        const namesake =
          sold.filmNumber === null
            ? await findOnlyByTitle(savepoint, feedProductionFacts(sold).title)
            : undefined
        const productionId =
          film?.id ?? editorProductionId ?? namesake?.id ?? (await addProduction(savepoint, sold))
        await savepoint
          .insert(ticketingProduction)
          .values({ soldId: sold.id, productionId, lastFacts: feedProductionFacts(sold) })
        return productionId
      },
    )
  }

  async function syncShowings(tx: Transaction, known: KnownRecords, ourIds: Map<string, string>) {
    const listedIds = new Set(productions.map(({ id }) => id))
    for (const sold of showings) {
      const row = known.showings.get(sold.id)
      const productionId = ourIds.get(sold.productionId)
      if (row) await updateShowing(tx, sold, row)
      else if (productionId !== undefined) await linkShowing(tx, sold, productionId, known)
      else if (!listedIds.has(sold.productionId))
        logWarning(`The production of ${showingInFeed(sold)} is missing.`)
    }
  }

  async function updateShowing(
    tx: Transaction,
    sold: SoldShowing,
    row: typeof ticketingShowing.$inferSelect,
  ) {
    const next = toRow(sold)
    const { lastFacts, capacity, sold: count, reserved } = next
    const hasChanged = !isDeepStrictEqual(row.lastFacts, lastFacts)
    const salesChanged = row.capacity !== capacity || row.sold !== count || row.reserved !== reserved
    if (!hasChanged && !salesChanged && !row.vanishedAt) return
    await tryChange(
      tx,
      () => `showing ${row.showingId}`,
      async (savepoint) => {
        if (hasChanged) await updateShowingRecord(savepoint, row, lastFacts)
        await savepoint.update(ticketingShowing).set(next).where(eq(ticketingShowing.eventId, sold.id))
      },
    )
  }

  /** An invalid change is logged, and not tried again until the feed changes. */
  async function updateShowingRecord(
    tx: Transaction,
    { showingId, lastFacts: previous }: typeof ticketingShowing.$inferSelect,
    current: ShowingFacts,
  ) {
    await tryChange(
      tx,
      () => `showing ${showingId}`,
      (savepoint) =>
        updateDraftAndStable(savepoint, record('event', showingId), (body, isPublic) =>
          applyShowingUpdates(body, findUpdates(recordShowingFacts(body), previous, current), isPublic),
        ),
    )
  }

  async function linkShowing(tx: Transaction, sold: SoldShowing, productionId: string, known: KnownRecords) {
    const row = toRow(sold)
    await tryChange(
      tx,
      () => showingInFeed(sold),
      async (savepoint) => {
        const editorShowing = known.editorShowings.get(sold.id)
        const linked = editorShowing
          ? await linkEditorShowing(savepoint, editorShowing.id, row.lastFacts)
          : await addShowing(savepoint, sold.id, productionId, row.lastFacts)
        await savepoint.insert(ticketingShowing).values({ ...row, eventId: sold.id, ...linked })
      },
    )
  }

  function toRow(showing: SoldShowing) {
    const { endsAt, capacity, sold, reserved } = showing
    const lastFacts = feedShowingFacts(showing, now)
    return { lastFacts, endsAt: new Date(endsAt), capacity, sold, reserved, vanishedAt: null }
  }

  /** Links a showing that an editor created with the provider's number. */
  async function linkEditorShowing(tx: Queryable, showingId: string, facts: ShowingFacts) {
    await updateDraftAndStable(tx, record('event', showingId), (body, isPublic) =>
      applyShowingUpdates(body, findFirstUpdates(recordShowingFacts(body), facts), isPublic),
    )
    return { showingId, isWaiting: false }
  }

  async function addShowing(tx: Queryable, eventId: string, productionId: string, facts: ShowingFacts) {
    const body = newShowing(eventId, { productionId, venueId, facts })
    const isPublic = (await findStable(tx, 'production', productionId)) !== undefined
    await addRecord(tx, { ...record('event', body.id), body, isPublic })
    return { showingId: body.id, isWaiting: !isPublic }
  }

  async function addProduction(tx: Queryable, sold: SoldProduction): Promise<string> {
    const body = draftProduction(sold, await readHouseWords(tx))
    // The link was lost, but the record exists: an editor may have changed its number or deleted it.
    if (await findDraft(tx, 'production', body.id)) return body.id
    await addRecord(tx, { ...record('production', body.id), body, isPublic: false })
    logWarning(
      `The provider sells tickets to ${productionInFeed(sold)}, which is new: its draft is ${body.id}.`,
    )
    return body.id
  }

  /** A showing that is listed but cannot be read has not vanished. Without all ids, nobody knows what has. */
  async function markVanished(tx: Queryable) {
    const unreadable = feed.unreadable ?? []
    if (unreadable.includes(null)) return
    const listedIds = [...showings.map(({ id }) => id), ...unreadable.filter((id) => id !== null)]
    const vanished = await tx
      .update(ticketingShowing)
      .set({ vanishedAt: now })
      .where(
        and(
          isNull(ticketingShowing.vanishedAt),
          sql`${ticketingShowing.endsAt} > ${now.toISOString()}::timestamptz`,
          listedIds.length > 0 ? sql`not (${inArray(ticketingShowing.eventId, listedIds)})` : undefined,
        ),
      )
      .returning({ showingId: ticketingShowing.showingId })
    for (const { showingId } of vanished)
      logWarning(`Showing ${showingId} is no longer in the provider's feed. It stays as it is.`)
  }

  /** Publishes showings that waited for the draft of their production to be published. */
  async function releaseWaiting(tx: Queryable, known: KnownRecords) {
    for (const { eventId, showingId, isWaiting } of known.showings.values()) {
      if (!isWaiting) continue
      const locked = await lockRecord(tx, 'event', showingId)
      const draft = await findShowing(tx, showingId)
      const production = draft && (await findStable(tx, 'production', draft.productionId))
      if (!locked || !production) continue
      if (locked.stableVersion === null) await publishLocked(tx, record('event', showingId), locked)
      await tx.update(ticketingShowing).set({ isWaiting: false }).where(eq(ticketingShowing.eventId, eventId))
    }
  }

  /** Logs a refused change, which concerns one record only. */
  function tryChange<Result>(
    tx: Transaction,
    describe: () => string,
    change: (savepoint: Transaction) => Promise<Result>,
  ) {
    return tryRecordChange(tx, change, (reason) =>
      logWarning(`The feed's change of ${describe()} is invalid: ${reason}`),
    )
  }

  /** The log names unlinked entries by their position, because ids and titles are text from the provider. */
  function productionInFeed(sold: SoldProduction) {
    return `production number ${feed.productions.indexOf(sold) + 1} in the feed`
  }

  function showingInFeed(sold: SoldShowing) {
    return `showing number ${feed.showings.indexOf(sold) + 1} in the feed`
  }

  function removeDuplicates<Entry extends { id: string }>(noun: string, entries: Entry[]): Entry[] {
    const first = new Map<string, Entry>()
    for (const [index, entry] of entries.entries()) {
      if (first.has(entry.id))
        logWarning(`The id of ${noun} number ${index + 1} in the feed is a duplicate. The first one counts.`)
      else first.set(entry.id, entry)
    }
    return [...first.values()]
  }
}

const record = <Kind extends 'production' | 'event'>(kind: Kind, id: string) => ({
  kind,
  id,
  author: PROVIDER_AUTHOR,
})
