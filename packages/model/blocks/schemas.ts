import type { z } from 'zod'
import * as display from './display.ts'
import type { ComponentId } from './index.ts'
import * as members from './members.ts'
import * as programme from './programme.ts'
import * as promoting from './promoting.ts'
import * as reading from './reading.ts'
import * as subscribing from './subscribing.ts'

/** What an editor chooses for each component. Apart from the list of components, which visitors' browsers may carry. */
export const BLOCK_SETTINGS = {
  'app-links': promoting.AppLinksSettings,
  article: reading.ArticleSettings,
  'article-card-list': reading.ArticleCardListSettings,
  'card-list': promoting.CardListSettings,
  'cinema-club': members.CinemaClubSettings,
  content: reading.ContentSettings,
  'cookie-list': reading.CookieListSettings,
  cover: reading.CoverSettings,
  'cover-flow': programme.CoverFlowSettings,
  'create-account': members.MemberSettings,
  'culture-program': programme.CultureProgramSettings,
  'events-list': programme.EventsListSettings,
  'forgot-password': members.MemberSettings,
  'foyer-screen': display.FoyerScreenSettings,
  'gift-card': promoting.GiftCardSettings,
  info: reading.InfoSettings,
  login: members.MemberSettings,
  'manual-card-list': promoting.ManualCardListSettings,
  'modal-dialog': promoting.ModalDialogSettings,
  'movie-cover': programme.MovieCoverSettings,
  'movie-info': reading.MovieInfoSettings,
  'my-tickets': members.MemberSettings,
  'news-subscribe': subscribing.NewsSubscribeSettings,
  profile: members.MemberSettings,
  program: programme.ProgramSettings,
  'quick-links': promoting.QuickLinksSettings,
  'reset-password': members.MemberSettings,
  reviews: members.ReviewsSettings,
  schedule: programme.ScheduleSettings,
  'search-field': reading.SearchFieldSettings,
  'search-results': reading.SearchResultsSettings,
  slideshow: promoting.SlideshowSettings,
  ticket: programme.TicketSettings,
  'ticket-list': programme.TicketListSettings,
  'watch-list': members.MemberSettings,
  'week-poster': display.WeekPosterSettings,
} as const satisfies Record<ComponentId, z.ZodType>

export type BlockSettings = { [Component in ComponentId]: z.infer<(typeof BLOCK_SETTINGS)[Component]> }
