/** What a ticketing provider tells of one venue: the programme as it is on sale, and how much of it is sold. */
export interface EventFeed {
  venueId: string
  /** When this was true. */
  madeAt: string
  productions: FeedProduction[]
  showings: FeedShowing[]
}

export interface FeedProduction {
  /** The provider's own number. */
  id: string
  title: string
  /** A film's number: three letters and eight digits. Null for what is no film. */
  filmNumber: string | null
  ageLimit: string | null
  minutes: number | null
}

export interface FeedShowing {
  id: string
  productionId: string
  startsAt: string
  endsAt: string
  hall: string
  state: FeedState
  saleOpensAt: string | null
  /** Kroner. */
  priceFrom: number | null
  /** Null where there is no limit. */
  capacity: number | null
  sold: number
  /** Held by somebody who is buying. */
  reserved: number
}

/** Whether it takes place, as far as whoever sells the tickets knows. */
export type FeedState = 'planned' | 'cancelled' | 'postponed'

/** Where the stand-in tells of a venue. */
export const eventFeedPath = (venueId: string) => `/${encodeURIComponent(venueId)}/events.json`
