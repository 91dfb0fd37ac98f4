import { customType, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The search index: one row for each page, article, film and culture event. Each publish updates it. */
export const searchDocument = pgTable(
  'search_document',
  {
    path: text().primaryKey(),
    /** The language of the document's texts. */
    language: text().notNull().default('nn'),
    /** The path of the page that this is a translation of; null for originals. */
    originalPath: text(),
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
    /** The stems of the title, and of each other name of the page. */
    names: text().array().notNull(),
    /** The text of a page in passages, one of which may answer a question. */
    passages: jsonb(),
    /** The showings and the age limit of a film or culture event. */
    programme: jsonb(),
    // The words of title, head and text (word-vectors.ts). Hits are ranked by the title, then by the head: ranking whole texts takes
    // many times as long.
    titleWords: tsvector().notNull(),
    headWords: tsvector().notNull(),
    words: tsvector().notNull(),
  },
  (document) => [
    index('search_document_words').using('gin', document.words),
    index('search_document_title').using('gin', document.titleWords),
    index('search_document_head').using('gin', document.headWords),
    index('search_document_names').using('gin', document.names),
    index('search_document_original').on(document.originalPath),
    index('search_document_letters').using('gin', document.letters.op('gin_trgm_ops')),
  ],
)
