import type { FeedProduction, FeedShowing } from './feed.ts'

/**
 * The programme that an organiser sells through the stand-in ticketing provider: the venue, its halls, and the showings. The stand-in's
 * feed has the same programme with sales figures.
 */
export interface Programme {
  venue: Venue
  halls: HallPlan[]
  productions: ProgrammeProduction[]
  showings: ProgrammeShowing[]
}

export interface Venue {
  id: string
  name: string
  phone: string
  /** The organiser's site. Buyers are sent back there and nowhere else. */
  site: string
  /** The organiser's partner numbers; tickets are delivered to the first. */
  partnerIds: number[]
}

export interface HallPlan {
  name: string
  rows: number
  seatsInRow: number
  /** The places are on the first row, each with a place for a companion. */
  wheelchairPlaces: number
}

export interface ProgrammeProduction extends FeedProduction {
  /** The organiser's id of the production, for the tickets. */
  reference: string
  /** The URL of the production's page on the organiser's site. */
  page: string
  poster: string
}

export type ProgrammeShowing = Omit<FeedShowing, 'capacity' | 'sold' | 'reserved' | 'priceFrom'> & {
  price: number
  /** The number of seats that were sold before the stand-in was set up. */
  soldBefore: number
}
