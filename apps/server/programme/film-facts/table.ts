import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import type { FilmFacts } from './facts.ts'

/** The facts of an outside source about a film, as they were last fetched. */
export const filmFacts = pgTable('film_facts', {
  productionId: text().primaryKey(),
  /** The name of the source, as the desk shows it. */
  source: text().notNull(),
  facts: jsonb().$type<FilmFacts>().notNull(),
  fetchedAt: instant().notNull(),
})
