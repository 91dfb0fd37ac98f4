import type { FeedProduction, FeedShowing } from '@lerret/api'
import type { SiteConfig } from '@lerret/model'
import { readEventFeed } from './event-feed.ts'
import { readPretix } from './pretix.ts'

/** What a provider sells for the house, in the words of our own feed; `url` where the sale has an address of its own. */
export interface ProviderNews {
  productions: FeedProduction[]
  showings: (FeedShowing & { url: string | null })[]
}

/** A connection to a ticketing provider. Reading fails with `ticketing_unavailable` and the reason. */
export interface TicketProvider {
  /** Where it is, for the log. */
  name: string
  venueId: string
  /** How often it may be asked. */
  everySeconds: number
  read(signal: AbortSignal): Promise<ProviderNews>
}

/** The provider that the site has chosen; undefined when it has none. */
export function providerOf({ checkout }: SiteConfig, token: string | undefined): TicketProvider | undefined {
  const { feed, venueId } = checkout
  switch (feed?.kind) {
    case 'event-feed':
      return {
        name: feed.url,
        venueId,
        everySeconds: 20,
        read: (signal) => readEventFeed(feed.url, token, signal),
      }
    case 'pretix':
      // Several questions to each event: the hosted service counts them by the minute.
      return { name: feed.url, venueId, everySeconds: 45, read: (signal) => readPretix(feed, token, signal) }
    default:
      return undefined
  }
}
