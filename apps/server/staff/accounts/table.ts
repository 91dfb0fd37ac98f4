import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'

/** An invitation to the desk. Only a hash of its link's key is stored. It is deleted when it is accepted. */
export const invitation = pgTable('invitation', {
  id: uuid().primaryKey().defaultRandom(),
  hash: text().notNull().unique(),
  name: text().notNull(),
  /** Normalized. A new invitation of the same address replaces the earlier one. */
  email: text().notNull().unique(),
  role: text({ enum: ['admin', 'editor', 'contributor'] }).notNull(),
  /** The name of the admin. */
  invitedBy: text().notNull(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
})
