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
import type { Words } from '@lerret/words/all'
import type { ProviderFeed } from '../provider/provider.ts'
import { feedProductionFacts, type ShowingFacts } from '../rules.ts'

type SoldProduction = ProviderFeed['productions'][number]

/** The strictest limit, until an editor sets the right one. */
const UNKNOWN_AGE_LIMIT = '18'

/** A draft of a production that is on sale but not in the content yet. */
export function draftProduction(
  sold: SoldProduction,
  { importEventKind }: Pick<Words, 'importEventKind'>,
): Production {
  const { title, ageLimit, minutes } = feedProductionFacts(sold)
  const commonFields = {
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
    const { slug } = chooseSlug((text) => filmSlug(text, filmNumber))
    return {
      ...commonFields,
      object: 'movie',
      objectClass: 'movie',
      parentSlug: slug,
      pageReference: slug,
      ediNumber: filmNumber,
    }
  }
  const code = shortHash(`code ${sold.id}`).slice(0, EVENT_CODE_LENGTH.max)
  const { text, slug } = chooseSlug((name) => cultureSlug(name, code))
  return {
    ...commonFields,
    object: 'culture',
    objectClass: importEventKind,
    parentSlug: toSlug(text),
    pageReference: slug,
  }

  /** Makes the slug from the title; from the number when the title gives none, or one that the server reserves. */
  function chooseSlug(createSlug: (text: string) => string) {
    const isUsable = (text: string) => toSlug(text) !== '' && !isReservedPath(`/${createSlug(text)}`)
    const text = [title, sold.id].find(isUsable) ?? shortHash(sold.id)
    return { text, slug: createSlug(text) }
  }
}

export const isFilmNumber = (number: string | null): number is string => EdiNumber.safeParse(number).success

/** A showing with the provider's fields. Editors add the rest, such as accessibility. */
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
