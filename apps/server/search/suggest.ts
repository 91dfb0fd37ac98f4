import { type Suggestion, toHref } from '@lerret/model'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { IS_PAST, wordsOf } from './match-steps.ts'
import { plainLetters } from './normalize-text.ts'

export const MOST_SUGGESTIONS = 6
/** One letter begins half of everything. */
const SHORTEST = 2
const SHORTEST_NEAR = 4

/**
 * Where a visitor who has typed so much may want to go: pages with words that begin like each of these, those whose title begins so
 * first; where there are none, pages with a word much like it.
 */
export async function suggest(
  db: Queryable,
  { query, moment }: { query: string; moment: Date },
): Promise<Suggestion[]> {
  const plain = plainLetters(query)
  const words = wordsOf(query)
  if (plain.length < SHORTEST) return []
  const begins = sql.join(
    words.map((word) => sql`letters like ${`% ${word}%`}`),
    sql` and `,
  )
  const time = sql`(select ${moment.toISOString()}::timestamptz as moment) as time`
  const found = await db.execute<Row>(sql`
    select path, kind, title from search_document, ${time}
    where ${begins}
    order by starts_with(letters, ${` ${plain}`}) desc,
      position(${` ${words[0]}`} in split_part(letters, '|', 1)) > 0 desc,
      ${IS_PAST}, kind = 'article', written_at desc nulls last, title, path
    limit ${MOST_SUGGESTIONS}
  `)
  if (found.rows.length > 0 || plain.length < SHORTEST_NEAR) return found.rows.map(suggestionOf)
  const near = await db.execute<Row>(sql`
    select path, kind, title from search_document, ${time}
    where path in (select search_near(${plain}))
    order by word_similarity(${plain}, letters) desc, ${IS_PAST}, title, path
    limit ${MOST_SUGGESTIONS}
  `)
  return near.rows.map(suggestionOf)
}

interface Row extends Record<string, unknown> {
  path: string
  kind: Suggestion['kind']
  title: string
}

const suggestionOf = ({ path, kind, title }: Row): Suggestion => ({ kind, title, href: toHref(path) })
