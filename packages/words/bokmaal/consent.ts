import type { consentWords } from '../nynorsk/consent.ts'
import type { Translation } from '../translation.ts'

/** Words of the consent dialog. A chunk of their own: most houses never show it. */
export const CONSENT_BOKMAAL: Translation<typeof consentWords> = {
  consentHeading: 'Kan vi fortelle andre hva du ser på?',
  consentText:
    'Sier du ja, får {who} vite hvilke sider, filmer og arrangementer du åpner her, og når du går videre for å kjøpe billett. Sier du nei, får ingen vite noe, og sidene virker akkurat likt.',
  consentFacebook: 'Facebook',
  consentMatomo: 'statistikken på {host}',
  consentAnd: ' og ',
  consentRefuse: 'Avvis alle',
  consentAccept: 'Godta alle',
  consentMore: 'Velg selv, og se hva som blir lagret',
  consentSaved: 'Valget ditt er lagret. Du kan endre det på siden om informasjonskapsler.',
}
