import type { Production, Showing } from '@lerret/model'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/connection.ts'
import type { ProviderFeed } from '../provider/provider.ts'
import { ticketingProduction, ticketingShowing } from '../table.ts'

/** Productions and showings that are already linked to the provider's, by the provider's number. */
export interface KnownRecords {
  productions: Map<string, typeof ticketingProduction.$inferSelect>
  showings: Map<string, typeof ticketingShowing.$inferSelect>
  /** Showings that an editor created with the provider's number, among those that are not linked yet. */
  editorShowings: Map<string, Showing>
}

export async function readKnownRecords(tx: Queryable, feed: ProviderFeed): Promise<KnownRecords> {
  const productions = new Map((await tx.select().from(ticketingProduction)).map((row) => [row.soldId, row]))
  const showings = new Map((await tx.select().from(ticketingShowing)).map((row) => [row.eventId, row]))
  const isNew = ({ id, productionId }: ProviderFeed['showings'][number]) =>
    !showings.has(id) || !productions.has(productionId)
  return { productions, showings, editorShowings: await findEditorShowings(tx, feed.showings.filter(isNew)) }
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

/** The production with this title, whatever its case; undefined when there are several. */
export async function findOnlyByTitle(tx: Queryable, title: string): Promise<Production | undefined> {
  const found = await readDrafts<Production>(
    tx,
    'production',
    sql`lower(trim(version.body ->> 'title')) = lower(trim(${title}))`,
  )
  return found.length === 1 ? found[0] : undefined
}

export async function findShowing(tx: Queryable, id: string): Promise<Showing | undefined> {
  const [showing] = await readDrafts<Showing>(tx, 'event', sql`record.id = ${id}`)
  return showing
}

/** Finds showings by the provider's number; the first one when several have the same. */
async function findEditorShowings(tx: Queryable, showings: { id: string }[]): Promise<Map<string, Showing>> {
  const numbers = JSON.stringify(showings.map(({ id }) => id))
  const drafts = await readDrafts<Showing>(
    tx,
    'event',
    sql`version.body -> 'checkout' ->> 'eventId' in (select jsonb_array_elements_text(${numbers}::jsonb))`,
  )
  return new Map(drafts.toReversed().map((showing) => [showing.checkout?.eventId ?? '', showing]))
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
