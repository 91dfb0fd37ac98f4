import type { siteReplyWords } from '../../nynorsk/server/site-replies.ts'
import type { Translation } from '../../translation.ts'

/** What the server writes into replies of the public site. */
export const SITE_REPLY_BOKMAAL: Translation<typeof siteReplyWords> = {
  pageNotFound: 'Fant ikke siden.',
  searchPageTitle: '«{query}» | {title}',
}
