import type { SearchHit } from '@lerret/model'
import { searchWords } from '@lerret/words/nynorsk/search'
import { useWordsWith } from '../../words.ts'

export const useSearchWords = () => useWordsWith(searchWords)

/** The label of each kind of search hit. */
export const HIT_KIND_WORDS = {
  page: 'hitKindPage',
  film: 'hitKindFilm',
  culture: 'hitKindCulture',
  article: 'hitKindArticle',
} as const satisfies Record<SearchHit['kind'], keyof typeof searchWords>
