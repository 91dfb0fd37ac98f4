import { z } from 'zod'
import { readEntries, titleId, toId, toPrice, toWebUrl } from '../../provider/entries.ts'
import { providerError } from '../../provider/error.ts'
import { buildFeed } from '../../provider/feed-builder.ts'
import type { ProviderFeed } from '../../provider/provider.ts'
import { toInstant } from '../../provider/times.ts'

/* Events of schema.org, https://schema.org/Event. The schemas have only the fields that we read. */

const MAX_DEPTH = 8

/** Schema.org allows a list where one is enough. */
const first = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (Array.isArray(value) ? value[0] : value), schema)
const Text = z.union([z.string(), z.number().transform(String)])
const Named = z.union([Text.transform((name) => ({ name })), z.object({ name: Text.nullish() })])

const Offer = z.object({
  price: z.coerce.number().nullish(),
  lowPrice: z.coerce.number().nullish(),
  url: z.string().nullish(),
  availability: z.string().nullish(),
  validFrom: z.string().nullish(),
})
const Event = z.object({
  '@id': z.string().nullish(),
  name: Text.nullish(),
  startDate: z.string().regex(/T| \d\d:/, 'has no time of day'),
  endDate: z.string().nullish(),
  eventStatus: first(z.string().nullish()),
  location: first(Named.nullish()).catch(null),
  url: first(z.string().nullish()),
  duration: z.string().nullish(),
  workPresented: first(z.object({ name: Text.nullish(), duration: z.string().nullish() }).nullish()).catch(
    null,
  ),
  offers: z
    .preprocess(
      (value) => (value == null || Array.isArray(value) ? value : [value]),
      z.array(Offer).nullish(),
    )
    .catch(null),
})
type Event = z.infer<typeof Event>

/**
 * Reads the events in JSON-LD. A page without an event may be an error page, so it fails; a list that says that it is
 * empty is an empty programme.
 */
export function readStructuredData(documents: readonly unknown[], url: string): ProviderFeed {
  const { origin } = new URL(url)
  const found = documents.flatMap((document) => findEvents(document))
  if (found.length === 0 && !documents.some((document) => hasEmptyList(document)))
    throw providerError(origin, 'its page has no events as JSON-LD.', {
      word: 'ticketingNoEvents',
      values: {},
    })
  const { entries, unreadable } = readEntries(found, {
    origin,
    list: 'Event',
    schema: Event,
    findId: (event) => event['@id'] ?? event.url,
  })
  const isShared = createSharedAddresses(entries)
  const feed = buildFeed(origin, unreadable)
  for (const event of entries) addEvent(feed, event, { url, isShared })
  return feed.finish()
}

function addEvent(
  feed: ReturnType<typeof buildFeed>,
  event: Event,
  { url, isShared }: { url: string; isShared(address: string): boolean },
) {
  const { name, workPresented, startDate, endDate, eventStatus, location, offers, duration } = event
  const title = String(workPresented?.name ?? name ?? '').trim()
  const address = event['@id'] ?? event.url
  // Several showings may share the address of their film.
  const id = toId(address && !isShared(address) ? address : `${address ?? title} ${startDate}`)
  if (title === '') {
    feed.addUnreadable(id)
    return
  }
  const prices = (offers ?? []).flatMap(({ price, lowPrice }) => toPrice(lowPrice ?? price) ?? [])
  const [offer] = offers ?? []
  feed.add(
    { id: titleId(title), title, minutes: toMinutes(workPresented?.duration ?? duration) },
    {
      id,
      start: startDate,
      end: endDate,
      hall: location?.name == null ? null : String(location.name),
      state: toState(eventStatus),
      saleOpensAt: offer?.validFrom ? toInstant(offer.validFrom) : null,
      priceFrom: prices.length > 0 ? Math.min(...prices) : null,
      ...(isSoldOut(offers ?? []) && { seats: { capacity: 0, sold: 0, reserved: 0 } }),
      url: toWebUrl(offer?.url ?? event.url, url),
    },
  )
}

const isSoldOut = (offers: z.infer<typeof Offer>[]) =>
  offers.length > 0 && offers.every(({ availability }) => /SoldOut$/.test(availability ?? ''))

function toState(status: string | null | undefined) {
  if (/EventCancelled$/.test(status ?? '')) return 'cancelled'
  return /EventPostponed$/.test(status ?? '') ? 'postponed' : 'planned'
}

/** `PT1H34M` */
function toMinutes(duration: string | null | undefined): number | null {
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?/.exec(duration ?? '') ?? []
  return Number(hours) * 60 + Number(minutes) || null
}

function createSharedAddresses(events: Event[]): (address: string) => boolean {
  const counts = Map.groupBy(events, (event) => event['@id'] ?? event.url ?? '')
  return (address) => (counts.get(address)?.length ?? 0) > 1
}

/** The events in a document, also in lists, graphs and series. */
function findEvents(value: unknown, depth = 0): Record<string, unknown>[] {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((entry) => findEvents(entry, depth + 1))
  const node = value as Record<string, unknown>
  const inside = ['@graph', 'itemListElement', 'item', 'subEvent', 'event', 'events', 'mainEntity'].flatMap(
    (name) => findEvents(node[name], depth + 1),
  )
  // A series or a festival with showings of its own is not a showing.
  return isEvent(node) && inside.length === 0 ? [node] : inside
}

const isEvent = ({ '@type': type }: Record<string, unknown>) =>
  [type].flat().some((name) => typeof name === 'string' && /(?:Event|Festival)$/.test(name))

function hasEmptyList(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(hasEmptyList)
  const { '@type': type, itemListElement, '@graph': graph } = value as Record<string, unknown>
  const isEmpty = Array.isArray(itemListElement) && itemListElement.length === 0
  return ([type].flat().includes('ItemList') && isEmpty) || hasEmptyList(graph)
}
