import { type PictureView, type SafeHtml, type SearchHit, toHref } from '@lerret/model'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { EDGE, quotation, START, STOP } from './excerpt.ts'
import { ASKED, all, IS_PAST, type Step, stepsOf, wordsOf } from './match-steps.ts'

export interface SearchAnswer {
  total: number
  hits: SearchHit[]
  /** Nothing is as it was written; these are spelt much like it. */
  isNear: boolean
}

export interface Question {
  query: string
  skip: number
  take: number
  /** What has ended by this moment comes after what has not. */
  moment: Date
}

/**
 * Finds what a visitor asks for: words in any form, the last one perhaps half typed, and words within words; best first. Where
 * nothing is found, what is spelt much like it.
 */
export async function search(db: Queryable, question: Question): Promise<SearchAnswer> {
  const found = await findWords(db, question)
  if (found.total > 0) return { ...found, isNear: false }
  const near = await findNear(db, question)
  return { ...near, isNear: near.total > 0 }
}

async function findWords(db: Queryable, { query, skip, take, moment }: Question) {
  const steps = stepsOf(query)
  const { asked, counts } = await countSteps(db, query, steps)
  const reached: SQL[] = []
  let before = 0
  for (const [number, step] of steps.entries()) {
    const count = counts[number] ?? 0
    const from = Math.max(skip - before, 0)
    const to = Math.min(skip + take - before, count)
    if (from < to) reached.push(hitsOf(step, number, { from, to }))
    before += count
  }
  return { total: before, hits: reached.length === 0 ? [] : await readHits(db, { asked, moment, reached }) }
}

/** What was asked for as the database takes it, and how many there are in each step and in none before it. */
async function countSteps(db: Queryable, query: string, steps: Step[]) {
  const counts = steps.map(({ count }, number) => sql`(${count}) as ${sql.identifier(`step_${number}`)}`)
  const { rows } = await db.execute<{ asked: string; [step: string]: string }>(sql`
    with asked as materialized (select ${asQuery(query)} as words)
    select ${ASKED}::text as asked, ${sql.join(counts, sql`, `)}
  `)
  const { asked = '', ...held } = rows[0] ?? {}
  const all = Object.values(held).map(Number)
  return {
    asked,
    counts: all.map((count, number) =>
      steps[number]?.holdsThoseBefore ? count - (all[number - 1] ?? 0) : count,
    ),
  }
}

/**
 * The visitor's words, the last of them as the beginning of one. Words that say nothing alone ask for nothing, and a phrase
 * that must not be there, which ends in a bracket, is left as it is.
 */
const asQuery = (query: string) => sql`(
  select (case when lexemes like '%''' then lexemes || ':*' else lexemes end)::tsquery
  from (select websearch_to_tsquery('norwegian', ${query})::text as lexemes) as parsed)`

/** Numbered after they are cut off: to find the first twenty is much less work than to put all in order. */
const hitsOf = (
  { where, rank, quotes }: Step,
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
  { asked, moment, reached }: { asked: string; moment: Date; reached: SQL[] },
): Promise<SearchHit[]> {
  const { rows } = await db.execute<FoundRow>(sql`
    with asked as materialized (select ${asked}::tsquery as words),
    time as (select ${moment.toISOString()}::timestamptz as moment),
    found as (${sql.join(reached, sql` union all `)})
    select path, kind, title, image,
      ts_headline('norwegian', case when quotes_text then ${TEXT} else ${SUMMARY} end, ${ASKED}, ${HEADLINE}) as excerpt,
      left(${QUOTED}, ${EDGE}) as begins, right(${QUOTED}, ${EDGE}) as ends
    from found join search_document using (path)
    order by step, place
  `)
  return rows.map(hitOf)
}

/** Fewer letters than this are like too many words. */
const SHORTEST_NEAR = 4
/** What is less alike than this part of the most alike is not meant. */
const ALIKE_ENOUGH = 0.8

/** What has a word spelt much like each of these in its title or keywords. */
async function findNear(db: Queryable, { query, skip, take, moment }: Question) {
  const words = wordsOf(query).filter((word) => word.length >= SHORTEST_NEAR)
  if (words.length === 0) return { total: 0, hits: [] }
  const likeness = sql.join(
    words.map((word) => sql`word_similarity(${word}, letters)`),
    sql` + `,
  )
  const { rows } = await db.execute<FoundRow & { total: string }>(sql`
    with time as (select ${moment.toISOString()}::timestamptz as moment),
    alike as (
      select path, ${likeness} as likeness
      from search_document
      where ${all(words.map((word) => sql`path in (select search_near(${word}))`))}
    ),
    found as (select * from alike where likeness >= ${ALIKE_ENOUGH} * (select max(likeness) from alike))
    select path, kind, title, image, count(*) over () as total,
      coalesce(substring(summary from ${NEAR_EXCERPT}), '') as excerpt,
      left(summary, ${EDGE}) as begins, right(summary, ${EDGE}) as ends
    from found join search_document using (path), time
    order by likeness desc, ${IS_PAST}, title, path
    limit ${take} offset ${skip}
  `)
  return { total: Number(rows[0]?.total ?? 0), hits: rows.map(hitOf) }
}

interface FoundRow extends Record<string, unknown> {
  path: string
  kind: SearchHit['kind']
  title: string
  image: PictureView | null
  excerpt: string
  /** The first and the last of the text that it is from. */
  begins: string
  ends: string
}

const HEADLINE = `StartSel=${START}, StopSel=${STOP}, MaxWords=32, MinWords=16, MaxFragments=0`
/** So much of a summary, in whole words. */
const NEAR_EXCERPT = '^.{0,250}(?!\\S)'
const SUMMARY = sql`case when summary = '' then left(body, 300) else summary end`
/** A text is quoted from its beginning: to look through all of twenty long texts takes longer than to find them. */
const TEXT = sql`left(body, 2500)`
/** What either is the beginning of. */
const QUOTED = sql`case when quotes_text or summary = '' then body else summary end`

function hitOf({ path, kind, title, image, ...text }: FoundRow): SearchHit {
  return { kind, title, href: toHref(path), image, excerpt: marked(quotation(text)) }
}

function marked(excerpt: string): SafeHtml {
  const escaped = excerpt.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped.replaceAll(START, '<mark>').replaceAll(STOP, '</mark>') as SafeHtml
}
