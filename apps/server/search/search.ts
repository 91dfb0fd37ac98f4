import type { PictureView, SafeHtml, SearchHit } from '@lerret/model'
import { hrefOf } from '@lerret/model'
import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import type { SearchDocument } from './documents.ts'
import { searchDocument } from './table.ts'

/** Makes these documents all that can be found. */
export async function replaceDocuments(db: Queryable, documents: SearchDocument[]): Promise<void> {
  await db.delete(searchDocument)
  await addDocuments(db, documents)
}

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
    await db.insert(searchDocument).values(documents.slice(at, at + BATCH))
  }
}

const BATCH = 1000

export interface SearchAnswer {
  total: number
  hits: SearchHit[]
}

/**
 * Finds what a visitor asks for: words in any form, the last one perhaps half typed; best first. Where no word is
 * known, titles that contain the letters.
 */
export async function search(
  db: Queryable,
  { query, skip, take }: { query: string; skip: number; take: number },
): Promise<SearchAnswer> {
  const { rows } = await db.execute<FoundRow>(sql`
    with asked as (select ${asQuery(query)} as words),
    shown as (
      select document.*, count(*) over () as total, ts_rank_cd(document.words, asked.words) as rank
      from search_document as document, asked
      where document.words @@ asked.words
        or position(lower(${query}) in lower(document.title)) > 0
      order by rank desc, title, path
      limit ${take} offset ${skip}
    )
    select path, kind, title, image, total,
      ts_headline('norwegian', summary || ' ' || body, asked.words, ${HEADLINE}) as excerpt
    from shown, asked
    order by rank desc, title, path
  `)
  return { total: Number(rows[0]?.total ?? 0), hits: rows.map(hitOf) }
}

interface FoundRow extends Record<string, unknown> {
  path: string
  kind: SearchHit['kind']
  title: string
  image: PictureView | null
  total: string
  excerpt: string
}

/**
 * The visitor's words, the last of them as the beginning of one. Words that say nothing alone ask for nothing, and a phrase
 * that must not be there, which ends in a bracket, is left as it is.
 */
const asQuery = (query: string) => sql`(
  select (case when lexemes like '%''' then lexemes || ':*' else lexemes end)::tsquery
  from (select websearch_to_tsquery('norwegian', ${query})::text as lexemes) as parsed)`

/** Signs that no text has stand for the marks until the rest is escaped. */
const START = '\u0002'
const STOP = '\u0003'
const HEADLINE = `StartSel=${START}, StopSel=${STOP}, MaxWords=32, MinWords=16, MaxFragments=0`

function hitOf({ path, kind, title, image, excerpt }: FoundRow): SearchHit {
  return { kind, title, href: hrefOf(path), image, excerpt: marked(excerpt) }
}

function marked(excerpt: string): SafeHtml {
  const escaped = excerpt.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped.replaceAll(START, '<mark>').replaceAll(STOP, '</mark>') as SafeHtml
}
