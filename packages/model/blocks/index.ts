import type * as display from './display.ts'
import type * as programme from './programme.ts'
import type * as promoting from './promoting.ts'
import type * as reading from './reading.ts'
import type * as subscribing from './subscribing.ts'

/** Every component this build can draw, and the version it draws. */
export const COMPONENT_VERSIONS = {
  'app-links': '1.0.0',
  article: '2.0.0',
  'article-card-list': '2.0.0',
  'card-list': '2.0.0',
  content: '1.0.0',
  cover: '2.0.0',
  'cover-flow': '2.0.0',
  'culture-program': '1.0.0',
  'events-list': '1.0.0',
  'foyer-screen': '1.0.0',
  'gift-card': '1.0.0',
  info: '1.0.0',
  'manual-card-list': '1.0.0',
  'modal-dialog': '1.0.0',
  'movie-cover': '1.0.0',
  'movie-info': '2.0.0',
  'news-subscribe': '1.0.0',
  program: '8.0.0',
  'quick-links': '1.0.0',
  schedule: '1.0.0',
  'search-field': '1.0.0',
  'search-results': '1.0.0',
  slideshow: '2.0.0',
  ticket: '5.0.0',
  'ticket-list': '5.0.0',
  'week-poster': '1.0.0',
} as const

export type ComponentId = keyof typeof COMPONENT_VERSIONS

export const COMPONENT_IDS = Object.keys(COMPONENT_VERSIONS) as ComponentId[]

export const isComponentId = (id: string): id is ComponentId => Object.hasOwn(COMPONENT_VERSIONS, id)

/** What each component draws of one piece of its data. */
export interface BlockParts {
  'app-links': promoting.AppLinksPart
  article: reading.ArticlePart
  'article-card-list': reading.ArticleCardListPart
  'card-list': promoting.CardListPart
  content: reading.ContentPart
  cover: reading.CoverPart
  'cover-flow': programme.CoverFlowPart
  'culture-program': programme.CultureProgramPart
  'events-list': programme.EventsListPart
  'foyer-screen': display.FoyerScreenPart
  'gift-card': promoting.GiftCardPart
  info: reading.InfoPart
  'manual-card-list': promoting.ManualCardListPart
  'modal-dialog': promoting.ModalDialogPart
  'movie-cover': programme.MovieCoverPart
  'movie-info': reading.MovieInfoPart
  'news-subscribe': subscribing.NewsSubscribePart
  program: programme.ProgramPart
  'quick-links': promoting.QuickLinksPart
  schedule: programme.SchedulePart
  'search-field': reading.SearchFieldPart
  'search-results': reading.SearchResultsPart
  slideshow: promoting.SlideshowPart
  ticket: programme.TicketPart
  'ticket-list': programme.TicketListPart
  'week-poster': display.WeekPosterPart
}
