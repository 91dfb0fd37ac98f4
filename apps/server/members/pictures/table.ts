import { customType, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { personReference } from '../accounts/table.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The picture that a member has uploaded. It is small, so it is stored here and deleted with the account. */
export const memberPicture = pgTable('member_picture', {
  personId: personReference().primaryKey(),
  /** Its address; another picture has another one, so that each can be cached for good. */
  key: text().notNull().unique(),
  bytes: bytea().notNull(),
  addedAt: instant().notNull(),
})
