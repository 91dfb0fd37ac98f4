import type { displayWords } from '../nynorsk/display.ts'
import type { Translation } from '../translation.ts'

/** Words of the foyer screen and the poster of the week. */
export const DISPLAY_BOKMAAL: Translation<typeof displayWords> = {
  weeks: 'Uke {from}–{to}',
  nothingThisWeek: 'Ingenting på programmet disse dagene.',
  printPoster: 'Skriv ut siden, så får du plakaten på ett A4-ark.',
  forThePaper: 'Til lokalavisen',
  forThePaperHow: 'Det samme programmet som ren tekst. Ett trykk merker alt.',
  listed: '{day} kl. {time}: {title} ({age}), {hall}',
  listedMoment: '{day} kl. {time}',
  saleFrom: 'Salg fra {date}',
  andMore: 'og {count} til',
  inMinutes: 'om {count} min',
  scanForProgramme: 'Program og billetter',
  screenLastUpdated: 'Uten nett. Oppdatert {when}.',
  newProgramSoon: 'Nytt program kommer snart',
}
