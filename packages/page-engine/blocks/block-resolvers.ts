import type { BlockItems, BlockSettings, ComponentId } from '@lerret/model'
import type { BlockContext } from '../context/page-context.ts'
import * as display from './display.ts'
import * as editorial from './editorial.ts'
import * as members from './members.ts'
import * as newsletter from './newsletter.ts'
import * as programme from './programme.ts'
import * as promotion from './promotion.ts'

/** Resolves one item of each component from its settings. A component that is missing here does not compile. */
export const BLOCK_RESOLVERS: {
  [Component in ComponentId]: (
    settings: BlockSettings[Component],
    context: BlockContext,
  ) => BlockItems[Component]
} = {
  'app-links': promotion.resolveAppLinks,
  article: editorial.resolveArticle,
  'article-card-list': editorial.resolveArticleCardList,
  'card-list': promotion.resolveCardList,
  'cinema-club': members.resolveCinemaClub,
  content: editorial.resolveContent,
  'cookie-list': editorial.resolveCookieList,
  cover: editorial.resolveCover,
  'cover-flow': programme.resolveCoverFlow,
  'create-account': members.resolveMemberBlock,
  'culture-program': programme.resolveCultureProgramme,
  'events-list': programme.resolveEventsList,
  'forgot-password': members.resolveMemberBlock,
  'foyer-screen': display.resolveFoyerScreen,
  'gift-card': promotion.resolveGiftCard,
  info: editorial.resolveInfo,
  login: members.resolveMemberBlock,
  'manual-card-list': promotion.resolveManualCardList,
  'modal-dialog': promotion.resolveModalDialog,
  'movie-cover': programme.resolveMovieCover,
  'movie-info': editorial.resolveMovieInfo,
  'my-tickets': members.resolveMemberBlock,
  'news-subscribe': newsletter.resolveNewsSubscribe,
  profile: members.resolveMemberBlock,
  program: programme.resolveProgramme,
  'quick-links': promotion.resolveQuickLinks,
  'reset-password': members.resolveMemberBlock,
  reviews: members.resolveReviews,
  schedule: programme.resolveSchedule,
  'search-field': editorial.resolveSearchField,
  'search-results': editorial.resolveSearchResults,
  slideshow: promotion.resolveSlideshow,
  ticket: programme.resolveTicket,
  'ticket-list': programme.resolveTicketList,
  'watch-list': members.resolveMemberBlock,
  'week-poster': display.resolveWeekPoster,
}
