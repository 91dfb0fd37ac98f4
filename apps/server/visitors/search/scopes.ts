import type { Language } from '@lerret/model'
import { type SQL, sql } from 'drizzle-orm'

/** Documents that are searched together, because their words are those of one language. */
export interface SearchScope {
  language: Language
  where: SQL
}

export interface SearchLanguages {
  /** The language of the page that shows the hits. */
  page: Language
  house: Language
  /** The languages that pages are translated into. */
  translated: readonly Language[]
}

/**
 * Lists in order what a page of a language finds: pages in its language, then originals that have no translation into it. Each page is
 * found in one language.
 */
export function listScopes({ page, house, translated }: SearchLanguages): SearchScope[] {
  const originals = { language: house, where: sql`original_path is null` }
  if (page === house || !translated.includes(page)) return [originals]
  return [isTranslation(page), { language: house, where: isUntranslated(page) }]
}

/** Lists what is searched when these have nothing: somebody may type English on a Norwegian page. */
export const listOtherScopes = ({ page, house, translated }: SearchLanguages): SearchScope[] =>
  page === house || !translated.includes(page) ? translated.map(isTranslation) : []

const isTranslation = (language: Language): SearchScope => ({
  language,
  where: sql`original_path is not null and language = ${language}`,
})

const isUntranslated = (language: Language) => sql`original_path is null and not exists (
  select from search_document as translated
  where translated.original_path = search_document.path and translated.language = ${language})`
