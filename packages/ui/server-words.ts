import { confirmEmailWords } from '@lerret/words/nynorsk/confirm-email'
import { sharedTicketWords } from '@lerret/words/nynorsk/members/shared-ticket'
import { newsletterWords } from '@lerret/words/nynorsk/newsletter'
import { contactWords } from '@lerret/words/nynorsk/page-blocks/contact'
import { rareBlockWords } from '@lerret/words/nynorsk/page-blocks/rare-blocks'
import { shellWords } from '@lerret/words/nynorsk/shell'
import { useWordsWith } from './words.ts'

const serverWords = {
  ...shellWords,
  ...newsletterWords,
  ...confirmEmailWords,
  ...sharedTicketWords,
  ...contactWords,
  ...rareBlockWords,
}

/** Words that only the server renders, together with the site's. They are not in the browser's bundle. */
export const useServerWords = () => useWordsWith(serverWords)
