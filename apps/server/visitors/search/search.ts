import { type Language, type PictureView, type SearchHit, toHref } from '@lerret/model'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import type { ProductionProgramme } from '../../publishing/search-index/documents/documents.ts'
import type { Passage } from '../../publishing/search-index/documents/passages.ts'
import type { Vocabulary } from '../../publishing/search-index/words/vocabulary.ts'
import { createExcerpt, findAnswer, markMatches } from './excerpt.ts'
import { createMatchSteps, type MatchStep } from './match-steps.ts'
import {
  createWordMatcher,
  listNames,
  type ParsedQuery,
  parseQuery,
  type ScopedQuery,
  toTsquery,
} from './query.ts'
import { listOtherScopes, listScopes, type SearchLanguages, type SearchScope } from './scopes.ts'
import { correctTerms, findSomeWords } from './similar.ts'

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
  languages: SearchLanguages
  getVocabulary(language: Language): Vocabulary
}

/**
 * Finds pages by words in any inflection (the last one may be incomplete), by their synonyms, and by letters inside words, best
 * first. Without any match, finds similar spellings, and then pages with some of the words. Pages in the language of the page come
 * before others.
 */
export async function search(db: Queryable, searchQuery: SearchQuery): Promise<SearchResult> {
  const { languages } = searchQuery
  const parseAll = (scopes: SearchScope[]) => scopes.map((scope) => parseForScope(scope, searchQuery))
  const scoped = parseAll(listScopes(languages))
  const exact = await findInAll(db, scoped, searchQuery, findWords)
  if (exact.total > 0) return { ...exact, isNear: false }
  const other = await findInAll(db, parseAll(listOtherScopes(languages)), searchQuery, findWords)
  if (other.total > 0) return { ...other, isNear: false }
  const corrected = await Promise.all(scoped.map((query) => correctTerms(db, query)))
  const changed = corrected.filter(({ hasChanged }) => hasChanged).map(({ query }) => query)
  const similar = await findInAll(db, changed, searchQuery, findWords)
  if (similar.total > 0) return { ...similar, isNear: true }
  const queries = corrected.map(({ query }) => query)
  const some = await findInAll(db, queries, searchQuery, findHitsOfSomeWords)
  return { ...some, isNear: some.total > 0 }
}

const parseForScope = (scope: SearchScope, { query, getVocabulary }: SearchQuery): ScopedQuery => ({
  ...parseQuery(query, getVocabulary(scope.language)),
  scope: scope.where,
})

type Hits = Pick<SearchResult, 'total' | 'hits'>
type FindHits = (db: Queryable, parsed: ScopedQuery, searchQuery: SearchQuery) => Promise<Hits>

/** The hits of each query after those of the one before it. */
async function findInAll(
  db: Queryable,
  queries: ScopedQuery[],
  searchQuery: SearchQuery,
  find: FindHits,
): Promise<Hits> {
  const { skip, take } = searchQuery
  let total = 0
  const hits: SearchHit[] = []
  for (const query of queries) {
    const page = { skip: Math.max(skip - total, 0), take: take - hits.length }
    const found = await find(db, query, { ...searchQuery, ...page })
    total += found.total
    hits.push(...found.hits)
  }
  return { total, hits }
}

async function findHitsOfSomeWords(
  db: Queryable,
  parsed: ScopedQuery,
  searchQuery: SearchQuery,
): Promise<Hits> {
  const { total, found } = await findSomeWords(db, parsed, searchQuery)
  const hasHits = total > 0 && searchQuery.take > 0
  return { total, hits: hasHits ? await readHits(db, parsed, { ...searchQuery, found }) : [] }
}

async function findWords(db: Queryable, parsed: ScopedQuery, searchQuery: SearchQuery): Promise<Hits> {
  const words = toTsquery(parsed)
  if (words === '') return { total: 0, hits: [] }
  const { query, skip, take } = searchQuery
  const steps = createMatchSteps(query, parsed)
  const counts = await countSteps(db, words, { steps, scope: parsed.scope })
  const reached: SQL[] = []
  let before = 0
  for (const [number, step] of steps.entries()) {
    const count = counts[number] ?? 0
    const from = Math.max(skip - before, 0)
    const to = Math.min(skip + take - before, count)
    if (from < to) reached.push(selectHits(step, number, { from, to, scope: parsed.scope }))
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
async function countSteps(
  db: Queryable,
  words: string,
  { steps, scope }: { steps: MatchStep[]; scope: SQL },
): Promise<number[]> {
  const counts = steps.map(
    ({ counted }, number) =>
      sql`(select count(*) from search_document where ${counted} and ${scope}) as ${sql.identifier(`step_${number}`)}`,
  )
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
  { from, to, scope }: { from: number; to: number; scope: SQL },
) => sql`
  select path, ${number}::int as step, ${quotes === 'text'}::boolean as quotes_text, row_number() over () as place
  from (
    select path from search_document, time
    where ${where} and ${scope}
    order by ${rank}, written_at desc nulls last, ends_at nulls last, path
    limit ${to - from} offset ${from}
  ) as page`

interface HitRow extends Record<string, unknown> {
  path: string
  language: Language
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

/** A quote is from the beginning of a text: reading all of twenty long texts would take longer than finding them. */
const BODY_LENGTH = 2500

/** The hits of `found`: with-queries that end in one of that name, with path, step, place and whether the text is quoted. */
async function readHits(
  db: Queryable,
  parsed: ParsedQuery,
  { found, moment, languages }: Pick<SearchQuery, 'moment' | 'languages'> & { found: SQL },
): Promise<SearchHit[]> {
  const { rows } = await db.execute<HitRow>(sql`
    ${found}
    select path, language, kind, title, image, summary, names, passages, programme,
      case when quotes_text or summary = '' then left(body, ${BODY_LENGTH}) end as body
    from found join search_document using (path)
    order by step, place
  `)
  const isMatch = createWordMatcher(parsed)
  const isMatches = parsed.terms.map((term) => createWordMatcher({ ...parsed, terms: [term] }))
  const names = new Set(listNames(parsed))
  return rows.map((row): SearchHit => {
    const { path, language, kind, title, image, summary, body } = row
    // The lead is the answer for a page that is itself what was searched for.
    const isNamed = names.has(row.names[0] ?? '')
    const answer = isNamed ? null : findAnswer(row.passages ?? [], isMatches)
    return {
      kind,
      title,
      ...(language !== languages.page && { lang: language }),
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
