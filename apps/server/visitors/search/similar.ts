import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import { type QueryTerm, type ScopedQuery, termToTsquery } from './query.ts'

/** Shorter words are similar to too many others. */
const MIN_SIMILAR_LETTERS = 4

/** Replaces the words that no page has by the most similar ones of titles and keywords, or by the words of a compound. */
export async function correctTerms(
  db: Queryable,
  query: ScopedQuery,
): Promise<{ query: ScopedQuery; hasChanged: boolean }> {
  const counts = await countPages(db, query.terms, query.scope)
  const corrected = await Promise.all(
    query.terms.map(async (term, number) =>
      counts[number] === 0 ? await correctTerm(db, term, query) : term,
    ),
  )
  return {
    query: { ...query, terms: corrected },
    hasChanged: corrected.some((term, number) => term !== query.terms[number]),
  }
}

async function countPages(db: Queryable, terms: readonly QueryTerm[], scope: SQL): Promise<number[]> {
  if (terms.length === 0) return []
  const counts = terms.map(
    (term, number) =>
      sql`(select count(*) from search_document where words @@ ${termToTsquery(term)}::tsquery and ${scope}) as ${sql.identifier(`term_${number}`)}`,
  )
  const { rows } = await db.execute<Record<string, string>>(sql`select ${sql.join(counts, sql`, `)}`)
  return Object.values(rows[0] ?? {}).map(Number)
}

type Searched = Pick<ScopedQuery, 'vocabulary' | 'scope'>

async function correctTerm(db: Queryable, term: QueryTerm, searched: Searched): Promise<QueryTerm> {
  const { word } = term
  if (word.length < MIN_SIMILAR_LETTERS || word.includes(' ') || word.includes('-')) return term
  const similar = await findSimilarWords(db, word, searched)
  if (similar.length > 0)
    return {
      ...term,
      alternatives: similar.map((found) => [searched.vocabulary.stem(found)]),
      isPrefix: false,
    }
  const compound = await splitCompound(db, word, searched)
  return compound ? { ...term, alternatives: compound, isPrefix: false } : term
}

/** Further words are much less similar, or form of the same. */
const MAX_SIMILAR_WORDS = 3
/** The share of a word's letters that may differ. */
const MAX_DIFFERENCE = 0.34

async function findSimilarWords(
  db: Queryable,
  word: string,
  { vocabulary, scope }: Searched,
): Promise<string[]> {
  const { rows } = await db.execute<{ letters: string }>(
    sql`select letters from search_document where path in (select search_near(${word})) and ${scope}`,
  )
  const words = new Set(rows.flatMap(({ letters }) => letters.split(' ')))
  const near = [...words]
    .filter((found) => found.length >= MIN_SIMILAR_LETTERS && !vocabulary.isStopWord(found))
    .map((found) => ({ found, distance: editDistance(word, found) }))
    .filter(({ distance }) => distance <= MAX_DIFFERENCE * word.length)
    .sort((a, b) => a.distance - b.distance)
  const best = near[0]?.distance ?? 0
  return near
    .filter(({ distance }) => distance === best)
    .map(({ found }) => found)
    .slice(0, MAX_SIMILAR_WORDS)
}

/** The number of letters to insert, remove, replace or swap with a neighbour. */
export function editDistance(a: string, b: string): number {
  let twoBefore: number[] = []
  let before = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min((before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (before[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (twoBefore[j - 2] ?? 0) + 1)
      row.push(best)
    }
    twoBefore = before
    before = row
  }
  return before[b.length] ?? 0
}

const MIN_COMPOUND_PART = 3

/** The alternatives for a compound that no page has, by its words: «barnebursdag» is «bursdag» for «born». */
async function splitCompound(
  db: Queryable,
  word: string,
  { vocabulary: { stem, find }, scope }: Searched,
): Promise<readonly (readonly string[])[] | null> {
  const splits: [string, string][] = []
  for (let at = MIN_COMPOUND_PART; at <= word.length - MIN_COMPOUND_PART - 1; at++)
    splits.push([word.slice(0, at), word.slice(at)])
  if (splits.length === 0) return null
  const toTerm = (part: string): QueryTerm => ({
    word: part,
    alternatives: [[stem(part)], ...find(part).map((meaning) => meaning.split(' ').map(stem))],
    isPhrase: false,
    isPrefix: false,
  })
  const counts = await countPages(
    db,
    splits.flatMap(([first, last]) => [toTerm(first), toTerm(last)]),
    scope,
  )
  const candidates = splits
    .map(([first, last], at) => ({
      first,
      last,
      hasFirst: (counts[2 * at] ?? 0) > 0,
      hasLast: (counts[2 * at + 1] ?? 0) > 0,
    }))
    .filter(({ hasLast, last }) => hasLast && last.length > MIN_COMPOUND_PART)
    .sort((a, b) => Number(b.hasFirst) - Number(a.hasFirst) || b.last.length - a.last.length)
  const best = candidates[0]
  if (!best) return null
  const firsts = best.hasFirst ? toTerm(best.first).alternatives : [[]]
  return firsts.flatMap((first) => toTerm(best.last).alternatives.map((last) => [...first, ...last]))
}

/** Words on more pages than this are left out, unless there are no others. */
const MAX_PAGES_PER_WORD = 1000
/** Hits below this share of the best score are dropped. */
const MIN_RELATIVE_SCORE = 0.5
const PAGE_SCORE = 1.5

/** Pages with some of the words: rare words count for more than common ones, and titles for more than texts. */
export async function findSomeWords(
  db: Queryable,
  { terms, excluded, scope }: ScopedQuery,
  { skip, take, moment }: { skip: number; take: number; moment: Date },
): Promise<{ total: number; found: SQL }> {
  const counts = await countPages(db, terms, scope)
  const known = terms
    .map((term, number) => ({ term, count: counts[number] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count)
  const used = known.filter(({ count }, number) => number === 0 || count <= MAX_PAGES_PER_WORD)
  if (used.length === 0 || excluded.length > 0 || terms.length < 2) return { total: 0, found: sql`` }
  const scores = used.map(({ term, count }) => {
    const words = sql`${termToTsquery(term)}::tsquery`
    return sql`select path, ${1 / Math.log2(count + 1)}::float8 * (case
      when title_words @@ ${words} then 4 when head_words @@ ${words} then 2 else 1 end) as score
      from search_document where words @@ ${words} and ${scope}`
  })
  const found = sql`with time as (select ${moment.toISOString()}::timestamptz as moment),
    scored as (select path, sum(score) as score from (${sql.join(scores, sql` union all `)}) as scores group by path),
    best as (select path, score from scored
      where score >= ${MIN_RELATIVE_SCORE}::float8 * (select max(score) from scored)),
    found as (
      select path, 0 as step, false as quotes_text,
        row_number() over (order by score * (case when kind = 'page' then ${PAGE_SCORE}::float8 else 1 end) desc, written_at desc nulls last, path) as place
      from best join search_document using (path)
      order by place limit ${take} offset ${skip})`
  const { rows } = await db.execute<{ total: string }>(sql`${found} select count(*) as total from best`)
  return { total: Number(rows[0]?.total ?? 0), found }
}
