import type { Production, Showing } from '@lerret/model'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/connection.ts'
import type { ProviderNews } from '../provider/provider.ts'
import { ticketingProduction, ticketingShowing } from '../table.ts'

/** What is known of the provider's productions and showings, each by the provider's number. */
export interface Known {
  productions: Map<string, typeof ticketingProduction.$inferSelect>
  showings: Map<string, typeof ticketingShowing.$inferSelect>
  /** Showings that an editor wrote with the provider's number on them, as far as that is of use now. */
  written: Map<string, Showing>
}

export async function readKnown(tx: Queryable, news: ProviderNews): Promise<Known> {
  const productions = new Map((await tx.select().from(ticketingProduction)).map((row) => [row.soldId, row]))
  const showings = new Map((await tx.select().from(ticketingShowing)).map((row) => [row.eventId, row]))
  const isNew = ({ id, productionId }: ProviderNews['showings'][number]) =>
    !showings.has(id) || !productions.has(productionId)
  return { productions, showings, written: await findWritten(tx, news.showings.filter(isNew)) }
}

/** The film with this number. */
export async function findFilm(tx: Queryable, filmNumber: string): Promise<Production | undefined> {
  const [film] = await readDrafts<Production>(
    tx,
    'production',
    sql`version.body ->> 'ediNumber' = ${filmNumber}`,
  )
  return film
}

export async function findShowing(tx: Queryable, id: string): Promise<Showing | undefined> {
  const [showing] = await readDrafts<Showing>(tx, 'event', sql`record.id = ${id}`)
  return showing
}

/** The first of several with one number. */
async function findWritten(tx: Queryable, showings: { id: string }[]): Promise<Map<string, Showing>> {
  const numbers = JSON.stringify(showings.map(({ id }) => id))
  const found = await readDrafts<Showing>(
    tx,
    'event',
    sql`version.body -> 'checkout' ->> 'eventId' in (select jsonb_array_elements_text(${numbers}::jsonb))`,
  )
  return new Map(found.toReversed().map((showing) => [showing.checkout?.eventId ?? '', showing]))
}

async function readDrafts<Body>(tx: Queryable, kind: string, where: SQL): Promise<Body[]> {
  const { rows } = await tx.execute<{ body: unknown }>(sql`
    select version.body from content_record as record
      join content_version as version
        on (version.kind, version.id, version.version) = (record.kind, record.id, record.draft_version)
    where record.kind = ${kind} and version.body is not null and ${where}
    order by record.id
  `)
  return rows.map(({ body }) => body as Body)
}
