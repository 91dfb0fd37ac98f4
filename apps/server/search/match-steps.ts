import { type SQL, sql } from 'drizzle-orm'
import { AFTER_TITLE, plainLetters } from './normalize-text.ts'

/** What is found in one way. A page of hits is taken from the first step, then the next; only steps that it reaches are ranked. */
export interface Step {
  /** What it finds and no step before it does. */
  where: SQL
  /** How many it finds; those of the step before too, where that is quicker to count. */
  count: SQL
  holdsThoseBefore: boolean
  rank: SQL
  /** Where to look for words that tell what was found. */
  quotes: 'summary' | 'text'
}

/**
 * The words that are asked for, as the database may not know them while it plans: for a word that most texts have it would rather
 * read all texts than ask the index, which takes ten times as long.
 */
export const ASKED = sql`(select words from asked)`
/** Within every step, what has ended comes last. */
export const IS_PAST = sql`coalesce(ends_at < moment, false)`

const inTitle = sql`title_words @@ ${ASKED}`
const inHead = sql`head_words @@ ${ASKED}`
const inText = sql`words @@ ${ASKED}`

/** Words in the title; in summary and keywords; in the text, newest first; letters within words of title and keywords. */
export function stepsOf(query: string): Step[] {
  const within = insidesOf(query)
  const isTitle = sql`starts_with(letters, ${` ${plainLetters(query)}${AFTER_TITLE}`}) desc`
  const steps: Step[] = [
    {
      where: inTitle,
      count: counted(inTitle),
      holdsThoseBefore: false,
      rank: sql`${isTitle}, ${IS_PAST}, ts_rank(title_words, ${ASKED}) desc`,
      quotes: 'summary',
    },
    {
      where: sql`${inHead} and not ${inTitle}`,
      count: counted(inHead),
      holdsThoseBefore: true,
      rank: sql`${IS_PAST}, ts_rank(head_words, ${ASKED}) desc`,
      quotes: 'summary',
    },
    {
      where: sql`${inText} and not ${inHead}`,
      count: counted(inText),
      holdsThoseBefore: true,
      rank: IS_PAST,
      quotes: 'text',
    },
  ]
  if (!within) return steps
  // Most of these are in the head too, which is quicker to look at than the text.
  const where = sql`${within} and not ${inHead} and not ${inText}`
  return [
    ...steps,
    {
      where,
      count: counted(where),
      holdsThoseBefore: false,
      rank: sql`${isTitle}, ${IS_PAST}`,
      quotes: 'summary',
    },
  ]
}

const counted = (where: SQL) => sql`select count(*) from search_document where ${where}`

/** More words than this nobody means; each costs a look at the index. */
const MOST_WORDS = 8
/** Fewer letters than this are within too many words. */
const SHORTEST_WITHIN = 3

export const wordsOf = (query: string) => plainLetters(query).split(' ').filter(Boolean).slice(0, MOST_WORDS)

/**
 * For compounds: «konsert» is in «julekonsert», and «jule konsert» is «julekonsert» written apart. Not for questions that say what
 * must stand together, or must not be there.
 */
function insidesOf(query: string): SQL | null {
  if (/"|(^|\s)-/.test(query)) return null
  const words = wordsOf(query)
  if (words.length === 0 || words.some((word) => word.length < SHORTEST_WITHIN)) return null
  return all(words.map(contains))
}

const contains = (letters: string) => sql`letters like ${`%${letters}%`}`

export const all = (conditions: SQL[]) => sql`(${sql.join(conditions, sql` and `)})`
