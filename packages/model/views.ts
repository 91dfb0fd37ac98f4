import type { AgeLimit } from './content/age-limit.ts'
import type { FocalPoint } from './content/fields.ts'
import type { SafeHtml } from './content/html.ts'
import type { Access, ShowingState, TicketStatus } from './showings/showing.ts'

/** The data that blocks render. Links are percent-encoded, instants are UTC. */

export interface PictureView {
  src: string
  alt: string
  width: number
  height: number
  focalPoint: FocalPoint
}

export interface LinkView {
  label: string
  href: string
}

/** A page in one of the languages that it exists in. */
export interface PageVersion {
  lang: string
  href: string
}

/** A film or culture item on a card. */
export interface ProductionCard {
  id: string
  object: 'movie' | 'culture'
  /** The genre of a film or the kind of an event; empty for a film without a genre. */
  kind: string
  title: string
  /** The language code of the title, if it is not Norwegian. */
  lang?: string
  href: string
  summary: string
  ageLimit: AgeLimit
  minutes: number | null
  premiere: string | null
  poster: PictureView | null
  image: PictureView | null
}

/** The facts about a production; missing ones are empty. */
export interface FactsView {
  originalTitle: string
  /** The language code of the original title, if it is known and not Norwegian. */
  originalLang?: string
  directors: string[]
  cast: string[]
  performers: string[]
  organizer: string
  minutes: number | null
  genres: string[]
  countries: string[]
  year: number | null
  ageLimit: AgeLimit
  distributor: string
}

export interface ShowingView {
  id: string
  productionId: string
  startsAt: string
  endsAt: string
  hall: string
  ticketStatus: TicketStatus
  saleOpensAt: string | null
  state: ShowingState
  previousStart: string | null
  priceFrom: number | null
  formats: string[]
  language: string | null
  subtitles: string | null
  access: Access[]
  label: string | null
  companionNote: string | null
  /** Why it is cancelled, moved or sold out. */
  notice: string | null
  /** Where the ticket is bought, or booked when it is free; null when no ticket is available. */
  purchaseHref: string | null
  /** Set in the browser only, when the ticketing provider does not answer: when the data was current, and the phone number. */
  lastKnown?: LastKnown | null
}

export interface LastKnown {
  at: string
  phone: string
}

/** Productions and their showings in separate lists, so that each production appears once. */
export interface ProgrammeView {
  productions: ProductionCard[]
  showings: ShowingView[]
}

/** A page suggested while a visitor types a search. */
export type Suggestion = Pick<SearchHit, 'kind' | 'title' | 'href'>

export interface SearchHit {
  kind: 'page' | 'film' | 'culture' | 'article'
  title: string
  /** The language code of title and excerpt, if it is not that of the page. */
  lang?: string
  href: string
  /** The text around the match, which is in `<mark>`, or the passage of a page that answers. */
  excerpt: SafeHtml
  /** The next showing of a film or culture event, and its age limit. */
  next: { showing: ShowingView; ageLimit: AgeLimit } | null
  image: PictureView | null
}

export interface ArticleCard {
  id: string
  title: string
  /** The language code of the texts, if it is not that of the page. */
  lang?: string
  href: string
  category: 'news' | 'culture'
  lead: string
  image: PictureView | null
  publishedAt: string
}

/** Width divided by height of the pictures on the site, by where they stand. */
export const PICTURE_RATIOS = {
  /** A slide, and the first article of a list. Shared links have the same. */
  slide: 16 / 9,
  /** A slide on a phone, and cards. */
  card: 4 / 3,
  /** The top of a page, and articles in a list. */
  cover: 3 / 2,
  poster: 2 / 3,
  /** The still on the poster of a week. */
  still: 2,
  searchHit: 1,
} as const
