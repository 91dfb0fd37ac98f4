import type { SearchHit } from '@lerret/model'
import { SITE_NYNORSK, type SiteWords } from '@lerret/words'
import { createContext, useContext, useMemo } from 'react'

/** The label of each kind of search hit. */
export const HIT_KIND_WORDS = {
  page: 'hitKindPage',
  film: 'hitKindFilm',
  culture: 'hitKindCulture',
  article: 'hitKindArticle',
} as const satisfies Record<SearchHit['kind'], keyof SiteWords>

/** The site's words, with those that the house has replaced. */
export const WordsContext = createContext<SiteWords>(SITE_NYNORSK)

export const useWords = () => useContext(WordsContext)

/** The words of another table together with the site's. Words that the house has replaced come from the context. */
export function useWordsWith<Table extends object>(table: Table): SiteWords & Table {
  const words = useContext(WordsContext)
  return useMemo(() => ({ ...table, ...words }), [table, words])
}
