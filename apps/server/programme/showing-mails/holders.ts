import type { Showing } from '@lerret/model'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'

/** A showing as the public knew it before a change. */
export type KnownShowing = Pick<Showing, 'id' | 'productionId' | 'startsAt' | 'previousStart'>

/**
 * The addresses of the members who have tickets to a showing. The provider delivers tickets with production, time and hall, but not
 * with the showing, and a ticket may have the time or hall from before the showing was moved. A ticket at the time and in the hall of
 * another showing of the production is for that one. Addresses that are not confirmed count: the tickets were bought with them.
 */
export async function listHolderAddresses(db: Queryable, showing: KnownShowing): Promise<string[]> {
  const { id, productionId, startsAt, previousStart = startsAt } = showing
  const { rows } = await db.execute<{ email: string }>(sql`
    select distinct person.email
    from ticket join person on person.id = ticket.person_id
    where ticket.production_id = ${productionId}
      and ticket.starts_at in (${startsAt}::timestamptz, ${previousStart}::timestamptz)
      and not exists (
        select from content_record as record
          join content_version as version
            on (version.kind, version.id, version.version) = (record.kind, record.id, record.stable_version)
        where record.kind = 'event' and record.id <> ${id}
          and version.body->>'productionId' = ticket.production_id
          and (version.body->>'startsAt')::timestamptz = ticket.starts_at
          and version.body->>'hall' = ticket.hall
      )
    order by person.email
  `)
  return rows.map(({ email }) => email)
}
