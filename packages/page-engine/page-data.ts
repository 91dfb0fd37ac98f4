import type { PageVersion } from '@lerret/model'
import type { BlockItems, ComponentId } from './blocks/registry.ts'

export type { FoyerScreenBlockItem } from './blocks/display/foyer-screen.ts'
export type { WeekPosterBlockItem } from './blocks/display/week-poster.ts'
export type { ArticleBlockItem } from './blocks/editorial/article.ts'
export type { ArticleCardListBlockItem } from './blocks/editorial/article-card-list.ts'
export type { ContentBlockItem } from './blocks/editorial/content.ts'
export type { CookieListBlockItem } from './blocks/editorial/cookie-list.ts'
export type { CoverBlockItem } from './blocks/editorial/cover.ts'
export type { InfoBlockItem } from './blocks/editorial/info.ts'
export type { MovieInfoBlockItem } from './blocks/editorial/movie-info.ts'
export type { SearchFieldBlockItem } from './blocks/editorial/search-field.ts'
export type { SearchResultsBlockItem } from './blocks/editorial/search-results.ts'
export type { CinemaClubBlockItem } from './blocks/members/cinema-club.ts'
export type { ConfirmEmailStep, CreateAccountBlockItem } from './blocks/members/create-account.ts'
export type { MemberBlockItem } from './blocks/members/member-block.ts'
export type { MyTicketsBlockItem, SharedTicket } from './blocks/members/my-tickets.ts'
export type { ReviewsBlockItem } from './blocks/members/reviews.ts'
export type {
  NewsSubscribeBlockItem,
  NewsSubscribeProblem,
  NewsSubscribeStep,
} from './blocks/newsletter/news-subscribe.ts'
export type { CoverFlowBlockItem } from './blocks/programme/cover-flow.ts'
export type { CultureProgrammeBlockItem } from './blocks/programme/culture-program.ts'
export type { EventsListBlockItem } from './blocks/programme/events-list.ts'
export type { MovieCoverBlockItem } from './blocks/programme/movie-cover.ts'
export type { ProgrammeBlockItem } from './blocks/programme/program.ts'
export type { ScheduleBlockItem } from './blocks/programme/schedule.ts'
export type { TicketBlockItem } from './blocks/programme/ticket.ts'
export type { TicketListBlockItem } from './blocks/programme/ticket-list.ts'
export type { AppLinksBlockItem } from './blocks/promotion/app-links.ts'
export type { CardListBlockItem } from './blocks/promotion/card-list.ts'
export type { GiftCardBlockItem } from './blocks/promotion/gift-card.ts'
export type { CardView, ManualCardListBlockItem } from './blocks/promotion/manual-card-list.ts'
export type { ModalDialogBlockItem } from './blocks/promotion/modal-dialog.ts'
export type { QuickLinksBlockItem } from './blocks/promotion/quick-links.ts'
export type { SlideshowBlockItem } from './blocks/promotion/slideshow.ts'
export type { HouseView } from './views/house.ts'
export type { OpeningHoursView } from './views/opening-hours.ts'
export type { BlockItems, ComponentId }

export interface PageMeta {
  title: string
  keywords: string
  description: string
  /** The URL of the share image, or empty. */
  image: string
  /** A description of the share image, if somebody wrote one. */
  imageAlt?: string
  facebookVerificationCode: string
}

export interface ScreenPlaceView {
  span: number
  order: number
}

/** A resolved block. `parts` are its items: all the data it needs for rendering. */
export type PlacedBlock = {
  [Component in ComponentId]: {
    id: string
    component: Component
    version: string
    parts: BlockItems[Component][]
  }
}[ComponentId]

export interface PlacedColumn {
  screen: { xs: ScreenPlaceView; md: ScreenPlaceView; lg: ScreenPlaceView }
  blocks: PlacedBlock[]
}

export interface PlacedRow {
  container: boolean
  columns: PlacedColumn[]
}

/**
 * The period in which a page stays the same. Both ends are instants at which the page changes (a showing starts or ends, midnight
 * in Oslo), never the time of rendering, so that rendering again gives the same bytes.
 */
export interface PageTime {
  asOf: string
  staleAt: string
}

/** The data of one page, as written to its page-data file. */
export interface PageData {
  path: string
  jsonName: string
  title: string
  layout: 'page-header-footer'
  pageType: 'ordinary' | 'standard'
  locale: 'nb'
  meta: PageMeta
  /** null for a page that does not depend on the time. */
  time: PageTime | null
  /** The page in all languages, the original first, when there are several. */
  versions?: PageVersion[]
  /** The path of the original, on a page in another language than the house's. */
  originalPath?: string
  rows: PlacedRow[]
}

/** A page-data file: the page, and the version of the shell around it. */
export interface PageFile {
  /** Changes with the site's code and shell: a document with another frame cannot show the page. */
  frame: string
  /** Changes with the page: a document rendered from another version cannot be hydrated with this one. */
  fingerprint: string
  page: PageData
}
