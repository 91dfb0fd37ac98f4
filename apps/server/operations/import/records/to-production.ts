import {
  type Asset,
  type CultureItem,
  FILM_SLUG_END,
  type Film,
  HttpUrl,
  MINUTE_MS,
  type Production,
  type Showing,
  shortHash,
  toSlug,
} from '@lerret/model'
import type { Words } from '@lerret/words/all'
import type { OldDocument, OldShowing } from '../old-site.ts'

/** A document with its text and picture as they are on the new site. */
export interface ConvertedDocument {
  document: OldDocument
  html: string
  picture: { url: string; alt: string; width: number; height: number } | null
}

/** The kind and the hall of an event that had none. */
export type Defaults = Pick<Words, 'importEventKind' | 'importHall'>

export const titleOf = ({ title, slug, key }: OldDocument) => title || slug || key

/** A film where its number is known, else a culture item. */
export function toProduction(
  { document, html, picture }: ConvertedDocument,
  { id, path }: { id: string; path: string },
  { importEventKind }: Defaults,
): Production {
  const { lead, categories, organizer, showings, filmNumber } = document
  const [first] = showings
  const minutes = first && Math.round((Date.parse(first.endsAt) - Date.parse(first.startsAt)) / MINUTE_MS)
  const pageReference = path.slice(1)
  const commonFields = {
    id,
    pageReference,
    title: titleOf(document),
    contents: [{ summary: lead, body: html }],
    assets: picture ? [toAsset(picture)] : [],
    features: [],
    ageLimit: 'A' as const,
    ...(minutes !== undefined && minutes < 24 * 60 && { minutes }),
  }
  if (filmNumber !== '' && FILM_SLUG_END.test(path))
    return {
      ...commonFields,
      object: 'movie',
      objectClass: 'movie',
      parentSlug: pageReference,
      ediNumber: filmNumber,
      // The limit stands until an editor sets the right one.
      ageLimit: '18',
    } satisfies Film
  return {
    ...commonFields,
    object: 'culture',
    objectClass: categories[0] || importEventKind,
    parentSlug: toSlug(document.title) || pageReference,
    ...(organizer && { organizer }),
  } satisfies CultureItem
}

const toAsset = ({ url, alt, width, height }: NonNullable<ConvertedDocument['picture']>): Asset => ({
  type: 'first_image',
  url,
  focalPointQuery: '',
  alt,
  width,
  height,
})

export function toShowing(
  showing: OldShowing,
  id: string,
  productionId: string,
  { importHall }: Defaults,
): Showing {
  const { startsAt, endsAt, venue, price, state } = showing
  const priceFrom = readPrice(price)
  const checkout = toCheckout(showing)
  return {
    id,
    productionId,
    startsAt,
    endsAt,
    hall: venue || importHall,
    // An editor connects coming showings where nothing says where tickets are sold.
    ticketStatus: priceFrom === 0 ? 'free' : checkout ? 'on-sale' : 'at-door',
    state,
    // A postponed showing has no other date yet.
    ...(state === 'postponed' && { previousStart: startsAt }),
    ...(priceFrom !== undefined && { priceFrom }),
    formats: [],
    access: [],
    ...(checkout && { checkout }),
  }
}

/** The link to the tickets. The id is no provider's, so that no feed takes the showing for one of its own. */
function toCheckout({ ticketUrl, startsAt }: OldShowing): Showing['checkout'] {
  if (!HttpUrl.safeParse(ticketUrl).success) return undefined
  return {
    venueId: new URL(ticketUrl).host,
    eventId: `import-${shortHash(`${ticketUrl} ${startsAt}`)}`,
    url: ticketUrl,
  }
}

/** `kr 250 – 350` to 250, `Gratis` to 0. */
function readPrice(text: string): number | undefined {
  if (/gratis|free/i.test(text)) return 0
  const number = /\d+(?:[.,]\d{1,2})?/.exec(text.replaceAll(/(?<=\d)[\s.](?=\d{3}\b)/g, ''))?.[0]
  return number === undefined ? undefined : Number(number.replace(',', '.'))
}
