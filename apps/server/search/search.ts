import { type PictureView, type SearchHit, toHref } from '@lerret/model'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import type { ProductionProgramme } from './documents/documents.ts'
import type { Passage } from './documents/passages.ts'
import { createExcerpt, findAnswer, markMatches } from './excerpt.ts'
import { createMatchSteps, type MatchStep } from './match-steps.ts'
import { createWordMatcher, listNames, type ParsedQuery, parseQuery, toTsquery } from './query.ts'
import { correctTerms, findSomeWords } from './similar.ts'
import type { Synonyms } from './words/synonyms.ts'

export interface SearchResult {
  total: number
  hits: SearchHit[]
  /** Nothing matches all words as typed; the hits have a similar spelling, or some of the words. */
  isNear: boolean
}

export interface SearchQuery {
  query: string
  skip: number
  take: number
  /** Productions that have ended by this moment come last. */
  moment: Date
  synonyms: Synonyms
}

/**
 * Finds pages by words in any inflection (the last one may be incomplete), by their synonyms, and by letters inside words, best
 * first. Without any match, finds similar spellings, and then pages with some of the words.
 */
export async function search(db: Queryable, searchQuery: SearchQuery): Promise<SearchResult> {
  const parsed = parseQuery(searchQuery.query, searchQuery.synonyms)
  const exact = await findWords(db, parsed, searchQuery)
  if (exact.total > 0) return { ...exact, isNear: false }
  const corrected = await correctTerms(db, parsed, searchQuery.synonyms)
  const similar = corrected.hasChanged ? await findWords(db, corrected.query, searchQuery) : exact
  if (similar.total > 0) return { ...similar, isNear: true }
  const some = await findSomeWords(db, corrected.query, searchQuery)
  const hits =
    some.total > 0 ? await readHits(db, corrected.query, { ...searchQuery, found: some.found }) : []
  return { total: some.total, hits, isNear: some.total > 0 }
}

async function findWords(db: Queryable, parsed: ParsedQuery, searchQuery: SearchQuery) {
  const words = toTsquery(parsed)
  if (words === '') return { total: 0, hits: [] }
  const { query, skip, take } = searchQuery
  const steps = createMatchSteps(query, parsed)
  const counts = await countSteps(db, words, steps)
  const reached: SQL[] = []
  let before = 0
  for (const [number, step] of steps.entries()) {
    const count = counts[number] ?? 0
    const from = Math.max(skip - before, 0)
    const to = Math.min(skip + take - before, count)
    if (from < to) reached.push(selectHits(step, number, { from, to }))
    before += count
  }
  const found = sql`with terms as materialized (select ${words}::tsquery as words),
    time as (select ${searchQuery.moment.toISOString()}::timestamptz as moment),
    found as (${sql.join(reached, sql` union all `)})`
  return {
    total: before,
    hits: reached.length === 0 ? [] : await readHits(db, parsed, { ...searchQuery, found }),
  }
}

/** The number of hits in each step that are in none before it. */
async function countSteps(db: Queryable, words: string, steps: MatchStep[]): Promise<number[]> {
  const counts = steps.map(({ count }, number) => sql`(${count}) as ${sql.identifier(`step_${number}`)}`)
  const { rows } = await db.execute<{ [step: string]: string }>(sql`
    with terms as materialized (select ${words}::tsquery as words)
    select ${sql.join(counts, sql`, `)}
  `)
  const all = Object.values(rows[0] ?? {}).map(Number)
  const own = new Map<MatchStep, number>()
  for (const [number, step] of steps.entries()) {
    const included = (step.included ?? []).reduce((sum, before) => sum + (own.get(before) ?? 0), 0)
    own.set(step, (all[number] ?? 0) - included)
  }
  return [...own.values()]
}

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
    order by ${rank}, written_at desc nulls last, ends_at nulls last, path
    limit ${to - from} offset ${from}
  ) as page`

interface HitRow extends Record<string, unknown> {
  path: string
  kind: SearchHit['kind']
  title: string
  image: PictureView | null
  summary: string
  /** The beginning of the text, where the excerpt is taken from it. */
  body: string | null
  names: string[]
  passages: Passage[] | null
  programme: ProductionProgramme | null
}

/** Only the beginning of a text is quoted: reading all of twenty long texts would take longer than finding them. */
const BODY_LENGTH = 2500

/** The hits of `found`: with-queries that end in one of that name, with path, step, place and whether the text is quoted. */
async function readHits(
  db: Queryable,
  parsed: ParsedQuery,
  { found, moment }: { found: SQL; moment: Date },
): Promise<SearchHit[]> {
  const { rows } = await db.execute<HitRow>(sql`
    ${found}
    select path, kind, title, image, summary, names, passages, programme,
      case when quotes_text or summary = '' then left(body, ${BODY_LENGTH}) end as body
    from found join search_document using (path)
    order by step, place
  `)
  const isMatch = createWordMatcher(parsed)
  const isMatches = parsed.terms.map((term) => createWordMatcher({ terms: [term], excluded: [] }))
  const names = new Set(listNames(parsed))
  return rows.map((row): SearchHit => {
    const { path, kind, title, image, summary, body } = row
    // Of a page that is itself what was searched for, the lead is the answer.
    const isNamed = names.has(row.names[0] ?? '')
    const answer = isNamed ? null : findAnswer(row.passages ?? [], isMatches)
    return {
      kind,
      title,
      href: toHref(path),
      image,
      excerpt: answer
        ? markMatches(formatPassage(answer, title), isMatch)
        : createExcerpt(body ?? summary, isMatch),
      next: row.programme && findNextShowing(row.programme, moment),
    }
  })
}

const formatPassage = ({ heading, text }: Passage, title: string) =>
  heading === '' || heading === title ? text : `${heading}: ${text}`

/** The first showing that has not ended. */
function findNextShowing({ ageLimit, showings }: ProductionProgramme, moment: Date): SearchHit['next'] {
  const showing = showings.find(({ endsAt }) => Date.parse(endsAt) > moment.getTime())
  return showing ? { showing, ageLimit } : null
}
