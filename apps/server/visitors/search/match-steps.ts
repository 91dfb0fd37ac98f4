import { type SQL, sql } from 'drizzle-orm'
import { normalizeText } from '../../publishing/search-index/words/normalize-text.ts'
import { listNames, listTermNames, type ParsedQuery, toAnyTitleTsquery, toAnyTsquery } from './query.ts'

/** One way of matching. Hits are taken from the first step, then the next; only steps on the requested page are ranked. */
export interface MatchStep {
  /** Matches of this step that no step before it has. */
  where: SQL
  /** The matches to count, with those of steps before it where that is quicker. */
  counted: SQL
  included?: MatchStep[]
  rank: SQL
  /** The text that the excerpt is taken from. */
  quotes: 'summary' | 'text'
}

/**
 * The parsed query as a subquery, so that the planner does not know its words: for a word that most texts have it would scan all
 * texts instead of using the index, which takes ten times as long.
 */
export const QUERY_WORDS = sql`(select words from terms)`
/** Within every step, productions that have ended come last. */
export const IS_PAST = sql`coalesce(ends_at < moment, false)`

const inTitle = sql`title_words @@ ${QUERY_WORDS}`
const inHead = sql`head_words @@ ${QUERY_WORDS}`
const inText = sql`words @@ ${QUERY_WORDS}`

/** Higher for a word in title, name or summary than for several in the text of a page. */
const MIN_HEAD_RANK = 0.15
/** Higher for a word of the title or a name than for several of the headings. */
const MIN_TITLE_RANK = 0.5

/**
 * Orders hits by what visitors most likely mean: a page that is about it, a coming event, a page that mentions it, an article, a past
 * event. Several words of a query may each be under another heading of a page, which says less than the title of an article.
 */
const priority = (words: SQL, { minRank, hasOneTerm }: { minRank: number; hasOneTerm: boolean }) => sql`case
  when kind = 'page' then
    case when ts_rank(${words}, ${QUERY_WORDS}) >= ${minRank}::float4 then 0 else ${hasOneTerm ? 2 : 3}::int end
  when kind = 'article' then 3
  when ${IS_PAST} then 4
  else 1 end`

/**
 * Words in the title; pages with all words and one of them in the title; pages with a name that is one of the words; words in summary, keywords and pages; in the text, newest first;
 * letters inside words of title and keywords.
 */
export function createMatchSteps(query: string, parsed: ParsedQuery): MatchStep[] {
  const isTitle = hasName(listNames(parsed))
  const hasOneTerm = parsed.terms.length === 1
  const isNamed = sql`(kind = 'page' and ${hasName(hasOneTerm ? [] : listTermNames(parsed))})`
  const isTitled = hasOneTerm
    ? sql`false`
    : sql`(kind = 'page' and title_words @@ ${toAnyTitleTsquery(parsed)}::tsquery and ${inHead})`
  const insideWords = matchInsideWords(query)
  // A title may match `kino -natta` although the text below it does not.
  const mayExclude = parsed.excluded.length > 0
  const title: MatchStep = {
    ...(mayExclude ? matchAlone(sql`${inTitle} and ${inText}`) : { where: inTitle, counted: inTitle }),
    rank: sql`${isTitle} desc, ${priority(sql`title_words`, { minRank: MIN_TITLE_RANK, hasOneTerm })},
      ts_rank(title_words, ${QUERY_WORDS}) desc`,
    quotes: 'summary',
  }
  const titled: MatchStep = {
    ...matchAlone(mayExclude ? sql`false` : sql`${isTitled} and not ${inTitle}`),
    rank: sql`${isNamed} desc, ts_rank(head_words, ${QUERY_WORDS}) desc`,
    quotes: 'summary',
  }
  const named: MatchStep = {
    ...matchAlone(mayExclude ? sql`false` : sql`${isNamed} and not ${inText}`),
    rank: sql`ts_rank(head_words, ${toAnyTsquery(parsed)}::tsquery) desc`,
    quotes: 'summary',
  }
  const head: MatchStep = {
    ...(mayExclude
      ? matchAlone(sql`${inHead} and ${inText} and not ${inTitle}`)
      : {
          where: sql`${inHead} and not ${inTitle} and not ${isTitled}`,
          counted: inHead,
          included: [title, titled],
        }),
    rank: sql`${priority(sql`head_words`, { minRank: MIN_HEAD_RANK, hasOneTerm })},
      ts_rank(head_words, ${QUERY_WORDS}) desc`,
    quotes: 'summary',
  }
  const text: MatchStep = {
    ...(mayExclude
      ? matchAlone(sql`${inText} and not ${inHead} and not ${inTitle}`)
      : {
          where: sql`${inText} and not ${inHead}`,
          counted: inText,
          included: [title, titled, head],
        }),
    rank: IS_PAST,
    quotes: 'text',
  }
  if (!insideWords) return [title, titled, named, head, text]
  const inside: MatchStep = {
    // Most of these match the head too, which is quicker to check than the text.
    ...matchAlone(sql`${insideWords} and not ${inHead} and not ${inText} and not ${isNamed}`),
    rank: sql`kind = 'article', ${IS_PAST}`,
    quotes: 'summary',
  }
  return [title, titled, named, head, text, inside]
}

function hasName(names: readonly string[]): SQL {
  // A plain constant may not be in an order.
  if (names.length === 0) return sql`false::boolean`
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )
  return sql`names && array[${list}]::text[]`
}

type Match = Pick<MatchStep, 'where' | 'counted' | 'included'>

const matchAlone = (where: SQL): Match => ({ where, counted: where })

/** Each word costs an index lookup; further words are ignored. */
const MAX_QUERY_WORDS = 8
/** Shorter words are inside too many others. */
const MIN_INFIX_LETTERS = 3

export const splitWords = (query: string) =>
  normalizeText(query).split(' ').filter(Boolean).slice(0, MAX_QUERY_WORDS)

/**
 * Matches compounds: «konsert» is in «julekonsert», and «jule konsert» is «julekonsert» written apart. Queries with phrases or excluded
 * words are left out.
 */
function matchInsideWords(query: string): SQL | null {
  if (/"|(^|\s)-/.test(query)) return null
  const words = splitWords(query)
  if (words.length === 0 || words.some((word) => word.length < MIN_INFIX_LETTERS)) return null
  return all(words.map(contains))
}

const contains = (letters: string) => sql`letters like ${`%${letters}%`}`

export const all = (conditions: SQL[]) => sql`(${sql.join(conditions, sql` and `)})`
