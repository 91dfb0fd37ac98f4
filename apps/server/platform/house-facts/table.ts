import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Small facts about this house that are no content: which demo it was filled with. */
export const houseFact = pgTable('house_fact', { name: text().primaryKey(), value: jsonb().notNull() })
