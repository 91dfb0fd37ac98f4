import { osloDate, type TicketFeed } from '@lerret/model'
import { z } from 'zod'
import {
  EntryId,
  optional,
  readEntries,
  titleId,
  toCount,
  toId,
  toPrice,
  toSeats,
  toWebUrl,
} from '../provider/entries.ts'
import { buildFeed } from '../provider/feed-builder.ts'
import type { ProviderFeed } from '../provider/provider.ts'
import { findJson, type ProviderRequestOptions, requestJson } from '../provider/request.ts'

/* The partner API of DX. It is not documented in public; the schemas have only the fields that we read. */

const PAGE_SIZE = 50
const MAX_PAGES = 20

const TicketSale = z.object({
  capacity: optional(z.number()),
  available: optional(z.number()),
  sold: optional(z.number()),
  price_categories: optional(z.array(z.object({ price: optional(z.coerce.number()) }))),
})
const DxEvent = z.object({
  event_id: EntryId,
  title: z.string(),
  begin: z.string(),
  end: optional(z.string()),
  purchase_url: optional(z.string()),
  location_name: optional(z.string()),
  ticket_sales: optional(z.array(TicketSale)),
})
type DxEvent = z.infer<typeof DxEvent>

const EventList = z.object({ data: z.array(z.unknown()) })
const SingleEvent = z.object({ data: z.unknown() })

/** Reads the events of a DX partner. An event whose own address answers 404 or 410 is off the programme. */
export async function readDx(
  { url, partner }: Extract<TicketFeed, { kind: 'dx' }>,
  { token, fetch, signal, now }: ProviderRequestOptions & { now: Date },
): Promise<ProviderFeed> {
  const { origin } = new URL(url)
  const events = `${url.replace(/\/+$/, '')}/v1/partners/${encodeURIComponent(partner)}/events/`
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const { entries, unreadable } = readEntries(await readAll(), {
    origin,
    list: 'data',
    schema: DxEvent,
    findId: ({ event_id }) => event_id,
  })
  const feed = buildFeed(origin, unreadable)
  for (const listed of entries) {
    const event = listed.ticket_sales ? listed : await readDetails(listed)
    if (event) feed.add({ id: titleId(event.title), title: event.title }, toShowing(event))
  }
  return feed.finish()

  /** All events from today on. The next page begins on the day of the last event. */
  async function readAll(): Promise<unknown[]> {
    const found = new Map<unknown, unknown>()
    let afterDate = osloDate(now)
    for (let page = 0; page < MAX_PAGES; page++) {
      const { data } = await requestJson(
        `${events}?size=${PAGE_SIZE}&order_by=nowfuturepast&after_date=${afterDate}`,
        { schema: EventList, headers, fetch, signal },
      )
      const known = found.size
      for (const entry of data) found.set((entry as DxEvent | null)?.event_id ?? entry, entry)
      const lastDate = DxEvent.safeParse(data.at(-1)).data?.begin.slice(0, 10)
      if (data.length < PAGE_SIZE || found.size === known || !lastDate) break
      afterDate = lastDate
    }
    return [...found.values()]
  }

  /** Lists may leave out the sales. What the list had stays when the details cannot be read. */
  async function readDetails(listed: DxEvent): Promise<DxEvent | null> {
    const reply = await findJson(`${events}${encodeURIComponent(listed.event_id)}`, {
      schema: SingleEvent,
      headers,
      fetch,
      signal,
    })
    return reply && (DxEvent.safeParse(reply.data).data ?? listed)
  }
}

const toShowing = ({ event_id, begin, end, purchase_url, location_name, ticket_sales }: DxEvent) => ({
  id: toId(event_id),
  start: begin,
  end,
  hall: location_name,
  priceFrom: lowestPrice(ticket_sales ?? []),
  seats: countSeats(ticket_sales ?? []),
  url: toWebUrl(purchase_url),
})

function lowestPrice(sales: z.infer<typeof TicketSale>[]): number | null {
  const prices = sales.flatMap(({ price_categories }) =>
    (price_categories ?? []).flatMap(({ price }) => toPrice(price) ?? []),
  )
  return prices.length > 0 ? Math.min(...prices) : null
}

/** The sales of an event together; without a limit when one of them has none. */
function countSeats(sales: z.infer<typeof TicketSale>[]) {
  const capacities = sales.map(({ capacity }) => toCount(capacity))
  if (capacities.length === 0 || capacities.includes(null)) return toSeats(null, null)
  const free = sales.reduce(
    (total, { capacity, available, sold }) =>
      total + (toCount(available) ?? Math.max(0, (capacity ?? 0) - (toCount(sold) ?? 0))),
    0,
  )
  return toSeats(
    capacities.reduce<number>((total, capacity) => total + (capacity ?? 0), 0),
    free,
  )
}
