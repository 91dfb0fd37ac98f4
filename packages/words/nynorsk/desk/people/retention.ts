/** Words of the retention settings. */
export const retentionWords = {
  title: 'Kor lenge noko blir lagra',
  lead: 'Det som er eldre, blir sletta ein gong i døgnet. Kontoar, og det som høyrer til dei, blir sletta med kontoen.',
  daysOf: '{kind}, dagar',
  range: 'Mellom {min} og {max}. Vanleg: {normal}.',
  invalid: 'Skriv eit heilt tal mellom {min} og {max}.',
  save: 'Lagre',
  saved: 'Lagra. Det som er for gammalt, blir sletta innan eit døgn.',
  auditLog: 'Loggen over kven som gjorde kva',
  imports: 'Rapportar frå importar',
  mails: 'Utboksen',
  pageViews: 'Tal på sidevisingar',
  pastTickets: 'Billettar på Mi side, etter framsyninga',
  searches: 'Søk utan treff',
  unknownAddresses: 'Adresser som ikkje fanst, og bruk av vidaresendingar',
  webhookDeliveries: 'Meldingar til andre om programmet',
}
