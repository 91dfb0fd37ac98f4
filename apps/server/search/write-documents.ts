import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import type { SearchDocument } from './documents.ts'
import { lettersOf } from './normalize-text.ts'
import { searchDocument } from './table.ts'

const BATCH = 1000

/**
 * Makes these documents all that can be found, within the caller's transaction. What is found as it should be is left alone: to
 * take words out of texts and sort them into indexes is nearly all of the work.
 */
export async function replaceDocuments(tx: Queryable, documents: SearchDocument[]): Promise<void> {
  await tx.execute(sql`create temporary table wanted on commit drop as
    select ${columns} from search_document with no data`)
  for (let at = 0; at < documents.length; at += BATCH) {
    const rows = JSON.stringify(documents.slice(at, at + BATCH).map(rowOf), wellFormed)
    await tx.execute(sql`insert into wanted
      select ${columns} from json_populate_recordset(null::search_document, ${rows})`)
  }
  await tx.execute(sql`analyze wanted`)
  await tx.execute(sql`delete from search_document as found where not exists (
    select from wanted where wanted.path = found.path and wanted is not distinct from (${columnsOf('found')}))`)
  await tx.execute(sql`insert into search_document (${columns})
    select ${columns} from wanted where not exists (
      select from search_document as found where found.path = wanted.path)`)
  await tx.execute(sql`drop table wanted`)
  await tx.execute(sql`analyze search_document`)
  // What so many rows have added to the indexes lies unsorted, for each search to read through, until somebody sorts it in.
  for (const index of INDEXES) await tx.execute(sql`select gin_clean_pending_list(${index}::regclass)`)
}

/** All that is written; the rest the database makes of it. */
const COLUMNS = 'path kind title summary body keywords image ends_at written_at letters'.split(' ')
const columns = sql.raw(COLUMNS.join(', '))
const columnsOf = (table: string) => sql.raw(COLUMNS.map((name) => `${table}.${name}`).join(', '))

const INDEXES = ['words', 'title', 'head', 'letters'].map((name) => `search_document_${name}`)

const rowOf = ({ endsAt, writtenAt, ...document }: SearchDocument) => ({
  ...document,
  ends_at: endsAt,
  written_at: writtenAt,
  letters: lettersOf(document.title, document.keywords),
})

/** A text that was cut may end in half a letter, which the database does not read. */
const wellFormed = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)

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
  for (let at = 0; at < documents.length; at += BATCH) {
    const rows = documents.slice(at, at + BATCH).map((document) => ({
      ...document,
      letters: lettersOf(document.title, document.keywords),
    }))
    await db.insert(searchDocument).values(rows)
  }
}
