import { isDeepStrictEqual } from 'node:util'
import type { FeedShowing, FeedState } from '@lerret/api'
import { AGE_LIMITS, type AgeLimit, type Production, type Showing, type TicketStatus } from '@lerret/model'
import type { ProviderNews } from './provider/provider.ts'

/** At most so many, or so much of the hall, is few. */
const FEW = 5
const FEW_OF_HALL = 0.1

/** What can be said of tickets by how many there are. Places that somebody is buying are not to be had. */
export function ticketStatusOf(
  {
    capacity,
    sold,
    reserved,
    saleOpensAt,
  }: Pick<FeedShowing, 'capacity' | 'sold' | 'reserved' | 'saleOpensAt'>,
  now: Date,
): TicketStatus {
  if (saleOpensAt && new Date(saleOpensAt) > now) return 'not-yet'
  if (capacity === null) return 'on-sale'
  const free = capacity - sold - reserved
  if (free <= 0) return 'sold-out'
  return free <= Math.max(FEW, capacity * FEW_OF_HALL) ? 'few-left' : 'on-sale'
}

/** What the provider said of a showing, field by field: what it says next is compared with this, and so is what an editor made of it. */
export interface ShowingFacts {
  /** Together, as one without the other may be no time at all. */
  time: { startsAt: string; endsAt: string }
  hall: string
  state: FeedState
  saleOpensAt: string | null
  priceFrom: number | null
  ticketStatus: TicketStatus
  url: string | null
}

export interface ProductionFacts {
  title: string
  ageLimit: AgeLimit | null
  minutes: number | null
}

export function showingFacts(showing: ProviderNews['showings'][number], now: Date): ShowingFacts {
  const { startsAt, endsAt, hall, state, saleOpensAt, priceFrom, url } = showing
  return {
    time: { startsAt, endsAt },
    hall: storable(hall),
    state,
    saleOpensAt,
    priceFrom,
    url,
    ticketStatus: ticketStatusOf(showing, now),
  }
}

/** What has no title that can be seen is called by its number. */
export function productionFacts({
  id,
  title,
  ageLimit,
  minutes,
}: ProviderNews['productions'][number]): ProductionFacts {
  const known = AGE_LIMITS.find((limit) => limit === ageLimit)
  const spoken = storable(title)
  return { title: /[^\s\p{Cf}]/u.test(spoken) ? spoken : id, minutes, ageLimit: known ?? null }
}

const LONGEST = 300

/** Text without what PostgreSQL keeps in no JSON, which is half characters and NUL, and no longer than a title or a name may be. */
const storable = (text: string) =>
  Array.from(
    text
      .toWellFormed()
      .replace(/\p{Cc}/gu, ' ')
      .trim(),
  )
    .slice(0, LONGEST)
    .join('')

/** A record's own word for each field. */
export const factsOfShowing = (showing: Showing): ShowingFacts => ({
  time: { startsAt: showing.startsAt, endsAt: showing.endsAt },
  hall: showing.hall,
  // One that was moved takes place, as far as whoever sells its tickets knows.
  state: showing.state === 'moved' ? 'planned' : showing.state,
  saleOpensAt: showing.saleOpensAt ?? null,
  priceFrom: showing.priceFrom ?? null,
  ticketStatus: showing.ticketStatus,
  url: showing.checkout?.url ?? null,
})

export const factsOfProduction = ({ title, ageLimit, minutes }: Production): ProductionFacts => ({
  title,
  ageLimit,
  minutes: minutes ?? null,
})

/**
 * The fields to change in a record: those of which the provider says something new, where the record still says what the provider
 * said before. What an editor has changed is the editor's.
 */
export function newsFor<Facts extends object>(own: Facts, before: Facts, said: Facts): Partial<Facts> {
  const fields = (Object.keys(said) as (keyof Facts)[]).filter(
    (field) => !isSame(said[field], before[field]) && isSame(own[field], before[field]),
  )
  return Object.fromEntries(fields.map((field) => [field, said[field]])) as Partial<Facts>
}

/** The fields in which a record says something else than the provider, for the editor to look at. */
export function differencesOf<Facts extends object>(own: Facts, said: Facts): (keyof Facts)[] {
  return (Object.keys(said) as (keyof Facts)[]).filter((field) => !isSame(own[field], said[field]))
}

/** An instant is the same with and without its milliseconds: the provider and an editor may write it in two ways. */
const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(comparable(one), comparable(other))

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/

function comparable(fact: unknown): unknown {
  if (typeof fact === 'string') return INSTANT.test(fact) ? Date.parse(fact) : fact
  if (typeof fact !== 'object' || fact === null) return fact
  return Object.fromEntries(Object.entries(fact).map(([name, value]) => [name, comparable(value)]))
}

/** Tickets at the door and free entry are the house's own; else how it sells is the provider's to know, from the first day on. */
export const firstNewsFor = (own: ShowingFacts, { ticketStatus }: ShowingFacts): Partial<ShowingFacts> =>
  own.ticketStatus === ticketStatus || own.ticketStatus === 'at-door' || own.ticketStatus === 'free'
    ? {}
    : { ticketStatus }

/** A showing with what is new about it. Visitors who knew another time are told that it was moved. */
export function withNews(showing: Showing, news: Partial<ShowingFacts>, isPublic: boolean): Showing {
  const { time, hall, state, saleOpensAt, priceFrom, ticketStatus, url } = news
  const { saleOpensAt: opens, priceFrom: price, checkout, ...rest } = showing
  const isMoved =
    isPublic && time && !isSame(time.startsAt, showing.startsAt) && (state ?? showing.state) === 'planned'
  const sale = saleOpensAt === undefined ? opens : saleOpensAt
  const cost = priceFrom === undefined ? price : priceFrom
  return {
    ...rest,
    ...(time && { startsAt: time.startsAt, endsAt: time.endsAt }),
    ...(hall && { hall }),
    ...(state && { state }),
    ...(isMoved && { state: 'moved' as const, previousStart: showing.startsAt }),
    ...(ticketStatus && { ticketStatus }),
    ...(sale != null && { saleOpensAt: sale }),
    ...(cost != null && { priceFrom: cost }),
    ...(checkout && { checkout: withUrl(checkout, url) }),
  }
}

function withUrl(
  { url: own, ...numbers }: NonNullable<Showing['checkout']>,
  news: string | null | undefined,
) {
  const url = news === undefined ? own : news
  return url == null ? numbers : { ...numbers, url }
}

export function withProductionNews(production: Production, news: Partial<ProductionFacts>): Production {
  const { title, ageLimit, minutes } = news
  return {
    ...production,
    ...(title && { title }),
    ...(ageLimit && { ageLimit }),
    ...(minutes && { minutes }),
  }
}
