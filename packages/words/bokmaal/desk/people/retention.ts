import type { retentionWords } from '../../../nynorsk/desk/people/retention.ts'
import type { Translation } from '../../../translation.ts'

/** Words of the retention settings. */
export const RETENTION_BOKMAAL: Translation<typeof retentionWords> = {
  title: 'Hvor lenge noe blir lagret',
  lead: 'Det som er eldre, blir slettet en gang i døgnet. Kontoer, og det som hører til dem, blir slettet med kontoen.',
  daysOf: '{kind}, dager',
  range: 'Mellom {min} og {max}. Vanlig: {normal}.',
  invalid: 'Skriv et heltall mellom {min} og {max}.',
  save: 'Lagre',
  saved: 'Lagret. Det som er for gammelt, blir slettet innen et døgn.',
  auditLog: 'Loggen over hvem som gjorde hva',
  imports: 'Rapporter fra importer',
  mails: 'Utboksen',
  pageViews: 'Antall sidevisninger',
  pastTickets: 'Billetter på Min side, etter forestillingen',
  searches: 'Søk uten treff',
  unknownAddresses: 'Adresser som ikke fantes, og bruk av videresendinger',
  webhookDeliveries: 'Meldinger til andre om programmet',
}
