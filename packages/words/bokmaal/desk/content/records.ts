import type { RECORD_NYNORSK } from '../../../nynorsk/desk/content/records.ts'
import type { Translation } from '../../../translation.ts'

/** Words of lists of records. */
export const RECORD_BOKMAAL: Translation<typeof RECORD_NYNORSK> = {
  kindArticle: 'Nyhet',
  kindBlock: 'Blokk',
  kindCulture: 'Arrangement',
  kindDocument: 'Dokument',
  kindFilm: 'Film',
  kindFooter: 'Bunnfelt',
  kindHost: 'Nettadresse',
  kindMedia: 'Bilde',
  kindMenuItem: 'Menypunkt',
  kindPage: 'Side',
  kindPartners: 'Kinopartnere',
  kindProduction: 'Film eller arrangement',
  kindRedirect: 'Videresending',
  kindSettings: 'Innstillinger',
  kindShowing: 'Forestilling',
  kindTheme: 'Utseende',
  kindTicketing: 'Billettsalg',

  columnTitle: 'Tittel',
  columnState: 'Tilstand',
  columnAuthor: 'Sist lagret av',
  columnSaved: 'Lagret',

  searchIn: 'Søk i {label}',
  filterState: 'Vis',
  allStates: 'Alle',
  stateWaiting: 'Venter på publisering',
  statePublishedOnly: 'Publiserte',
  stateChangedOnly: 'Endret siden publisering',
  stateDraftOnly: 'Utkast',
  statePlannedOnly: 'Planlagte',
  order: 'Rekkefølge',
  orderNewest: 'Sist lagret først',
  orderOldest: 'Eldst først',
  orderTitle: 'Etter tittel',

  count: '{count} i listen',
  noHits: 'Ingenting passer til det du leter etter.',
  nothingYet: 'Her er det ingenting ennå.',
  pages: 'Sider i listen',
  previousPage: 'Forrige',
  nextPage: 'Neste',
  pageOf: 'Side {page} av {pages}',
}
