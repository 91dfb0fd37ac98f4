import { type SQL, sql } from 'drizzle-orm'
import { customType, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What can be found, one row a page of an article, film or culture event. Written anew by each publish. */
export const searchDocument = pgTable(
  'search_document',
  {
    path: text().primaryKey(),
    kind: text().notNull(),
    title: text().notNull(),
    /** Plain text. */
    summary: text().notNull(),
    body: text().notNull(),
    /** Names and tags: found, but not shown as if they were a text. */
    keywords: text().notNull(),
    image: jsonb(),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`setweight(to_tsvector('norwegian', ${searchDocument.title}), 'A')
          || setweight(to_tsvector('norwegian', ${searchDocument.summary}), 'B')
          || setweight(to_tsvector('norwegian', ${searchDocument.keywords}), 'B')
          || setweight(to_tsvector('norwegian', ${searchDocument.body}), 'C')`,
      ),
  },
  (document) => [index('search_document_words').using('gin', document.words)],
)
