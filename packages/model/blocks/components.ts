import type * as display from './display.ts'
import type * as editorial from './editorial.ts'
import type * as members from './members.ts'
import type * as newsletter from './newsletter.ts'
import type * as programme from './programme.ts'
import type * as promotion from './promotion.ts'

/** Every component that this build can render, with its version. */
export const COMPONENT_VERSIONS = {
  'app-links': '1.0.0',
  article: '2.0.0',
  'article-card-list': '2.0.0',
  'card-list': '2.0.0',
  'cinema-club': '1.0.0',
  content: '1.0.0',
  'cookie-list': '1.0.0',
  cover: '2.0.0',
  'cover-flow': '2.0.0',
  'create-account': '1.0.0',
  'culture-program': '1.0.0',
  'events-list': '1.0.0',
  'forgot-password': '1.0.0',
  'foyer-screen': '1.0.0',
  'gift-card': '1.0.0',
  info: '1.0.0',
  login: '1.0.0',
  'manual-card-list': '1.0.0',
  'modal-dialog': '1.0.0',
  'movie-cover': '1.0.0',
  'movie-info': '2.0.0',
  'my-tickets': '1.0.0',
  'news-subscribe': '1.0.0',
  profile: '1.0.0',
  program: '8.0.0',
  'quick-links': '1.0.0',
  'reset-password': '1.0.0',
  reviews: '1.0.0',
  schedule: '1.0.0',
  'search-field': '1.0.0',
  'search-results': '1.0.0',
  slideshow: '2.0.0',
  ticket: '5.0.0',
  'ticket-list': '5.0.0',
  'watch-list': '1.0.0',
  'week-poster': '1.0.0',
} as const

export type ComponentId = keyof typeof COMPONENT_VERSIONS

export const COMPONENT_IDS = Object.keys(COMPONENT_VERSIONS) as ComponentId[]

export const isComponentId = (id: string): id is ComponentId => Object.hasOwn(COMPONENT_VERSIONS, id)

/** The page data of one block data record, for each component. */
export interface BlockItems {
  'app-links': promotion.AppLinksBlockItem
  article: editorial.ArticleBlockItem
  'article-card-list': editorial.ArticleCardListBlockItem
  'card-list': promotion.CardListBlockItem
  'cinema-club': members.CinemaClubBlockItem
  content: editorial.ContentBlockItem
  'cookie-list': editorial.CookieListBlockItem
  cover: editorial.CoverBlockItem
  'cover-flow': programme.CoverFlowBlockItem
  'create-account': members.CreateAccountBlockItem
  'culture-program': programme.CultureProgrammeBlockItem
  'events-list': programme.EventsListBlockItem
  'forgot-password': members.MemberBlockItem
  'foyer-screen': display.FoyerScreenBlockItem
  'gift-card': promotion.GiftCardBlockItem
  info: editorial.InfoBlockItem
  login: members.MemberBlockItem
  'manual-card-list': promotion.ManualCardListBlockItem
  'modal-dialog': promotion.ModalDialogBlockItem
  'movie-cover': programme.MovieCoverBlockItem
  'movie-info': editorial.MovieInfoBlockItem
  'my-tickets': members.MemberBlockItem
  'news-subscribe': newsletter.NewsSubscribeBlockItem
  profile: members.MemberBlockItem
  program: programme.ProgrammeBlockItem
  'quick-links': promotion.QuickLinksBlockItem
  'reset-password': members.MemberBlockItem
  reviews: members.ReviewsBlockItem
  schedule: programme.ScheduleBlockItem
  'search-field': editorial.SearchFieldBlockItem
  'search-results': editorial.SearchResultsBlockItem
  slideshow: promotion.SlideshowBlockItem
  ticket: programme.TicketBlockItem
  'ticket-list': programme.TicketListBlockItem
  'watch-list': members.MemberBlockItem
  'week-poster': display.WeekPosterBlockItem
}
