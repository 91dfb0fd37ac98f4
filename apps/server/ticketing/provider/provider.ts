import type { FeedProduction, FeedShowing } from '@lerret/api'
import type { SiteTicketing } from '@lerret/model'
import type { Fetch } from '../../outbound/fetch.ts'
import { readEventFeed } from './event-feed.ts'
import { readPretix } from './pretix.ts'

/** What a provider sells for the house, in the format of our own feed, with the URL of each sale if it has one. */
export interface ProviderFeed {
  productions: FeedProduction[]
  showings: (FeedShowing & { url: string | null })[]
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
}

/** The provider that the site's ticketing names; undefined when there is none. */
export function createProvider(
  { feed, venueId }: Pick<SiteTicketing, 'feed' | 'venueId'>,
  { fetch, key }: { fetch: Fetch; key: TicketingKey | undefined },
): TicketProvider | undefined {
  if (!feed) return undefined
  const { origin } = new URL(feed.url)
  // Editors choose the URL, so the key is only sent to the origin that the operator set.
  const token = key?.origin === origin ? key.token : undefined
  const isKeyWithheld = key !== undefined && token === undefined
  switch (feed.kind) {
    case 'event-feed':
      return {
        origin,
        venueId,
        intervalSeconds: 20,
        isKeyWithheld,
        read: (signal) => readEventFeed(feed.url, { fetch, token, signal }),
      }
    case 'pretix':
      return {
        origin,
        venueId,
        // Each event needs several requests, and the hosted service limits requests per minute.
        intervalSeconds: 45,
        isKeyWithheld,
        read: (signal) => readPretix(feed, { fetch, token, signal }),
      }
  }
}
