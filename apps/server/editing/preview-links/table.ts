import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'

/** Addresses at which people without an account see one version of a record. */
export const previewLink = pgTable('preview_link', {
  id: uuid().primaryKey(),
  keyHash: text().notNull().unique(),
  kind: text().notNull(),
  recordId: text().notNull(),
  version: integer().notNull(),
  personId: text().notNull(),
  /** The name of the member of staff who created it. */
  author: text().notNull(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
})
