import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import {
  addRecord,
  findDraft,
  findStable,
  lockRecord,
  publishLocked,
  updateDraftAndStable,
} from '../../content/store.ts'
import type { Database, Queryable } from '../../db/connection.ts'
import { lockInTransaction } from '../../db/transaction-lock.ts'
import type { ProviderNews } from '../provider/provider.ts'
import {
  factsOfProduction,
  factsOfShowing,
  firstNewsFor,
  newsFor,
  productionFacts,
  type ShowingFacts,
  showingFacts,
  withNews,
  withProductionNews,
} from '../rules.ts'
import { ticketingProduction, ticketingShowing } from '../table.ts'
import { findFilm, findShowing, type Known, readKnown } from './known-records.ts'
import { lockConcerned } from './locks.ts'
import { draftProduction, isFilmNumber, newShowing } from './new-records.ts'
import { attempt, type Transaction } from './savepoint.ts'

/** Who changes records by the feed. */
export const PROVIDER_AUTHOR = 'provider'
/** What is over is remembered so long, in case it is asked about. */
const REMEMBERED_MS = 30 * 24 * 3_600_000

type SoldProduction = ProviderNews['productions'][number]
type SoldShowing = ProviderNews['showings'][number]

export interface SyncParts {
  db: Database
  venueId: string
  /** The house's own time: whether a sale has opened, whether a showing has been. */
  now: Date
  say(text: string): void
}

/**
 * Makes content say what the provider says, all at once or not at all: new productions as drafts, new showings, and what has changed
 * in what an editor has left as it was. One that cannot be, such as a showing that ends before it begins, is told and left out.
 */
export async function syncFeed(news: ProviderNews, { db, venueId, now, say }: SyncParts) {
  const productions = eachOnce('production', news.productions)
  const showings = eachOnce('showing', news.showings)
  await db.transaction(async (tx) => {
    await lockInTransaction(tx, 'ticketing')
    const known = await readKnown(tx, { productions, showings })
    await lockConcerned(tx, known, { productions, showings }, now)
    const ourIds = await takeProductions(tx, known)
    await takeShowings(tx, known, ourIds)
    await markVanished(
      tx,
      showings.map(({ id }) => id),
    )
    await releaseWaiting(tx, known)
    await tx.delete(ticketingShowing).where(lt(ticketingShowing.endsAt, new Date(+now - REMEMBERED_MS)))
  })

  /** Gives which of ours each of them is. */
  async function takeProductions(tx: Transaction, known: Known): Promise<Map<string, string>> {
    const soldOf = Map.groupBy(showings, ({ productionId }) => productionId)
    const ourIds = new Map<string, string>()
    for (const sold of productions) {
      const row = known.productions.get(sold.id)
      if (row) await followProduction(tx, sold, row)
      const written = (soldOf.get(sold.id) ?? []).flatMap(({ id }) => known.written.get(id) ?? [])
      const id = row?.productionId ?? (await takeNewProduction(tx, sold, written[0]?.productionId))
      if (id !== undefined) ourIds.set(sold.id, id)
    }
    return ourIds
  }

  async function followProduction(
    tx: Transaction,
    sold: SoldProduction,
    row: typeof ticketingProduction.$inferSelect,
  ) {
    const said = productionFacts(sold)
    if (isDeepStrictEqual(row.said, said)) return
    await tryFor(
      tx,
      () => `production ${row.productionId}`,
      (part) =>
        updateDraftAndStable(part, record('production', row.productionId), (body) =>
          withProductionNews(body, newsFor(factsOfProduction(body), row.said, said)),
        ),
    )
    await tx.update(ticketingProduction).set({ said }).where(eq(ticketingProduction.soldId, sold.id))
  }

  /** The production with its film number, or the one whose showing carries a number of the provider's, or else a new one. */
  function takeNewProduction(tx: Transaction, sold: SoldProduction, ofShowing: string | undefined) {
    return tryFor(
      tx,
      () => productionInFeed(sold),
      async (part) => {
        const film = isFilmNumber(sold.filmNumber) ? await findFilm(part, sold.filmNumber) : undefined
        const productionId = film?.id ?? ofShowing ?? (await addProduction(part, sold))
        await part
          .insert(ticketingProduction)
          .values({ soldId: sold.id, productionId, said: productionFacts(sold) })
        return productionId
      },
    )
  }

  async function takeShowings(tx: Transaction, known: Known, ourIds: Map<string, string>) {
    const told = new Set(productions.map(({ id }) => id))
    for (const sold of showings) {
      const row = known.showings.get(sold.id)
      const productionId = ourIds.get(sold.productionId)
      if (row) await followShowing(tx, sold, row)
      else if (productionId !== undefined) await takeNewShowing(tx, sold, productionId, known)
      else if (!told.has(sold.productionId))
        say(`The provider sells ${showingInFeed(sold)} of no production.`)
    }
  }

  async function followShowing(
    tx: Transaction,
    sold: SoldShowing,
    row: typeof ticketingShowing.$inferSelect,
  ) {
    const next = rowOf(sold)
    const { said, capacity, sold: count, reserved } = next
    const isNews = !isDeepStrictEqual(row.said, said)
    const sells = row.capacity !== capacity || row.sold !== count || row.reserved !== reserved
    if (!isNews && !sells && !row.vanishedAt) return
    await tryFor(
      tx,
      () => `showing ${row.showingId}`,
      async (part) => {
        if (isNews) await changeShowing(part, row, said)
        await part.update(ticketingShowing).set(next).where(eq(ticketingShowing.eventId, sold.id))
      },
    )
  }

  /** What content does not allow is told once, and is not tried again until the provider says something else. */
  async function changeShowing(
    tx: Transaction,
    { showingId, said: before }: typeof ticketingShowing.$inferSelect,
    said: ShowingFacts,
  ) {
    await tryFor(
      tx,
      () => `showing ${showingId}`,
      (part) =>
        updateDraftAndStable(part, record('event', showingId), (body, isPublic) =>
          withNews(body, newsFor(factsOfShowing(body), before, said), isPublic),
        ),
    )
  }

  async function takeNewShowing(tx: Transaction, sold: SoldShowing, productionId: string, known: Known) {
    const row = rowOf(sold)
    await tryFor(
      tx,
      () => showingInFeed(sold),
      async (part) => {
        const written = known.written.get(sold.id)
        const made = written
          ? await matchShowing(part, written.id, row.said)
          : await addShowing(part, sold.id, productionId, row.said)
        await part.insert(ticketingShowing).values({ ...row, eventId: sold.id, ...made })
      },
    )
  }

  function rowOf(showing: SoldShowing) {
    const { endsAt, capacity, sold, reserved } = showing
    const said = showingFacts(showing, now)
    return { said, endsAt: new Date(endsAt), capacity, sold, reserved, vanishedAt: null }
  }

  /** The showing that an editor wrote with the provider's number on it. */
  async function matchShowing(tx: Queryable, showingId: string, said: ShowingFacts) {
    await updateDraftAndStable(tx, record('event', showingId), (body, isPublic) =>
      withNews(body, firstNewsFor(factsOfShowing(body), said), isPublic),
    )
    return { showingId, isWaiting: false }
  }

  async function addShowing(tx: Queryable, eventId: string, productionId: string, said: ShowingFacts) {
    const body = newShowing(eventId, { productionId, venueId, facts: said })
    const isPublic = (await findStable(tx, 'production', productionId)) !== undefined
    await addRecord(tx, { ...record('event', body.id), body, isPublic })
    return { showingId: body.id, isWaiting: !isPublic }
  }

  async function addProduction(tx: Queryable, sold: SoldProduction): Promise<string> {
    const body = draftProduction(sold)
    // Forgotten here, and still there: an editor may have given it another number, or deleted it.
    if (await findDraft(tx, 'production', body.id)) return body.id
    await addRecord(tx, { ...record('production', body.id), body, isPublic: false })
    say(`The provider sells tickets to ${productionInFeed(sold)}, which is new: its draft is ${body.id}.`)
    return body.id
  }

  async function markVanished(tx: Queryable, told: string[]) {
    const gone = await tx
      .update(ticketingShowing)
      .set({ vanishedAt: now })
      .where(
        and(
          isNull(ticketingShowing.vanishedAt),
          sql`${ticketingShowing.endsAt} > ${now.toISOString()}::timestamptz`,
          told.length > 0 ? sql`not (${inArray(ticketingShowing.eventId, told)})` : undefined,
        ),
      )
      .returning({ showingId: ticketingShowing.showingId })
    for (const { showingId } of gone)
      say(`The provider no longer tells of showing ${showingId}. It stays as it is.`)
  }

  /** Showings that were made of a draft follow it when it is published. */
  async function releaseWaiting(tx: Queryable, known: Known) {
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

  /** What cannot be is the provider's mistake, and one record's. */
  function tryFor<Result>(
    tx: Transaction,
    describe: () => string,
    act: (part: Transaction) => Promise<Result>,
  ) {
    return attempt(tx, act, (why) => say(`What the provider says of ${describe()} cannot be: ${why}`))
  }

  /** The log names what is not ours yet by its place: the provider's own numbers and titles are text of an answer. */
  function productionInFeed(sold: SoldProduction) {
    return `production number ${news.productions.indexOf(sold) + 1} in the feed`
  }

  function showingInFeed(sold: SoldShowing) {
    return `showing number ${news.showings.indexOf(sold) + 1} in the feed`
  }

  function eachOnce<Entry extends { id: string }>(what: string, entries: Entry[]): Entry[] {
    const first = new Map<string, Entry>()
    for (const [index, entry] of entries.entries()) {
      if (first.has(entry.id))
        say(`The provider tells of ${what} number ${index + 1} in the feed twice. The first one counts.`)
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
