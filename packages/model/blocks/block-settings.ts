import type { z } from 'zod'
import type { ComponentId } from './components.ts'
import * as display from './display.ts'
import * as editorial from './editorial.ts'
import * as members from './members.ts'
import * as newsletter from './newsletter.ts'
import * as programme from './programme.ts'
import * as promotion from './promotion.ts'

/** The settings of each component. Not in components.ts, so that browsers need not load the schemas. */
export const BLOCK_SETTINGS = {
  'app-links': promotion.AppLinksSettings,
  article: editorial.ArticleSettings,
  'article-card-list': editorial.ArticleCardListSettings,
  'card-list': promotion.CardListSettings,
  'cinema-club': members.CinemaClubSettings,
  content: editorial.ContentSettings,
  'cookie-list': editorial.CookieListSettings,
  cover: editorial.CoverSettings,
  'cover-flow': programme.CoverFlowSettings,
  'create-account': members.MemberSettings,
  'culture-program': programme.CultureProgrammeSettings,
  'events-list': programme.EventsListSettings,
  'forgot-password': members.MemberSettings,
  'foyer-screen': display.FoyerScreenSettings,
  'gift-card': promotion.GiftCardSettings,
  info: editorial.InfoSettings,
  login: members.MemberSettings,
  'manual-card-list': promotion.ManualCardListSettings,
  'modal-dialog': promotion.ModalDialogSettings,
  'movie-cover': programme.MovieCoverSettings,
  'movie-info': editorial.MovieInfoSettings,
  'my-tickets': members.MemberSettings,
  'news-subscribe': newsletter.NewsSubscribeSettings,
  profile: members.MemberSettings,
  program: programme.ProgrammeSettings,
  'quick-links': promotion.QuickLinksSettings,
  'reset-password': members.MemberSettings,
  reviews: members.ReviewsSettings,
  schedule: programme.ScheduleSettings,
  'search-field': editorial.SearchFieldSettings,
  'search-results': editorial.SearchResultsSettings,
  slideshow: promotion.SlideshowSettings,
  ticket: programme.TicketSettings,
  'ticket-list': programme.TicketListSettings,
  'watch-list': members.MemberSettings,
  'week-poster': display.WeekPosterSettings,
} as const satisfies Record<ComponentId, z.ZodType>

export type BlockSettings = { [Component in ComponentId]: z.infer<(typeof BLOCK_SETTINGS)[Component]> }
