import type { BlockParts, BlockSettings, ComponentId } from '@lerret/model'
import type { BlockContext } from '../context/page-context.ts'
import * as display from './display.ts'
import * as members from './members.ts'
import * as programme from './programme.ts'
import * as promoting from './promoting.ts'
import * as reading from './reading.ts'
import * as subscribing from './subscribing.ts'

/** How each component makes what it draws of one piece of its data. A component that is missing here does not compile. */
export const PARTS: {
  [Component in ComponentId]: (settings: BlockSettings[Component], at: BlockContext) => BlockParts[Component]
} = {
  'app-links': promoting.appLinksPart,
  article: reading.articlePart,
  'article-card-list': reading.articleCardListPart,
  'card-list': promoting.cardListPart,
  'cinema-club': members.cinemaClubPart,
  content: reading.contentPart,
  'cookie-list': reading.cookieListPart,
  cover: reading.coverPart,
  'cover-flow': programme.coverFlowPart,
  'create-account': members.memberPart,
  'culture-program': programme.cultureProgramPart,
  'events-list': programme.eventsListPart,
  'forgot-password': members.memberPart,
  'foyer-screen': display.foyerScreenPart,
  'gift-card': promoting.giftCardPart,
  info: reading.infoPart,
  login: members.memberPart,
  'manual-card-list': promoting.manualCardListPart,
  'modal-dialog': promoting.modalDialogPart,
  'movie-cover': programme.movieCoverPart,
  'movie-info': reading.movieInfoPart,
  'my-tickets': members.memberPart,
  'news-subscribe': subscribing.newsSubscribePart,
  profile: members.memberPart,
  program: programme.programPart,
  'quick-links': promoting.quickLinksPart,
  'reset-password': members.memberPart,
  reviews: members.reviewsPart,
  schedule: programme.schedulePart,
  'search-field': reading.searchFieldPart,
  'search-results': reading.searchResultsPart,
  slideshow: promoting.slideshowPart,
  ticket: programme.ticketPart,
  'ticket-list': programme.ticketListPart,
  'watch-list': members.memberPart,
  'week-poster': display.weekPosterPart,
}
