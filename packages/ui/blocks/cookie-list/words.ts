import { cookieWords } from '@lerret/words/nynorsk/cookies'
import { useWordsWith } from '../../words.ts'

export const useCookieWords = () => useWordsWith(cookieWords)
