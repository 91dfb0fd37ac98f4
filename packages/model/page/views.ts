import type { AgeLimit } from '../content/age-limit.ts'
import type { FocalPoint } from '../content/fields.ts'
import type { Access, ShowingState, TicketStatus } from '../content/showing.ts'

/** What blocks draw: small, plain, ready to be serialised. Links are percent-encoded, instants are UTC. */

declare const safe: unique symbol
/** HTML that has been cleaned. Only the cleaner makes it, so that no block can draw the other kind. */
export type SafeHtml = string & { readonly [safe]: true }

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

/** A film or culture item as it stands on a card. */
export interface ProductionCard {
  id: string
  object: 'movie' | 'culture'
  /** What a visitor would call it: genre of a film, kind of an event; empty for a film whose genre is not known. */
  kind: string
  title: string
  href: string
  summary: string
  ageLimit: AgeLimit
  minutes: number | null
  premiere: string | null
  poster: PictureView | null
  image: PictureView | null
}

/** What is known of a production; what is not is empty. The screen has the words for it. */
export interface FactsView {
  originalTitle: string
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
  /** Where the ticket is bought, or fetched when it is free; null when there is none to be had. */
  purchaseHref: string | null
  /** Learnt in the browser alone: the ticketing provider does not answer, so this is how it was, and whom to ring. */
  lastKnown?: LastKnown | null
}

export interface LastKnown {
  at: string
  phone: string
}

/** Productions and their showings side by side, so that a production with forty showings is written once. */
export interface ProgrammeView {
  productions: ProductionCard[]
  showings: ShowingView[]
}

/** Something that a search found. */
/** A page that somebody who is typing may be looking for. */
export type Suggestion = Pick<SearchHit, 'kind' | 'title' | 'href'>

export interface SearchHit {
  kind: 'film' | 'culture' | 'article'
  title: string
  href: string
  /** The words around what was found, with `<mark>` about it. */
  excerpt: SafeHtml
  image: PictureView | null
}

export interface ArticleCard {
  id: string
  title: string
  href: string
  category: 'news' | 'culture'
  lead: string
  image: PictureView | null
  publishedAt: string
}
