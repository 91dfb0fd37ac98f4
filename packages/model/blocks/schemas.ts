import type { z } from 'zod'
import * as display from './display.ts'
import type { ComponentId } from './index.ts'
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
  content: reading.ContentSettings,
  cover: reading.CoverSettings,
  'cover-flow': programme.CoverFlowSettings,
  'culture-program': programme.CultureProgramSettings,
  'events-list': programme.EventsListSettings,
  'foyer-screen': display.FoyerScreenSettings,
  'gift-card': promoting.GiftCardSettings,
  info: reading.InfoSettings,
  'manual-card-list': promoting.ManualCardListSettings,
  'modal-dialog': promoting.ModalDialogSettings,
  'movie-cover': programme.MovieCoverSettings,
  'movie-info': reading.MovieInfoSettings,
  'news-subscribe': subscribing.NewsSubscribeSettings,
  program: programme.ProgramSettings,
  'quick-links': promoting.QuickLinksSettings,
  schedule: programme.ScheduleSettings,
  'search-field': reading.SearchFieldSettings,
  'search-results': reading.SearchResultsSettings,
  slideshow: promoting.SlideshowSettings,
  ticket: programme.TicketSettings,
  'ticket-list': programme.TicketListSettings,
  'week-poster': display.WeekPosterSettings,
} as const satisfies Record<ComponentId, z.ZodType>

export type BlockSettings = { [Component in ComponentId]: z.infer<(typeof BLOCK_SETTINGS)[Component]> }
