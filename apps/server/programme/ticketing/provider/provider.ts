import type { FeedProduction, FeedShowing } from '@lerret/api'

/** The programme that a provider sells for the house, in the format of our own feed, with the URL of each sale if it has one. */
export interface ProviderFeed {
  productions: FeedProduction[]
  /** The hall is empty where the provider names none. */
  showings: (FeedShowing & { url: string | null })[]
  /** The ids of entries that are in the reply but lack something; null for an entry without a usable id. */
  unreadable?: readonly (string | null)[]
}

/** A connection to a ticketing provider. Reading fails with a `TicketingError`. */
export interface TicketProvider {
  origin: string
  venueId: string
  /** How often it may be polled. */
  intervalSeconds: number
  /** There is a key, but it is for another origin or for none. */
  isKeyWithheld: boolean
  read(signal: AbortSignal): Promise<ProviderFeed>
}

/** The key for a provider, and the origin that the operator set it for. */
export interface TicketingKey {
  token: string
  origin: string | undefined
  /** When the key stops working, if the operator has said so. */
  expiresAt?: Date | undefined
}
