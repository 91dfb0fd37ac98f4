import type { TicketFeed } from '@lerret/model'
import { z } from 'zod'
import {
  EntryId,
  optional,
  readEntries,
  titleId,
  toId,
  toPrice,
  toSeats,
  toWebUrl,
} from '../provider/entries.ts'
import { buildFeed } from '../provider/feed-builder.ts'
import type { ProviderFeed } from '../provider/provider.ts'
import { type ProviderRequestOptions, requestJson } from '../provider/request.ts'

/* The public API of TicketCo. The schemas have only the fields that we read. */

const LANGUAGES = ['nn', 'nb', 'no', 'en']

const EventList = z.object({ events: z.array(z.unknown()) })
const Event = z.object({
  id: EntryId,
  title: z.string(),
  start_at: z.string(),
  end_at: optional(z.string()),
  location_name: optional(z.string()),
  event_minimum_price: optional(z.coerce.number()),
  locale_urls: optional(z.record(z.string(), z.string().nullable())),
  total_capacities: optional(z.number()),
  total_available: optional(z.number()),
})

/** Reads the active events of a house at TicketCo. */
export async function readTicketCo(
  { url }: Extract<TicketFeed, { kind: 'ticketco' }>,
  { token, fetch, signal }: ProviderRequestOptions,
): Promise<ProviderFeed> {
  const address = new URL(`${url.replace(/\/+$/, '')}/api/public/v1/events`)
  // Their API takes the key in the address. Errors and logs name the origin only.
  if (token) address.searchParams.set('token', token)
  address.searchParams.set('status', 'active')
  const { events } = await requestJson(address.href, { schema: EventList, headers: {}, fetch, signal })
  const { entries, unreadable } = readEntries(events, {
    origin: address.origin,
    list: 'events',
    schema: Event,
    findId: ({ id }) => id,
  })
  const feed = buildFeed(address.origin, unreadable)
  for (const event of entries) feed.add({ id: titleId(event.title), title: event.title }, toShowing(event))
  return feed.finish()
}

const toShowing = (event: z.infer<typeof Event>) => ({
  id: toId(event.id),
  start: event.start_at,
  end: event.end_at,
  hall: event.location_name,
  priceFrom: toPrice(event.event_minimum_price),
  seats: toSeats(event.total_capacities, event.total_available),
  url: toWebUrl(pickLanguage(event.locale_urls ?? {})),
})

const pickLanguage = (urls: Record<string, string | null>) =>
  LANGUAGES.map((language) => urls[language]).find(Boolean) ?? Object.values(urls).find(Boolean)
