import { isDeepStrictEqual } from 'node:util'
import type { FeedShowing, FeedState } from '@lerret/api'
import { AGE_LIMITS, type AgeLimit, type Production, type Showing, type TicketStatus } from '@lerret/model'
import type { ProviderFeed } from './provider/provider.ts'

/** Up to this many seats, or this share of the hall, counts as few left. */
const FEW_LEFT_SEATS = 5
const FEW_LEFT_FRACTION = 0.1

/** The ticket status of a showing. Reserved seats count as taken. */
export function toTicketStatus(
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
  return free <= Math.max(FEW_LEFT_SEATS, capacity * FEW_LEFT_FRACTION) ? 'few-left' : 'on-sale'
}

/** The fields of a showing that the provider knows. They are compared with the previous feed and with what an editor has changed. */
export interface ShowingFacts {
  /** One field, because a start and an end from different sources may not fit together. */
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

export function feedShowingFacts(showing: ProviderFeed['showings'][number], now: Date): ShowingFacts {
  const { startsAt, endsAt, hall, state, saleOpensAt, priceFrom, url } = showing
  return {
    time: { startsAt, endsAt },
    hall: toStorableText(hall),
    state,
    saleOpensAt,
    priceFrom,
    url,
    ticketStatus: toTicketStatus(showing, now),
  }
}

/** A production without a visible title gets its number as title. */
export function feedProductionFacts({
  id,
  title,
  ageLimit,
  minutes,
}: ProviderFeed['productions'][number]): ProductionFacts {
  const knownLimit = AGE_LIMITS.find((limit) => limit === ageLimit)
  const text = toStorableText(title)
  return { title: /[^\s\p{Cf}]/u.test(text) ? text : id, minutes, ageLimit: knownLimit ?? null }
}

const MAX_TEXT_LENGTH = 300

/** Text without lone surrogates and control characters, which PostgreSQL cannot store in JSON, cut to the longest title. */
const toStorableText = (text: string) =>
  Array.from(
    text
      .toWellFormed()
      .replace(/\p{Cc}/gu, ' ')
      .trim(),
  )
    .slice(0, MAX_TEXT_LENGTH)
    .join('')

/** The facts of a showing in a content record. */
export const recordShowingFacts = (showing: Showing): ShowingFacts => ({
  time: { startsAt: showing.startsAt, endsAt: showing.endsAt },
  hall: showing.hall,
  // The provider knows no state for moved showings: they take place.
  state: showing.state === 'moved' ? 'planned' : showing.state,
  saleOpensAt: showing.saleOpensAt ?? null,
  priceFrom: showing.priceFrom ?? null,
  ticketStatus: showing.ticketStatus,
  url: showing.checkout?.url ?? null,
})

export const recordProductionFacts = ({ title, ageLimit, minutes }: Production): ProductionFacts => ({
  title,
  ageLimit,
  minutes: minutes ?? null,
})

/**
 * The fields to update in a record: those that changed in the feed, where the record still has the previous value. Fields that an
 * editor has changed stay.
 */
export function findUpdates<Facts extends object>(
  record: Facts,
  previous: Facts,
  current: Facts,
): Partial<Facts> {
  const fields = (Object.keys(current) as (keyof Facts)[]).filter(
    (field) => !isSame(current[field], previous[field]) && isSame(record[field], previous[field]),
  )
  return Object.fromEntries(fields.map((field) => [field, current[field]])) as Partial<Facts>
}

/** The fields in which a record differs from the feed. */
export function findDifferences<Facts extends object>(record: Facts, current: Facts): (keyof Facts)[] {
  return (Object.keys(current) as (keyof Facts)[]).filter((field) => !isSame(record[field], current[field]))
}

/** Instants with and without milliseconds are the same. */
const isSame = (a: unknown, b: unknown) => isDeepStrictEqual(toComparable(a), toComparable(b))

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/

function toComparable(fact: unknown): unknown {
  if (typeof fact === 'string') return INSTANT.test(fact) ? Date.parse(fact) : fact
  if (typeof fact !== 'object' || fact === null) return fact
  return Object.fromEntries(Object.entries(fact).map(([name, value]) => [name, toComparable(value)]))
}

/** The first feed sets only the ticket status, unless the house sells at the door or entry is free. */
export const findFirstUpdates = (
  record: ShowingFacts,
  { ticketStatus }: ShowingFacts,
): Partial<ShowingFacts> =>
  record.ticketStatus === ticketStatus || record.ticketStatus === 'at-door' || record.ticketStatus === 'free'
    ? {}
    : { ticketStatus }

/** A showing with updates. A public showing with a new start is marked as moved. */
export function applyShowingUpdates(
  showing: Showing,
  updates: Partial<ShowingFacts>,
  isPublic: boolean,
): Showing {
  const { time, hall, state, saleOpensAt, priceFrom, ticketStatus, url } = updates
  const { saleOpensAt: oldSaleOpensAt, priceFrom: oldPriceFrom, checkout, notice, ...rest } = showing
  const isMoved =
    isPublic && time && !isSame(time.startsAt, showing.startsAt) && (state ?? showing.state) === 'planned'
  const newSaleOpensAt = saleOpensAt === undefined ? oldSaleOpensAt : saleOpensAt
  const newPriceFrom = priceFrom === undefined ? oldPriceFrom : priceFrom
  return {
    ...rest,
    ...(time && { startsAt: time.startsAt, endsAt: time.endsAt }),
    ...(hall && { hall }),
    ...(state && { state }),
    // The reason of a cancellation that is taken back.
    ...(notice && state !== 'planned' && { notice }),
    ...(isMoved && { state: 'moved' as const, previousStart: showing.startsAt }),
    ...(ticketStatus && { ticketStatus }),
    ...(newSaleOpensAt != null && { saleOpensAt: newSaleOpensAt }),
    ...(newPriceFrom != null && { priceFrom: newPriceFrom }),
    ...(checkout && { checkout: applyUrl(checkout, url) }),
  }
}

function applyUrl(
  { url: oldUrl, ...ids }: NonNullable<Showing['checkout']>,
  newUrl: string | null | undefined,
) {
  const url = newUrl === undefined ? oldUrl : newUrl
  return url == null ? ids : { ...ids, url }
}

export function applyProductionUpdates(
  production: Production,
  updates: Partial<ProductionFacts>,
): Production {
  const { title, ageLimit, minutes } = updates
  return {
    ...production,
    ...(title && { title }),
    ...(ageLimit && { ageLimit }),
    ...(minutes && { minutes }),
  }
}
