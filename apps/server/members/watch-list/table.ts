import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { personReference } from '../accounts/table.ts'

/** A film on a member's watch list. */
export const watchListEntry = pgTable(
  'watch_list_entry',
  {
    personId: personReference(),
    productionId: text().notNull(),
    addedAt: instant().notNull(),
    /** The film had no open showings at the last check, so new ones are news to the member. */
    awaitsShowings: boolean().notNull().default(false),
  },
  (entry) => [
    // A film is on a list once.
    primaryKey({ columns: [entry.personId, entry.productionId] }),
    index('watch_list_entry_film').on(entry.productionId),
  ],
)
