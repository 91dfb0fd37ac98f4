import type { FeedProduction, FeedShowing } from './feed.ts'

/**
 * What an organiser has agreed with the stand-in for a ticketing provider: who they are, how their halls are seated and what is
 * to be sold. The stand-in's feed tells of the same, and of what became of it.
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
  /** The organiser's numbers; tickets are handed over to the first. */
  partnerIds: number[]
}

export interface HallPlan {
  name: string
  rows: number
  seatsInRow: number
  /** On the first row, each with a place for a companion. */
  wheelchairPlaces: number
}

export interface ProgrammeProduction extends FeedProduction {
  /** The organiser's own id of it, for the tickets. */
  reference: string
  /** Where the organiser tells of it. */
  page: string
  poster: string
}

export type ProgrammeShowing = Omit<FeedShowing, 'capacity' | 'sold' | 'reserved' | 'priceFrom'> & {
  price: number
  /** So many were sold before the stand-in was set up. */
  soldBefore: number
}
