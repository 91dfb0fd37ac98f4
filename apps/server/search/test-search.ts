import type { SearchQuery } from './search.ts'
import { createVocabulary } from './words/vocabulary.ts'

/** Searches on a page in nynorsk of a house without translations. */
export const IN_NYNORSK: Pick<SearchQuery, 'languages' | 'getVocabulary'> = {
  languages: { page: 'nn', house: 'nn', translated: [] },
  getVocabulary: (language) => createVocabulary(language),
}
