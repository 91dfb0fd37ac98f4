import { type AnalyticsItem, type Destination, destinationAddress } from '@lerret/model'

/** What is told: that a page is looked at, or that a ticket to something is asked for. */
export interface News {
  event: 'seen' | 'chosen'
  /** The page's address, without what a visitor added to it. */
  address: string
  title: string
  item: AnalyticsItem | null
}

/** The addresses to ask for, so that a destination knows. Each is told in its own documented words, and runs no code here. */
export function requestsFor(destination: Destination, news: News): string[] {
  const address = destinationAddress(destination)
  const told =
    destination.kind === 'facebook'
      ? facebookWords(destination.pixelId, news)
      : [matomoWords(destination.siteId, news)]
  return told.map((words) => `${address}?${new URLSearchParams(words)}`)
}

type Words = Record<string, string>

/**
 * Meta's pixel as a picture's address: https://developers.facebook.com/docs/meta-pixel/get-started#install-base-code (`noscript`),
 * with its standard events and their parameters. To go to the ticket office is to begin a checkout.
 */
function facebookWords(id: string, { event, address, item }: News): Words[] {
  const words = (ev: string, about: Words = {}) => ({ id, ev, dl: address, noscript: '1', ...about })
  const about = item && {
    'cd[content_type]': 'product',
    'cd[content_ids]': JSON.stringify([item.id]),
    'cd[content_name]': item.name,
    'cd[content_category]': item.category,
    'cd[brand]': item.brand,
    'cd[list_name]': item.listName,
  }
  if (event === 'chosen') return about ? [words('InitiateCheckout', about)] : []
  return [words('PageView'), ...(about ? [words('ViewContent', about)] : [])]
}

/**
 * Matomo's tracking API: https://developer.matomo.org/api-reference/tracking-api. A look at a product is a page view that names it,
 * a choice is an event.
 */
function matomoWords(idsite: string, { event, address, title, item }: News): Words {
  const words: Words = { idsite, rec: '1', apiv: '1', send_image: '0', url: address, action_name: title }
  if (event === 'seen')
    return item ? { ...words, _pks: item.id, _pkn: item.name, _pkc: item.category } : words
  return { ...words, ca: '1', e_c: 'product', e_a: 'select_content', e_n: item?.name ?? '' }
}
