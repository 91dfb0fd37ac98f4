import { createVocabulary } from '../../publishing/search-index/words/vocabulary.ts'
import type { SearchQuery } from './search.ts'

/** Searches on a page in nynorsk of a house without translations. */
export const IN_NYNORSK: Pick<SearchQuery, 'languages' | 'getVocabulary'> = {
  languages: { page: 'nn', house: 'nn', translated: [] },
  getVocabulary: (language) => createVocabulary(language),
}
