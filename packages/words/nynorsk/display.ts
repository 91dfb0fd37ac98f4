/** Words of the foyer screen and the poster of the week. */
export const displayWords = {
  weeks: 'Veke {from}–{to}',
  nothingThisWeek: 'Ingenting på programmet desse dagane.',
  printPoster: 'Skriv ut sida, så får du plakaten på eitt A4-ark.',
  forThePaper: 'Til lokalavisa',
  forThePaperHow: 'Det same programmet som rein tekst. Eitt trykk merkjer alt.',
  listed: '{day} kl. {time}: {title} ({age}), {hall}',
  listedMoment: '{day} kl. {time}',
  saleFrom: 'Sal frå {date}',
  andMore: 'og {count} til',
  inMinutes: 'om {count} min',
  scanForProgramme: 'Program og billettar',
  screenLastUpdated: 'Utan nett. Oppdatert {when}.',
  newProgramSoon: 'Nytt program kjem snart',
}
