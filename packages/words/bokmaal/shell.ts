import type { shellWords } from '../nynorsk/shell.ts'
import type { Translation } from '../translation.ts'

/** Words of what surrounds a page (header, menu, footer), and of the page of a closed site. Only the server renders them. */
export const SHELL_BOKMAAL: Translation<typeof shellWords> = {
  menu: 'Meny',
  frontPage: 'Forside',
  culture: 'Kultur',
  cinemaCalendar: 'Kino',
  stageCalendar: 'Scene',
  childrenCalendar: 'For barn',
  skipToContent: 'Hopp til innholdet',
  languages: 'Språk',
  mainMenu: 'Hovedmeny',
  footerMenu: 'Om nettstedet',
  submenuOf: 'Undermeny for {label}',
  opensInNewWindow: '(åpner i nytt vindu)',
  toFrontPage: '{site}, til forsiden',
  sharePage: 'Del siden',
  linkCopied: 'Lenken er kopiert.',
  accessibilityStatement: 'Tilgjengelighetserklæring',
  ticketsFrom: 'Billettsalg ved {provider}',

  savedCopy: 'Vi får ikke kontakt med nettet. Det du ser her, er fra {when}.',

  closedTitle: 'Nettstedet er stengt en liten stund',
  closedText:
    'Vi arbeider med nettsidene våre, og åpner igjen så snart vi er ferdige. Takk for at du venter.',
  closedAgain: 'Prøv å åpne siden igjen',

  deskDiskFullTitle: 'Redaksjonen er stengt: disken er full',
  deskDiskFullText:
    'Nettstedet er åpent for publikum, men ingenting kan lagres nå. Be den som drifter serveren om å frigjøre plass. Redaksjonen åpner av seg selv når det er plass igjen.',

  loggedInAs: 'Min side. Logget inn som {name}',
  draftNotice: 'Dette er et utkast. Adressen gjelder til {date} kl. {time}.',
  draftGoneTitle: 'Adressen gjelder ikke lenger',
  draftGoneText: 'Utkastet er ikke å se her. Be den som sendte deg adressen, om en ny.',
}
