import { type SQL, sql } from 'drizzle-orm'
import { normalizeText, TITLE_END } from './normalize-text.ts'

/** One way of matching. Hits are taken from the first step, then the next; only steps on the requested page are ranked. */
export interface MatchStep {
  /** Matches of this step that no step before it has. */
  where: SQL
  /** Counts the matches, including those of the step before where that is quicker. */
  count: SQL
  includesPrevious: boolean
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

/** Words in the title; in summary and keywords; in the text, newest first; letters inside words of title and keywords. */
export function createMatchSteps(query: string): MatchStep[] {
  const insideWords = matchInsideWords(query)
  const isTitle = sql`starts_with(letters, ${` ${normalizeText(query)}${TITLE_END}`}) desc`
  // A title may match `kino -natta` although the text below it does not.
  const mayExclude = query.includes('-')
  const steps: MatchStep[] = [
    {
      ...(mayExclude ? countedAlone(sql`${inTitle} and ${inText}`) : countedWithPrevious(inTitle)),
      rank: sql`${isTitle}, ${IS_PAST}, ts_rank(title_words, ${QUERY_WORDS}) desc`,
      quotes: 'summary',
    },
    {
      ...(mayExclude
        ? countedAlone(sql`${inHead} and ${inText} and not ${inTitle}`)
        : countedWithPrevious(inHead, inTitle)),
      rank: sql`${IS_PAST}, ts_rank(head_words, ${QUERY_WORDS}) desc`,
      quotes: 'summary',
    },
    {
      ...(mayExclude
        ? countedAlone(sql`${inText} and not ${inHead} and not ${inTitle}`)
        : countedWithPrevious(inText, inHead)),
      rank: IS_PAST,
      quotes: 'text',
    },
  ]
  if (!insideWords) return steps
  // Most of these match the head too, which is quicker to check than the text.
  const where = sql`${insideWords} and not ${inHead} and not ${inText}`
  return [
    ...steps,
    {
      ...countedAlone(where),
      rank: sql`${isTitle}, ${IS_PAST}`,
      quotes: 'summary',
    },
  ]
}

type CountedMatch = Pick<MatchStep, 'where' | 'count' | 'includesPrevious'>

/** What matches here and not in the step before, all of whose matches match here too. */
const countedWithPrevious = (matches: SQL, previous?: SQL): CountedMatch => ({
  where: previous ? sql`${matches} and not ${previous}` : matches,
  count: counted(matches),
  includesPrevious: previous !== undefined,
})

const countedAlone = (where: SQL): CountedMatch => ({ where, count: counted(where), includesPrevious: false })

const counted = (where: SQL) => sql`select count(*) from search_document where ${where}`

/** Each word costs an index lookup; further words are ignored. */
const MAX_QUERY_WORDS = 8
/** Shorter words are inside too many others. */
const MIN_INFIX_LETTERS = 3

export const splitWords = (query: string) =>
  normalizeText(query).split(' ').filter(Boolean).slice(0, MAX_QUERY_WORDS)

/**
 * For compounds: «konsert» is in «julekonsert», and «jule konsert» is «julekonsert» written apart. Not for queries with phrases or
 * excluded words.
 */
function matchInsideWords(query: string): SQL | null {
  if (/"|(^|\s)-/.test(query)) return null
  const words = splitWords(query)
  if (words.length === 0 || words.some((word) => word.length < MIN_INFIX_LETTERS)) return null
  return all(words.map(contains))
}

const contains = (letters: string) => sql`letters like ${`%${letters}%`}`

export const all = (conditions: SQL[]) => sql`(${sql.join(conditions, sql` and `)})`
