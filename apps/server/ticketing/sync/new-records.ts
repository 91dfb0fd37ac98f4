import {
  cultureSlug,
  EdiNumber,
  EVENT_CODE_LENGTH,
  filmSlug,
  isReservedPath,
  type Production,
  type Showing,
  shortHash,
  toSlug,
} from '@lerret/model'
import type { ProviderNews } from '../provider/provider.ts'
import { productionFacts, type ShowingFacts } from '../rules.ts'

type SoldProduction = ProviderNews['productions'][number]

/** Whoever does not know who may come lets nobody's child in; the editor who writes the rest knows better. */
const UNKNOWN_AGE_LIMIT = '18'

/** The draft of something that the house sells tickets to and has not written about yet. */
export function draftProduction(sold: SoldProduction): Production {
  const { title, ageLimit, minutes } = productionFacts(sold)
  const common = {
    id: `production-${shortHash(`provider ${sold.id}`)}`,
    title,
    contents: [{ summary: '', body: '' }],
    assets: [],
    features: [],
    ageLimit: ageLimit ?? UNKNOWN_AGE_LIMIT,
    ...(minutes && { minutes }),
  }
  const { filmNumber } = sold
  if (isFilmNumber(filmNumber)) {
    const { slug } = addressOf((text) => filmSlug(text, filmNumber))
    return {
      ...common,
      object: 'movie',
      objectClass: 'movie',
      parentSlug: slug,
      pageReference: slug,
      ediNumber: filmNumber,
    }
  }
  const code = shortHash(`code ${sold.id}`).slice(0, EVENT_CODE_LENGTH.max)
  const { text, slug } = addressOf((name) => cultureSlug(name, code))
  return {
    ...common,
    object: 'culture',
    objectClass: 'Arrangement',
    parentSlug: toSlug(text),
    pageReference: slug,
  }

  /** By its title; by its number where that leaves nothing, or an address of the server's own. */
  function addressOf(slugWith: (text: string) => string) {
    const canBe = (text: string) => toSlug(text) !== '' && !isReservedPath(`/${slugWith(text)}`)
    const text = [title, sold.id].find(canBe) ?? shortHash(sold.id)
    return { text, slug: slugWith(text) }
  }
}

export const isFilmNumber = (number: string | null): number is string => EdiNumber.safeParse(number).success

/** A showing as the provider tells of it. What it does not know, such as who can hear and see it, the editor adds. */
export function newShowing(
  eventId: string,
  { productionId, venueId, facts }: { productionId: string; venueId: string; facts: ShowingFacts },
): Showing {
  const { time, hall, state, saleOpensAt, priceFrom, ticketStatus, url } = facts
  return {
    id: `ev-${shortHash(`${venueId} ${eventId}`)}-${shortHash(eventId)}`,
    productionId,
    ...time,
    hall,
    state,
    ticketStatus,
    ...(saleOpensAt && { saleOpensAt }),
    ...(priceFrom !== null && { priceFrom }),
    formats: [],
    access: [],
    checkout: { venueId, eventId, ...(url && { url }) },
  }
}
