import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import type { SearchDocument } from './documents.ts'
import { lettersOf } from './letters.ts'
import { searchDocument } from './table.ts'

const BATCH = 1000

/** Makes these documents all that can be found. */
export async function replaceDocuments(db: Queryable, documents: SearchDocument[]): Promise<void> {
  await db.delete(searchDocument)
  await addDocuments(db, documents)
  // What so many rows have added to the indexes lies unsorted, for each search to read through, until somebody sorts it in.
  await db.execute(sql`analyze search_document`)
  for (const index of INDEXES) await db.execute(sql`select gin_clean_pending_list(${index}::regclass)`)
}

const INDEXES = ['words', 'title', 'head', 'letters'].map((name) => `search_document_${name}`)

/** Makes these documents all that can be found at these paths; at all others, what was found is found. */
export async function updateDocuments(
  db: Queryable,
  paths: ReadonlySet<string>,
  documents: SearchDocument[],
): Promise<void> {
  const all = [...paths]
  for (let at = 0; at < all.length; at += BATCH) {
    await db.delete(searchDocument).where(inArray(searchDocument.path, all.slice(at, at + BATCH)))
  }
  await addDocuments(db, documents)
}

async function addDocuments(db: Queryable, documents: SearchDocument[]) {
  for (let at = 0; at < documents.length; at += BATCH) {
    const rows = documents.slice(at, at + BATCH).map((document) => ({
      ...document,
      letters: lettersOf(document.title, document.keywords),
    }))
    await db.insert(searchDocument).values(rows)
  }
}
