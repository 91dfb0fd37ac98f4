import type { TicketFeed } from '@lerret/model'
import { HOUR_MS } from '@lerret/model'
import { z } from 'zod'
import { readEntries } from '../provider/entries.ts'
import { providerError } from '../provider/error.ts'
import type { ProviderFeed } from '../provider/provider.ts'
import { type ProviderRequestOptions, requestJson } from '../provider/request.ts'

/* The REST API of pretix, documented at https://docs.pretix.eu/dev/api/. The schemas have only the fields that we read. */

const Timestamp = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString())
/** Text by language. */
const Text = z.record(z.string(), z.string())
const Money = z.string().regex(/^\d+(\.\d+)?$/)

const dateFields = {
  name: Text,
  date_from: Timestamp,
  date_to: Timestamp.nullable(),
  presale_start: Timestamp.nullable(),
  location: Text.nullable(),
  meta_data: z.record(z.string(), z.string().nullable()).default({}),
}
const Event = z.object({ ...dateFields, slug: z.string().min(1), has_subevents: z.boolean() })
const Subevent = z.object({
  ...dateFields,
  id: z.int(),
  item_price_overrides: z.array(z.object({ item: z.int(), price: Money.nullable() })).default([]),
})
const Quota = z.object({
  id: z.int(),
  size: z.int().nonnegative().nullable(),
  items: z.array(z.int()),
  subevent: z.int().nullable(),
  closed: z.boolean().default(false),
  ignore_for_event_availability: z.boolean().default(false),
  available_number: z.int().nullable(),
})
const Item = z.object({ id: z.int(), active: z.boolean(), admission: z.boolean(), default_price: Money })

type Event = z.infer<typeof Event>
type Subevent = z.infer<typeof Subevent>
type Quota = z.infer<typeof Quota>
type Item = z.infer<typeof Item>

/** pretix need not know when an event ends. */
const DEFAULT_DURATION_MS = 2 * HOUR_MS
const PREFERRED_LANGUAGES = ['nn', 'nb', 'no', 'en']
const MAX_PAGES_PER_LIST = 50

/** Reads what a house sells with pretix. An event is a production; its dates, or the event itself, are the showings. */
export async function readPretix(
  { url, organizer }: Extract<TicketFeed, { kind: 'pretix' }>,
  { token, fetch, signal }: ProviderRequestOptions,
): Promise<ProviderFeed> {
  const host = url.replace(/\/+$/, '')
  const api = `${host}/api/v1/organizers/${encodeURIComponent(organizer)}`
  const headers: Record<string, string> = token ? { authorization: `Token ${token}` } : {}
  const unreadable: null[] = []
  const events = readLenient(await readAll(`${api}/events/?live=true&is_public=true&is_future=true`), Event)
  const feed: ProviderFeed = { productions: [], showings: [], unreadable }
  // The requests are not sent in parallel, because the service limits requests per minute.
  for (const event of events) {
    const eventUrl = `${api}/events/${encodeURIComponent(event.slug)}`
    // Every item and quota counts for prices and seats, so these are read completely or not at all.
    const items = await readAll(`${eventUrl}/items/?active=true`, Item)
    const quotas = await readAll(`${eventUrl}/quotas/?with_availability=true`, Quota)
    const subevents = event.has_subevents
      ? readLenient(await readAll(`${eventUrl}/subevents/?active=true&is_future=true`), Subevent)
      : [undefined]
    feed.productions.push(toProduction(event))
    const shop = `${host}/${encodeURIComponent(organizer)}/${encodeURIComponent(event.slug)}/`
    for (const subevent of subevents) feed.showings.push(toShowing({ event, subevent, items, quotas, shop }))
  }
  return feed

  /** Leaves out what cannot be read. A broken event hides its dates, so their ids are not known. */
  function readLenient<Entry>(list: unknown[], schema: z.ZodType<Entry>): Entry[] {
    const { origin } = new URL(host)
    const result = readEntries(list, { origin, list: 'results', schema, findId: () => null })
    unreadable.push(...result.unreadable.map(() => null))
    return result.entries
  }

  /** Reads all pages of a list. The provider chooses the next page's URL, but the key is only sent to its own origin. */
  async function readAll<Entry extends z.ZodType = z.ZodUnknown>(
    first: string,
    entry: Entry = z.unknown() as unknown as Entry,
  ): Promise<z.infer<Entry>[]> {
    const schema = z.object({ next: z.string().nullable(), results: z.array(entry) })
    const entries: z.infer<Entry>[] = []
    const { origin } = new URL(host)
    let next: string | null = first
    for (let pageCount = 0; next !== null; pageCount++) {
      if (URL.parse(next)?.origin !== origin || pageCount >= MAX_PAGES_PER_LIST)
        throw providerError(origin, 'its list continues at another origin, or has too many pages.', {
          word: 'ticketingPagesElsewhere',
          values: {},
        })
      const page: { next: string | null; results: z.infer<Entry>[] } = await requestJson(next, {
        schema,
        headers,
        fetch,
        signal,
      })
      entries.push(...page.results)
      next = page.next
    }
    return entries
  }
}

function toProduction({ slug, name, meta_data }: Event): ProviderFeed['productions'][number] {
  const minutes = Number(meta_data.minutes)
  return {
    id: slug,
    title: pickLanguage(name) ?? slug,
    filmNumber: meta_data.film_number || null,
    ageLimit: meta_data.age_limit || null,
    minutes: Number.isInteger(minutes) && minutes > 0 ? minutes : null,
  }
}

interface DateInput {
  event: Event
  subevent: Subevent | undefined
  items: Item[]
  quotas: Quota[]
  shop: string
}

function toShowing({ event, subevent, items, quotas, shop }: DateInput): ProviderFeed['showings'][number] {
  const date = subevent ?? event
  const { capacity, free } = countSeats(quotas.filter((quota) => quota.subevent === (subevent?.id ?? null)))
  return {
    id: subevent ? `${event.slug}:${subevent.id}` : event.slug,
    productionId: event.slug,
    startsAt: date.date_from,
    endsAt: date.date_to ?? new Date(Date.parse(date.date_from) + DEFAULT_DURATION_MS).toISOString(),
    hall: pickLanguage(date.location ?? event.location ?? {})?.split('\n', 1)[0] ?? '',
    // A cancelled date is taken off sale in pretix, so it vanishes from the list.
    state: 'planned',
    saleOpensAt: date.presale_start ?? event.presale_start,
    priceFrom: lowestPrice(items, subevent),
    capacity,
    sold: capacity === null ? 0 : Math.max(0, capacity - free),
    // pretix counts carts as no longer available.
    reserved: 0,
    url: subevent ? `${shop}${subevent.id}/` : shop,
  }
}

/**
 * The number of seats, and how many are free. An item is sold only while every quota that it is in has room; quotas without a common
 * item are added together.
 */
export function countSeats(quotas: Quota[]): { capacity: number | null; free: number } {
  const groups = groupQuotas(quotas.filter((quota) => !quota.ignore_for_event_availability))
  const sum = (roomIn: (quota: Quota) => number) =>
    groups.reduce((total, group) => total + countRoom(group, roomIn), 0)
  const capacity = sum(({ size }) => size ?? Infinity)
  if (capacity === Infinity) return { capacity: null, free: 0 }
  return {
    capacity,
    free: sum(({ closed, size, available_number }) =>
      closed ? 0 : (available_number ?? (size === null ? Infinity : 0)),
    ),
  }
}

/** The room for all items of a group: limited by the quotas of each item, and by quotas on all items. */
function countRoom(group: Quota[], roomIn: (quota: Quota) => number): number {
  const items = [...new Set(group.flatMap((quota) => quota.items))]
  const smallestRoom = (candidates: Quota[]) => Math.min(...candidates.map(roomIn))
  const roomPerItem = items.map((item) => smallestRoom(group.filter((quota) => quota.items.includes(item))))
  const quotasOnAll = group.filter((quota) => items.every((item) => quota.items.includes(item)))
  return Math.min(
    smallestRoom(quotasOnAll),
    roomPerItem.reduce((total, room) => total + room, 0),
  )
}

function groupQuotas(quotas: Quota[]): Quota[][] {
  const groups: Quota[][] = []
  for (const quota of quotas) {
    const overlapping = groups.filter((group) =>
      group.some(({ items }) => items.some((id) => quota.items.includes(id))),
    )
    for (const group of overlapping) groups.splice(groups.indexOf(group), 1)
    groups.push([...overlapping.flat(), quota])
  }
  return groups
}

function lowestPrice(items: Item[], subevent: Subevent | undefined): number | null {
  const prices = items
    .filter(({ active, admission }) => active && admission)
    .map(({ id, default_price }) => {
      const override = subevent?.item_price_overrides.find(({ item }) => item === id)?.price
      return Number(override ?? default_price)
    })
  return prices.length > 0 ? Math.min(...prices) : null
}

const pickLanguage = (text: Record<string, string>): string | undefined =>
  PREFERRED_LANGUAGES.map((language) => text[language]).find(Boolean) ?? Object.values(text).find(Boolean)
