import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'

/** The halls that the provider sells seats in, the largest first. */
export async function readHallsBySize(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ hall: string }>(sql`
    select said->>'hall' as hall from ticketing_showing
    where said->>'hall' <> ''
    group by 1 order by max(capacity) desc nulls last, 1
  `)
  return rows.map(({ hall }) => hall)
}
