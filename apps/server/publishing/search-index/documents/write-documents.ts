import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/connection.ts'
import { searchDocument } from '../table.ts'
import type { SearchDocument } from './documents.ts'
import { toWordColumns } from './word-vectors.ts'

const BATCH_SIZE = 1000

/**
 * Replaces the whole index with these documents, within the caller's transaction. Unchanged rows are not written: parsing texts and
 * updating the indexes is nearly all of the work.
 */
export async function replaceDocuments(tx: Queryable, documents: SearchDocument[]): Promise<void> {
  await tx.execute(sql`create temporary table wanted on commit drop as
    select ${columns} from search_document with no data`)
  for (let at = 0; at < documents.length; at += BATCH_SIZE) {
    const rows = JSON.stringify(documents.slice(at, at + BATCH_SIZE).map(toRow), wellFormed)
    await tx.execute(sql`insert into wanted
      select ${columns} from json_populate_recordset(null::search_document, ${rows})`)
  }
  await tx.execute(sql`analyze wanted`)
  await tx.execute(sql`delete from search_document as found where not exists (
    select from wanted where wanted.path = found.path and wanted is not distinct from (${qualifiedColumns('found')}))`)
  await tx.execute(sql`insert into search_document (${columns})
    select ${columns} from wanted where not exists (
      select from search_document as found where found.path = wanted.path)`)
  await tx.execute(sql`drop table wanted`)
  await tx.execute(sql`analyze search_document`)
  // New GIN entries are in a pending list that each search has to scan until it is merged.
  for (const index of INDEXES) await tx.execute(sql`select gin_clean_pending_list(${index}::regclass)`)
}

const COLUMNS =
  `path language original_path kind title summary body keywords image ends_at written_at letters names passages programme title_words head_words
  words`.split(/\s+/)
const columns = sql.raw(COLUMNS.join(', '))
const qualifiedColumns = (table: string) => sql.raw(COLUMNS.map((name) => `${table}.${name}`).join(', '))

const INDEXES = ['words', 'title', 'head', 'letters', 'names'].map((name) => `search_document_${name}`)

function toRow(document: SearchDocument) {
  const {
    names: _names,
    headings: _headings,
    originalPath,
    endsAt,
    writtenAt,
    passages,
    programme,
    ...stored
  } = document
  const { titleWords, headWords, ...columns } = toWordColumns(document)
  return {
    ...stored,
    ...columns,
    original_path: originalPath ?? null,
    passages: passages ?? null,
    programme: programme ?? null,
    ends_at: endsAt,
    written_at: writtenAt,
    title_words: titleWords,
    head_words: headWords,
  }
}

/** A text that was cut may end in half a surrogate pair, which PostgreSQL rejects. */
const wellFormed = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)

/** Replaces the documents at these paths. */
export async function updateDocuments(
  db: Queryable,
  paths: ReadonlySet<string>,
  documents: SearchDocument[],
): Promise<void> {
  const all = [...paths]
  for (let at = 0; at < all.length; at += BATCH_SIZE) {
    await db.delete(searchDocument).where(inArray(searchDocument.path, all.slice(at, at + BATCH_SIZE)))
  }
  for (let at = 0; at < documents.length; at += BATCH_SIZE) {
    await insertDocuments(db, documents.slice(at, at + BATCH_SIZE))
  }
}

async function insertDocuments(db: Queryable, documents: SearchDocument[]): Promise<void> {
  const rows = JSON.stringify(documents.map(toRow), wellFormed)
  await db.execute(sql`insert into search_document (${columns})
    select ${columns} from json_populate_recordset(null::search_document, ${rows})`)
}
