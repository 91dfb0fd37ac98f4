import type { BlockParts, BlockSettings, ComponentId } from '@lerret/model'
import type { BlockContext } from '../context/page-context.ts'
import * as display from './display.ts'
import * as members from './members.ts'
import * as programme from './programme.ts'
import * as promoting from './promoting.ts'
import * as reading from './reading.ts'
import * as subscribing from './subscribing.ts'

/** Resolves one item of each component from its settings. A component that is missing here does not compile. */
export const BLOCK_RESOLVERS: {
  [Component in ComponentId]: (
    settings: BlockSettings[Component],
    context: BlockContext,
  ) => BlockParts[Component]
} = {
  'app-links': promoting.resolveAppLinks,
  article: reading.resolveArticle,
  'article-card-list': reading.resolveArticleCardList,
  'card-list': promoting.resolveCardList,
  'cinema-club': members.resolveCinemaClub,
  content: reading.resolveContent,
  'cookie-list': reading.resolveCookieList,
  cover: reading.resolveCover,
  'cover-flow': programme.resolveCoverFlow,
  'create-account': members.resolveMemberBlock,
  'culture-program': programme.resolveCultureProgramme,
  'events-list': programme.resolveEventsList,
  'forgot-password': members.resolveMemberBlock,
  'foyer-screen': display.resolveFoyerScreen,
  'gift-card': promoting.resolveGiftCard,
  info: reading.resolveInfo,
  login: members.resolveMemberBlock,
  'manual-card-list': promoting.resolveManualCardList,
  'modal-dialog': promoting.resolveModalDialog,
  'movie-cover': programme.resolveMovieCover,
  'movie-info': reading.resolveMovieInfo,
  'my-tickets': members.resolveMemberBlock,
  'news-subscribe': subscribing.resolveNewsSubscribe,
  profile: members.resolveMemberBlock,
  program: programme.resolveProgramme,
  'quick-links': promoting.resolveQuickLinks,
  'reset-password': members.resolveMemberBlock,
  reviews: members.resolveReviews,
  schedule: programme.resolveSchedule,
  'search-field': reading.resolveSearchField,
  'search-results': reading.resolveSearchResults,
  slideshow: promoting.resolveSlideshow,
  ticket: programme.resolveTicket,
  'ticket-list': programme.resolveTicketList,
  'watch-list': members.resolveMemberBlock,
  'week-poster': display.resolveWeekPoster,
}
