import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'

/** The addresses of old websites, and where they lead now. An address with neither record nor target is unresolved. */
export const oldAddress = pgTable(
  'old_address',
  {
    /** The address as `normalizeAddress` writes it. */
    address: text().primaryKey(),
    source: text().notNull(),
    recordKind: text(),
    recordId: text(),
    /** A path on the new site, for lists and feeds. */
    target: text(),
  },
  (address) => [
    check(
      'old_address_one_target',
      sql`(${address.recordKind} is null) = (${address.recordId} is null) and (${address.recordId} is null or ${address.target} is null)`,
    ),
    index('old_address_source').on(address.source),
  ],
)
