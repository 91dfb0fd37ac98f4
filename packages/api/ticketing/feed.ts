/** A ticketing provider's feed of one venue: what is on sale, and how much is sold. */
export interface EventFeed {
  venueId: string
  /** When the feed was generated. */
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
  /** Seats held by buyers who have not paid yet. */
  reserved: number
}

/** Whether the showing takes place, according to the provider. */
export type FeedState = 'planned' | 'cancelled' | 'postponed'

/** The path of the stand-in's feed of a venue. */
export const eventFeedPath = (venueId: string) => `/${encodeURIComponent(venueId)}/events.json`
