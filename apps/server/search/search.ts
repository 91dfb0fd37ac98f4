import { type PictureView, type SafeHtml, type SearchHit, toHref } from '@lerret/model'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { addEllipses, EDGE_LENGTH, MARK_END, MARK_START } from './excerpt.ts'
import { all, createMatchSteps, IS_PAST, type MatchStep, QUERY_WORDS, splitWords } from './match-steps.ts'

export interface SearchResult {
  total: number
  hits: SearchHit[]
  /** Nothing matches as typed; the hits have a similar spelling. */
  isNear: boolean
}

export interface SearchQuery {
  query: string
  skip: number
  take: number
  /** Productions that have ended by this moment come last. */
  moment: Date
}

/**
 * Finds pages by words in any inflection (the last one may be incomplete) and by letters inside words, best first. Without any
 * match, finds similar spellings.
 */
export async function search(db: Queryable, searchQuery: SearchQuery): Promise<SearchResult> {
  const exact = await findWords(db, searchQuery)
  if (exact.total > 0) return { ...exact, isNear: false }
  const similar = await findSimilar(db, searchQuery)
  return { ...similar, isNear: similar.total > 0 }
}

async function findWords(db: Queryable, { query, skip, take, moment }: SearchQuery) {
  const steps = createMatchSteps(query)
  const { terms, counts } = await countSteps(db, query, steps)
  const reached: SQL[] = []
  let before = 0
  for (const [number, step] of steps.entries()) {
    const count = counts[number] ?? 0
    const from = Math.max(skip - before, 0)
    const to = Math.min(skip + take - before, count)
    if (from < to) reached.push(selectHits(step, number, { from, to }))
    before += count
  }
  return { total: before, hits: reached.length === 0 ? [] : await readHits(db, { terms, moment, reached }) }
}

/** The parsed query, and the number of hits in each step that are in none before it. */
async function countSteps(db: Queryable, query: string, steps: MatchStep[]) {
  const counts = steps.map(({ count }, number) => sql`(${count}) as ${sql.identifier(`step_${number}`)}`)
  const { rows } = await db.execute<{ terms: string; [step: string]: string }>(sql`
    with terms as materialized (select ${asQuery(query)} as words)
    select ${QUERY_WORDS}::text as terms, ${sql.join(counts, sql`, `)}
  `)
  const { terms = '', ...held } = rows[0] ?? {}
  const all = Object.values(held).map(Number)
  return {
    terms,
    counts: all.map((count, number) =>
      steps[number]?.includesPrevious ? count - (all[number - 1] ?? 0) : count,
    ),
  }
}

/**
 * The query with the last word as a prefix. Stop words alone give an empty query, and an excluded phrase at the end (it ends in a
 * bracket) is left as it is.
 */
const asQuery = (query: string) => sql`(
  select (case when lexemes like '%''' then lexemes || ':*' else lexemes end)::tsquery
  from (select websearch_to_tsquery('norwegian', ${query})::text as lexemes) as parsed)`

/** Numbered after the limit: finding the first twenty is much less work than sorting all. */
const selectHits = (
  { where, rank, quotes }: MatchStep,
  number: number,
  { from, to }: { from: number; to: number },
) => sql`
  select path, ${number}::int as step, ${quotes === 'text'}::boolean as quotes_text, row_number() over () as place
  from (
    select path from search_document, time
    where ${where}
    order by ${rank}, written_at desc nulls last, path
    limit ${to - from} offset ${from}
  ) as page`

async function readHits(
  db: Queryable,
  { terms, moment, reached }: { terms: string; moment: Date; reached: SQL[] },
): Promise<SearchHit[]> {
  const { rows } = await db.execute<HitRow>(sql`
    with terms as materialized (select ${terms}::tsquery as words),
    time as (select ${moment.toISOString()}::timestamptz as moment),
    found as (${sql.join(reached, sql` union all `)})
    select path, kind, title, image,
      ts_headline('norwegian', case when quotes_text then ${BODY_START} else ${SUMMARY} end, ${QUERY_WORDS}, ${HEADLINE}) as excerpt,
      left(${QUOTED}, ${EDGE_LENGTH}) as begins, right(${QUOTED}, ${EDGE_LENGTH}) as ends
    from found join search_document using (path)
    order by step, place
  `)
  return rows.map(toHit)
}

/** Shorter words are similar to too many others. */
const MIN_SIMILAR_LETTERS = 4
/** Hits below this share of the best similarity are dropped. */
const MIN_RELATIVE_SIMILARITY = 0.8

/** Pages with a word of similar spelling for each of these in the title or keywords. */
async function findSimilar(db: Queryable, { query, skip, take, moment }: SearchQuery) {
  const words = splitWords(query).filter((word) => word.length >= MIN_SIMILAR_LETTERS)
  if (words.length === 0) return { total: 0, hits: [] }
  const likeness = sql.join(
    words.map((word) => sql`word_similarity(${word}, letters)`),
    sql` + `,
  )
  const { rows } = await db.execute<HitRow & { total: string }>(sql`
    with time as (select ${moment.toISOString()}::timestamptz as moment),
    alike as (
      select path, ${likeness} as likeness
      from search_document
      where ${all(words.map((word) => sql`path in (select search_near(${word}))`))}
    ),
    found as (select * from alike where likeness >= ${MIN_RELATIVE_SIMILARITY} * (select max(likeness) from alike))
    select path, kind, title, image, count(*) over () as total,
      coalesce(substring(summary from ${EXCERPT_PATTERN}), '') as excerpt,
      left(summary, ${EDGE_LENGTH}) as begins, right(summary, ${EDGE_LENGTH}) as ends
    from found join search_document using (path), time
    order by likeness desc, ${IS_PAST}, title, path
    limit ${take} offset ${skip}
  `)
  return { total: Number(rows[0]?.total ?? 0), hits: rows.map(toHit) }
}

interface HitRow extends Record<string, unknown> {
  path: string
  kind: SearchHit['kind']
  title: string
  image: PictureView | null
  excerpt: string
  /** The beginning and the end of the quoted text. */
  begins: string
  ends: string
}

const HEADLINE = `StartSel=${MARK_START}, StopSel=${MARK_END}, MaxWords=32, MinWords=16, MaxFragments=0`
/** The first 250 characters of a summary, in whole words. */
const EXCERPT_PATTERN = '^.{0,250}(?!\\S)'
const SUMMARY = sql`case when summary = '' then left(body, 300) else summary end`
/** Only the beginning of a text is quoted: searching all of twenty long texts would take longer than finding them. */
const BODY_START = sql`left(body, 2500)`
/** The full text of which either is the beginning. */
const QUOTED = sql`case when quotes_text or summary = '' then body else summary end`

function toHit({ path, kind, title, image, ...text }: HitRow): SearchHit {
  return { kind, title, href: toHref(path), image, excerpt: markMatches(addEllipses(text)) }
}

function markMatches(excerpt: string): SafeHtml {
  const escaped = excerpt.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped.replaceAll(MARK_START, '<mark>').replaceAll(MARK_END, '</mark>') as SafeHtml
}
