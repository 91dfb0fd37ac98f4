import { type AnalyticsItem, type Destination, destinationUrl } from '@lerret/model'

export interface TrackingPayload {
  event: 'page-view' | 'ticket-click'
  /** The page's address, without query and hash. */
  address: string
  title: string
  item: AnalyticsItem | null
}

/** The addresses to request in order to report an event. Each destination has its own documented parameters; none runs code here. */
export function trackingUrls(destination: Destination, payload: TrackingPayload): string[] {
  const address = destinationUrl(destination)
  const requests =
    destination.kind === 'facebook'
      ? facebookParameters(destination.pixelId, payload)
      : [matomoParameters(destination.siteId, payload)]
  return requests.map((parameters) => `${address}?${new URLSearchParams(parameters)}`)
}

type Parameters = Record<string, string>

/**
 * Meta's pixel as an image address: https://developers.facebook.com/docs/meta-pixel/get-started#install-base-code (`noscript`), with
 * its standard events and their parameters. A click on a ticket link is `InitiateCheckout`.
 */
function facebookParameters(id: string, { event, address, item }: TrackingPayload): Parameters[] {
  const parameters = (ev: string, product: Parameters = {}) => ({
    id,
    ev,
    dl: address,
    noscript: '1',
    ...product,
  })
  const product = item && {
    'cd[content_type]': 'product',
    'cd[content_ids]': JSON.stringify([item.id]),
    'cd[content_name]': item.name,
    'cd[content_category]': item.category,
    'cd[brand]': item.brand,
    'cd[list_name]': item.listName,
  }
  if (event === 'ticket-click') return product ? [parameters('InitiateCheckout', product)] : []
  return [parameters('PageView'), ...(product ? [parameters('ViewContent', product)] : [])]
}

/**
 * Matomo's tracking API: https://developer.matomo.org/api-reference/tracking-api. A page view names the product, a click on a ticket
 * link is an event.
 */
function matomoParameters(idsite: string, { event, address, title, item }: TrackingPayload): Parameters {
  const parameters: Parameters = {
    idsite,
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: address,
    action_name: title,
  }
  if (event === 'page-view')
    return item ? { ...parameters, _pks: item.id, _pkn: item.name, _pkc: item.category } : parameters
  return { ...parameters, ca: '1', e_c: 'product', e_a: 'select_content', e_n: item?.name ?? '' }
}
