import type { consentWords } from '../nynorsk/consent.ts'
import type { Translation } from '../translation.ts'

/** Words of the consent dialog. A chunk of their own: most houses never show it. */
export const CONSENT_ENGLISH: Translation<typeof consentWords> = {
  consentHeading: 'May we tell others what you look at?',
  consentText:
    'If you say yes, {who} will know which pages, films and events you open here, and when you go on to buy a ticket. If you say no, nobody will know anything, and the pages work just the same.',
  consentFacebook: 'Facebook',
  consentMatomo: 'the statistics at {host}',
  consentAnd: ' and ',
  consentRefuse: 'Refuse all',
  consentAccept: 'Accept all',
  consentMore: 'Choose yourself, and see what is stored',
  consentSaved: 'Your choice is saved. You can change it on the page about cookies.',
}
