import type { FeedProduction, FeedShowing } from '@lerret/api'
import type { SiteConfig } from '@lerret/model'
import type { Fetch } from '../../outbound/fetch.ts'
import { readEventFeed } from './event-feed.ts'
import { readPretix } from './pretix.ts'

/** What a provider sells for the house, in the words of our own feed; `url` where the sale has an address of its own. */
export interface ProviderNews {
  productions: FeedProduction[]
  showings: (FeedShowing & { url: string | null })[]
}

/** A connection to a ticketing provider. Reading fails with a `TicketingError`. */
export interface TicketProvider {
  origin: string
  venueId: string
  /** How often it may be asked. */
  everySeconds: number
  /** There is a key, and it is meant for another origin or for none. */
  isKeyWithheld: boolean
  read(signal: AbortSignal): Promise<ProviderNews>
}

/** The key at a provider, and the origin that the operator meant it for. */
export interface TicketingKey {
  token: string
  origin: string | undefined
}

/** The provider that the site has chosen; undefined when it has none. */
export function providerOf(
  { checkout }: SiteConfig,
  { fetch, key }: { fetch: Fetch; key: TicketingKey | undefined },
): TicketProvider | undefined {
  const { feed, venueId } = checkout
  if (!feed) return undefined
  const { origin } = new URL(feed.url)
  // Editors choose the address. Whoever is there gets the key only if the operator meant it for them.
  const token = key?.origin === origin ? key.token : undefined
  const isKeyWithheld = key !== undefined && token === undefined
  switch (feed.kind) {
    case 'event-feed':
      return {
        origin,
        venueId,
        everySeconds: 20,
        isKeyWithheld,
        read: (signal) => readEventFeed(feed.url, { fetch, token, signal }),
      }
    case 'pretix':
      return {
        origin,
        venueId,
        // Several questions to each event: the hosted service counts them by the minute.
        everySeconds: 45,
        isKeyWithheld,
        read: (signal) => readPretix(feed, { fetch, token, signal }),
      }
  }
}
