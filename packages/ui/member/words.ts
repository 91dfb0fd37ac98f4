import { memberWords } from '@lerret/words/nynorsk/member'
import { useWordsWith } from '../words.ts'

/** Words of the member pages together with the site's. */
export const useMemberWords = () => useWordsWith(memberWords)
