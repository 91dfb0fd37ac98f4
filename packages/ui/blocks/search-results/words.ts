import { SEARCH_NYNORSK } from '@lerret/words/nynorsk/search'
import { useWordsWith } from '../../words.ts'

export const useSearchWords = () => useWordsWith(SEARCH_NYNORSK)
