import { type Suggestion, toHref } from '@lerret/model'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import { normalizeText } from '../../publishing/search-index/words/normalize-text.ts'
import { IS_PAST, splitWords } from './match-steps.ts'
import { listScopes, type SearchLanguages } from './scopes.ts'

export const MAX_SUGGESTIONS = 6
/** One letter matches half of all pages. */
const MIN_QUERY_LETTERS = 2
const MIN_SIMILAR_LETTERS = 4

/**
 * Suggests pages while a visitor types: those with words that begin with each of the typed ones, titles that begin so first; without
 * any, pages with a similar word. Pages in the language of the page come before others.
 */
export async function suggest(
  db: Queryable,
  { query, moment, languages }: { query: string; moment: Date; languages: SearchLanguages },
): Promise<Suggestion[]> {
  const plain = normalizeText(query)
  const words = splitWords(query)
  if (plain.length < MIN_QUERY_LETTERS) return []
  const begins = sql.join(
    words.map((word) => sql`letters like ${`% ${word}%`}`),
    sql` and `,
  )
  const scope = sql.join(
    listScopes(languages).map(({ where }) => sql`(${where})`),
    sql` or `,
  )
  const isOtherLanguage = sql`language <> ${languages.page}`
  const time = sql`(select ${moment.toISOString()}::timestamptz as moment) as time`
  const exact = await db.execute<Row>(sql`
    select path, kind, title from search_document, ${time}
    where ${begins} and (${scope})
    order by ${isOtherLanguage}, starts_with(letters, ${` ${plain}`}) desc,
      position(${` ${words[0]}`} in split_part(letters, '|', 1)) > 0 desc,
      ${IS_PAST}, kind = 'article', written_at desc nulls last, title, path
    limit ${MAX_SUGGESTIONS}
  `)
  if (exact.rows.length > 0 || plain.length < MIN_SIMILAR_LETTERS) return exact.rows.map(toSuggestion)
  const similar = await db.execute<Row>(sql`
    select path, kind, title from search_document, ${time}
    where path in (select search_near(${plain})) and (${scope})
    order by ${isOtherLanguage}, word_similarity(${plain}, letters) desc, ${IS_PAST}, title, path
    limit ${MAX_SUGGESTIONS}
  `)
  return similar.rows.map(toSuggestion)
}

interface Row extends Record<string, unknown> {
  path: string
  kind: Suggestion['kind']
  title: string
}

const toSuggestion = ({ path, kind, title }: Row): Suggestion => ({ kind, title, href: toHref(path) })
