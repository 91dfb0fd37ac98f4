import { COOKIE_NYNORSK } from '@lerret/words/nynorsk/cookies'
import { useWordsWith } from '../../words.ts'

export const useCookieWords = () => useWordsWith(COOKIE_NYNORSK)
