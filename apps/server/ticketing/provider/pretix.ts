import type { TicketFeed } from '@lerret/model'
import { z } from 'zod'
import { providerError } from './error.ts'
import type { ProviderNews } from './provider.ts'
import { askProvider, type ProviderAccess } from './request.ts'

/* pretix, by its REST API as it is documented at https://docs.pretix.eu/dev/api/. Only the fields that we read are named. */

const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString())
/** Text by language. */
const Text = z.record(z.string(), z.string())
const Money = z.string().regex(/^\d+(\.\d+)?$/)

const dates = {
  name: Text,
  date_from: Moment,
  date_to: Moment.nullable(),
  presale_start: Moment.nullable(),
  location: Text.nullable(),
  meta_data: z.record(z.string(), z.string().nullable()).default({}),
}
const Event = z.object({ ...dates, slug: z.string().min(1), has_subevents: z.boolean() })
const Subevent = z.object({
  ...dates,
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

/** Something that says when it ends, where pretix need not. */
const USUAL_LENGTH_MS = 2 * 3_600_000
const PLAIN_HALL = 'Salen'
const LANGUAGES = ['nn', 'nb', 'no', 'en']
const MOST_PAGES = 50

/** Reads what a house sells with pretix: an event is a production, its dates (or itself) are the showings. */
export async function readPretix(
  { url, organizer }: Extract<TicketFeed, { kind: 'pretix' }>,
  { token, fetch, signal }: ProviderAccess,
): Promise<ProviderNews> {
  const host = url.replace(/\/+$/, '')
  const api = `${host}/api/v1/organizers/${encodeURIComponent(organizer)}`
  const headers: Record<string, string> = token ? { authorization: `Token ${token}` } : {}
  const events = await readAll(`${api}/events/?live=true&is_public=true&is_future=true`, Event)
  const news: ProviderNews = { productions: [], showings: [] }
  // One after the other: the service counts questions by the minute.
  for (const event of events) {
    const at = `${api}/events/${encodeURIComponent(event.slug)}`
    const items = await readAll(`${at}/items/?active=true`, Item)
    const quotas = await readAll(`${at}/quotas/?with_availability=true`, Quota)
    const subevents = event.has_subevents
      ? await readAll(`${at}/subevents/?active=true&is_future=true`, Subevent)
      : [undefined]
    news.productions.push(productionOf(event))
    const shop = `${host}/${encodeURIComponent(organizer)}/${encodeURIComponent(event.slug)}/`
    for (const subevent of subevents) news.showings.push(showingOf({ event, subevent, items, quotas, shop }))
  }
  return news

  /** Every page of a list. The next page's address is the provider's to choose, but our key stays at its host. */
  async function readAll<Entry extends z.ZodType>(first: string, entry: Entry): Promise<z.infer<Entry>[]> {
    const shape = z.object({ next: z.string().nullable(), results: z.array(entry) })
    const found: z.infer<Entry>[] = []
    const { origin } = new URL(host)
    let next: string | null = first
    for (let page = 0; next !== null; page++) {
      if (URL.parse(next)?.origin !== origin || page >= MOST_PAGES)
        throw providerError(origin, 'its list goes on at another origin, or without end.', {
          word: 'ticketingPagesElsewhere',
          values: {},
        })
      const answer: { next: string | null; results: z.infer<Entry>[] } = await askProvider(next, {
        shape,
        headers,
        fetch,
        signal,
      })
      found.push(...answer.results)
      next = answer.next
    }
    return found
  }
}

function productionOf({ slug, name, meta_data }: Event): ProviderNews['productions'][number] {
  const minutes = Number(meta_data.minutes)
  return {
    id: slug,
    title: inOurLanguage(name) ?? slug,
    filmNumber: meta_data.film_number || null,
    ageLimit: meta_data.age_limit || null,
    minutes: Number.isInteger(minutes) && minutes > 0 ? minutes : null,
  }
}

interface OneDate {
  event: Event
  subevent: Subevent | undefined
  items: Item[]
  quotas: Quota[]
  shop: string
}

function showingOf({ event, subevent, items, quotas, shop }: OneDate): ProviderNews['showings'][number] {
  const date = subevent ?? event
  const { capacity, free } = seatsOf(quotas.filter((quota) => quota.subevent === (subevent?.id ?? null)))
  return {
    id: subevent ? `${event.slug}:${subevent.id}` : event.slug,
    productionId: event.slug,
    startsAt: date.date_from,
    endsAt: date.date_to ?? new Date(Date.parse(date.date_from) + USUAL_LENGTH_MS).toISOString(),
    hall:
      (inOurLanguage(date.location ?? event.location ?? {}) ?? PLAIN_HALL).split('\n', 1)[0] || PLAIN_HALL,
    // What is cancelled in pretix is taken off sale, and so vanishes.
    state: 'planned',
    saleOpensAt: date.presale_start ?? event.presale_start,
    priceFrom: lowestPrice(items, subevent),
    capacity,
    sold: capacity === null ? 0 : Math.max(0, capacity - free),
    // Carts are among what is no longer available.
    reserved: 0,
    url: subevent ? `${shop}${subevent.id}/` : shop,
  }
}

/**
 * How many places there are and how many are free. A ticket is sold only while every quota that its item is in has room; quotas that
 * share no item are places beside each other.
 */
export function seatsOf(quotas: Quota[]): { capacity: number | null; free: number } {
  const groups = groupsOf(quotas.filter((quota) => !quota.ignore_for_event_availability))
  const sum = (roomIn: (quota: Quota) => number) =>
    groups.reduce((total, group) => total + roomOf(group, roomIn), 0)
  const capacity = sum(({ size }) => size ?? Infinity)
  if (capacity === Infinity) return { capacity: null, free: 0 }
  return {
    capacity,
    free: sum(({ closed, size, available_number }) =>
      closed ? 0 : (available_number ?? (size === null ? Infinity : 0)),
    ),
  }
}

/** The room for all items of a group together: no more than each may have, nor than quotas on all of them allow. */
function roomOf(group: Quota[], roomIn: (quota: Quota) => number): number {
  const items = [...new Set(group.flatMap((quota) => quota.items))]
  const least = (among: Quota[]) => Math.min(...among.map(roomIn))
  const forEach = items.map((item) => least(group.filter((quota) => quota.items.includes(item))))
  const onAll = group.filter((quota) => items.every((item) => quota.items.includes(item)))
  return Math.min(
    least(onAll),
    forEach.reduce((total, room) => total + room, 0),
  )
}

function groupsOf(quotas: Quota[]): Quota[][] {
  const groups: Quota[][] = []
  for (const quota of quotas) {
    const touching = groups.filter((group) =>
      group.some(({ items }) => items.some((id) => quota.items.includes(id))),
    )
    for (const group of touching) groups.splice(groups.indexOf(group), 1)
    groups.push([...touching.flat(), quota])
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

const inOurLanguage = (text: Record<string, string>): string | undefined =>
  LANGUAGES.map((language) => text[language]).find(Boolean) ?? Object.values(text).find(Boolean)
