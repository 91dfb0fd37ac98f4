import type { SiteTicketing, TicketFeed } from '@lerret/model'
import type { Fetch } from '../../../platform/outbound/fetch.ts'
import type { ProviderFeed, TicketingKey, TicketProvider } from '../provider/provider.ts'
import type { ProviderRequestOptions } from '../provider/request.ts'
import { readDocument } from './document/document.ts'
import { readDx } from './dx.ts'
import { readEventFeed } from './event-feed.ts'
import { readFilmweb } from './filmweb.ts'
import { readPretix } from './pretix.ts'
import { readTicketCo } from './ticketco.ts'
import { readVeezi } from './veezi.ts'

/**
 * How often each kind may be polled. pretix and DX need several requests, and limit requests per minute; Filmweb and documents have no
 * sales figures.
 */
const INTERVAL_SECONDS: Record<TicketFeed['kind'], number> = {
  'event-feed': 20,
  pretix: 45,
  dx: 60,
  veezi: 60,
  ticketco: 60,
  filmweb: 600,
  document: 300,
}

/** The provider that the site's ticketing names; undefined when there is none. */
export function createProvider(
  { feed, venueId }: Pick<SiteTicketing, 'feed' | 'venueId'>,
  { fetch, key, now }: { fetch: Fetch; key: TicketingKey | undefined; now: Date },
): TicketProvider | undefined {
  if (!feed) return undefined
  const { origin } = new URL(feed.url)
  // Editors choose the URL, so the key is only sent to the origin that the operator set.
  const token = key?.origin === origin ? key.token : undefined
  return {
    origin,
    venueId,
    intervalSeconds: INTERVAL_SECONDS[feed.kind],
    isKeyWithheld: key !== undefined && token === undefined && needsKey(feed),
    read: (signal) => readFeed(feed, { fetch, token, signal, now }),
  }
}

const needsKey = ({ kind }: TicketFeed) => kind !== 'filmweb' && kind !== 'document'

function readFeed(feed: TicketFeed, options: ProviderRequestOptions & { now: Date }): Promise<ProviderFeed> {
  switch (feed.kind) {
    case 'event-feed':
      return readEventFeed(feed.url, options)
    case 'pretix':
      return readPretix(feed, options)
    case 'dx':
      return readDx(feed, options)
    case 'veezi':
      return readVeezi(feed, options)
    case 'ticketco':
      return readTicketCo(feed, options)
    case 'filmweb':
      return readFilmweb(feed, options)
    case 'document':
      return readDocument(feed, options)
  }
}
