import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { personReference } from '../accounts/table.ts'

/** A member's own account at the ticketing provider. The password is never stored. */
export const providerAccount = pgTable('provider_account', {
  personId: personReference().primaryKey(),
  /** The address of the account, as the provider reports it. */
  email: text().notNull(),
  /** The provider's token, encrypted; null when the provider no longer accepts it. */
  token: text(),
  connectedAt: instant().notNull(),
  /** When the tickets were last read. */
  readAt: instant().notNull(),
})
