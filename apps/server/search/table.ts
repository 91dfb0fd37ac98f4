import { type SQL, sql } from 'drizzle-orm'
import { customType, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

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
    /** When the last showing of a film or culture event ends; null for what is not shown at a time. */
    endsAt: timestamp({ withTimezone: true }),
    /** When an article was written; null for what is shown. */
    writtenAt: timestamp({ withTimezone: true }),
    /** Title and keywords in plain letters (normalize-text.ts), for words within words and words with typing errors. */
    letters: text().notNull(),
    // What comes first is found by the title, then by the rest of the head: to rank whole texts takes many times as long.
    titleWords: tsvector()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`to_tsvector('norwegian', ${searchDocument.title})`),
    headWords: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`setweight(to_tsvector('norwegian', ${searchDocument.title}), 'A')
          || setweight(to_tsvector('norwegian', ${searchDocument.summary}), 'B')
          || setweight(to_tsvector('norwegian', ${searchDocument.keywords}), 'B')`,
      ),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`setweight(to_tsvector('norwegian', ${searchDocument.title}), 'A')
          || setweight(to_tsvector('norwegian', ${searchDocument.summary}), 'B')
          || setweight(to_tsvector('norwegian', ${searchDocument.keywords}), 'B')
          || setweight(to_tsvector('norwegian', ${searchDocument.body}), 'C')`,
      ),
  },
  (document) => [
    index('search_document_words').using('gin', document.words),
    index('search_document_title').using('gin', document.titleWords),
    index('search_document_head').using('gin', document.headWords),
    index('search_document_letters').using('gin', document.letters.op('gin_trgm_ops')),
  ],
)
