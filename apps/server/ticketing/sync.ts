import { isDeepStrictEqual } from 'node:util'
import type { Production, Showing } from '@lerret/model'
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { AppError } from '../app-error.ts'
import { addRecord, changeBoth, findDraft, findStable, lockRecord, publishLocked } from '../content/store.ts'
import type { Database, Queryable } from '../db/connection.ts'
import { takeTurn } from '../db/turns.ts'
import { draftProduction, isFilmNumber, newShowing } from './new-records.ts'
import type { ProviderNews } from './provider.ts'
import {
  factsOfProduction,
  factsOfShowing,
  firstNewsFor,
  newsFor,
  productionFacts,
  showingFacts,
  withNews,
  withProductionNews,
} from './rules.ts'
import { ticketingProduction, ticketingShowing } from './table.ts'

/** Who changes records by the feed. */
export const PROVIDER_AUTHOR = 'provider'
/** What is over is remembered so long, in case it is asked about. */
const REMEMBERED_MS = 30 * 24 * 3_600_000

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
export async function syncFeed(
  { productions, showings }: ProviderNews,
  { db, venueId, now, say }: SyncParts,
) {
  await db.transaction(async (tx) => {
    await takeTurn(tx, 'ticketing')
    const ourIds = new Map<string, string>()
    for (const production of productions) {
      const soldHere = showings.filter(({ productionId }) => productionId === production.id)
      const id = await takeProduction(
        tx,
        production,
        soldHere.map((showing) => showing.id),
      )
      ourIds.set(production.id, id)
    }
    const known = new Map((await tx.select().from(ticketingShowing)).map((row) => [row.eventId, row]))
    for (const showing of showings) {
      const productionId = ourIds.get(showing.productionId)
      if (productionId === undefined) say(`The provider sells ${showing.id} of no production.`)
      else await takeShowing(tx, showing, productionId, known.get(showing.id))
    }
    await markVanished(
      tx,
      showings.map(({ id }) => id),
    )
    await releaseWaiting(tx)
    await tx.delete(ticketingShowing).where(lt(ticketingShowing.endsAt, new Date(+now - REMEMBERED_MS)))
  })

  async function takeProduction(
    tx: Queryable,
    sold: ProviderNews['productions'][number],
    eventIds: string[],
  ) {
    const said = productionFacts(sold)
    const [row] = await tx.select().from(ticketingProduction).where(eq(ticketingProduction.soldId, sold.id))
    if (!row) {
      const productionId =
        (await findProduction(tx, sold.filmNumber, eventIds)) ?? (await addProduction(tx, sold))
      await tx.insert(ticketingProduction).values({ soldId: sold.id, productionId, said })
      return productionId
    }
    if (!isDeepStrictEqual(row.said, said)) {
      await attempt(`production ${row.productionId}`, () =>
        changeBoth(tx, record('production', row.productionId), (body) =>
          withProductionNews(body, newsFor(factsOfProduction(body), row.said, said)),
        ),
      )
      await tx.update(ticketingProduction).set({ said }).where(eq(ticketingProduction.soldId, sold.id))
    }
    return row.productionId
  }

  async function takeShowing(
    tx: Queryable,
    sold: ProviderNews['showings'][number],
    productionId: string,
    row: typeof ticketingShowing.$inferSelect | undefined,
  ) {
    const said = showingFacts(sold, now)
    const { capacity, sold: count, reserved } = sold
    const told = { said, endsAt: new Date(sold.endsAt), capacity, sold: count, reserved, vanishedAt: null }
    if (!row) {
      const made = await attempt(`showing ${sold.id}`, () => matchOrAdd(tx, sold.id, productionId, said))
      if (made) await tx.insert(ticketingShowing).values({ ...told, eventId: sold.id, ...made })
      return
    }
    if (!isDeepStrictEqual(row.said, said))
      await attempt(`showing ${row.showingId}`, () =>
        changeBoth(tx, record('event', row.showingId), (body, isPublic) =>
          withNews(body, newsFor(factsOfShowing(body), row.said, said), isPublic),
        ),
      )
    const isNews = row.capacity !== capacity || row.sold !== count || row.reserved !== reserved
    if (isNews || row.vanishedAt || !isDeepStrictEqual(row.said, said))
      await tx.update(ticketingShowing).set(told).where(eq(ticketingShowing.eventId, sold.id))
  }

  /** The showing that an editor wrote with the provider's number on it, or else a new one. */
  async function matchOrAdd(
    tx: Queryable,
    eventId: string,
    productionId: string,
    said: ReturnType<typeof showingFacts>,
  ) {
    const showingId = await findShowing(tx, eventId)
    if (showingId !== undefined) {
      await changeBoth(tx, record('event', showingId), (body, isPublic) =>
        withNews(body, firstNewsFor(factsOfShowing(body), said), isPublic),
      )
      return { showingId, isWaiting: false }
    }
    const body = newShowing(eventId, { productionId, venueId, facts: said })
    const isPublic = (await findStable(tx, 'production', productionId)) !== undefined
    await addRecord(tx, { ...record('event', body.id), body, isPublic })
    return { showingId: body.id, isWaiting: !isPublic }
  }

  async function addProduction(tx: Queryable, sold: ProviderNews['productions'][number]): Promise<string> {
    const body = draftProduction(sold)
    // Forgotten here, and still there: an editor may have given it another number, or deleted it.
    if (await findDraft(tx, 'production', body.id)) return body.id
    await addRecord(tx, { ...record('production', body.id), body, isPublic: false })
    say(`The provider sells tickets to "${body.title}", which is new: its draft is ${body.id}.`)
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
  async function releaseWaiting(tx: Queryable) {
    const waiting = await tx.select().from(ticketingShowing).where(eq(ticketingShowing.isWaiting, true))
    for (const { eventId, showingId } of waiting) {
      const locked = await lockRecord(tx, 'event', showingId)
      const [draft] = await readDrafts(tx, 'event', sql`record.id = ${showingId}`)
      const production = draft && (await findStable(tx, 'production', (draft.body as Showing).productionId))
      if (!locked || !production) continue
      if (locked.stableVersion === null) await publishLocked(tx, record('event', showingId), locked)
      await tx.update(ticketingShowing).set({ isWaiting: false }).where(eq(ticketingShowing.eventId, eventId))
    }
  }

  /** What content does not allow is the provider's mistake, and one record's. */
  async function attempt<Result>(what: string, act: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      say(`What the provider says of ${what} cannot be: ${error.message}`)
      return undefined
    }
  }
}

const record = <Kind extends 'production' | 'event'>(kind: Kind, id: string) => ({
  kind,
  id,
  author: PROVIDER_AUTHOR,
})

/** The production with this film number, or the one whose showing carries a number of the provider's. */
async function findProduction(tx: Queryable, filmNumber: string | null, eventIds: string[]) {
  if (isFilmNumber(filmNumber)) {
    const [film] = await readDrafts(tx, 'production', sql`version.body ->> 'ediNumber' = ${filmNumber}`)
    if (film) return (film.body as Production).id
  }
  for (const eventId of eventIds) {
    const [showing] = await readDrafts(tx, 'event', carries(eventId))
    if (showing) return (showing.body as Showing).productionId
  }
  return undefined
}

async function findShowing(tx: Queryable, eventId: string): Promise<string | undefined> {
  const [showing] = await readDrafts(tx, 'event', carries(eventId))
  return showing?.id
}

const carries = (eventId: string) => sql`version.body -> 'checkout' ->> 'eventId' = ${eventId}`

async function readDrafts(tx: Queryable, kind: string, where: ReturnType<typeof sql>) {
  const { rows } = await tx.execute<{ id: string; body: unknown }>(sql`
    select record.id, version.body from content_record as record
      join content_version as version
        on (version.kind, version.id, version.version) = (record.kind, record.id, record.draft_version)
    where record.kind = ${kind} and ${where}
    order by record.id limit 1
  `)
  return rows
}
