import { type SQL, sql } from 'drizzle-orm'
import { customType, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The search index: one row for the page of each article, film or culture event. Each publish updates it. */
export const searchDocument = pgTable(
  'search_document',
  {
    path: text().primaryKey(),
    kind: text().notNull(),
    title: text().notNull(),
    /** Plain text. */
    summary: text().notNull(),
    body: text().notNull(),
    /** Names and tags: searched, but not shown in excerpts. */
    keywords: text().notNull(),
    image: jsonb(),
    /** The end of the last showing of a film or culture event; null without showings, and for articles. */
    endsAt: timestamp({ withTimezone: true }),
    /** When an article was written; null for productions. */
    writtenAt: timestamp({ withTimezone: true }),
    /** Title and keywords as normalized text (normalize-text.ts), for substring and similarity matches. */
    letters: text().notNull(),
    // Hits are ranked by the title, then by summary and keywords: ranking whole texts takes many times as long.
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
