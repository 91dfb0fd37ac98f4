import { CONFIRM_EMAIL_NYNORSK } from '@lerret/words/nynorsk/confirm-email'
import { SHARED_TICKET_NYNORSK } from '@lerret/words/nynorsk/members/shared-ticket'
import { NEWSLETTER_NYNORSK } from '@lerret/words/nynorsk/newsletter'
import { CONTACT_NYNORSK } from '@lerret/words/nynorsk/page-blocks/contact'
import { RARE_BLOCK_NYNORSK } from '@lerret/words/nynorsk/page-blocks/rare-blocks'
import { SHELL_NYNORSK } from '@lerret/words/nynorsk/shell'
import { useWordsWith } from './words.ts'

const SERVER_NYNORSK = {
  ...SHELL_NYNORSK,
  ...NEWSLETTER_NYNORSK,
  ...CONFIRM_EMAIL_NYNORSK,
  ...SHARED_TICKET_NYNORSK,
  ...CONTACT_NYNORSK,
  ...RARE_BLOCK_NYNORSK,
}

/** Words that only the server renders, together with the site's. They are not in the browser's bundle. */
export const useServerWords = () => useWordsWith(SERVER_NYNORSK)
