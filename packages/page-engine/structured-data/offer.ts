import { type Showing, type SiteConfig, type TicketStatus, takesPlace } from '@lerret/model'
import type { ItemAvailability, OfferLeaf } from 'schema-dts'
import { toShowingView } from '../views/showing-view.ts'
import { optionalProperty } from './optional-property.ts'
import { formatOsloDateTime } from './oslo-date-time.ts'

const AVAILABILITY: Record<TicketStatus, ItemAvailability> = {
  'on-sale': 'https://schema.org/InStock',
  'few-left': 'https://schema.org/LimitedAvailability',
  'sold-out': 'https://schema.org/SoldOut',
  'not-yet': 'https://schema.org/PreOrder',
  'at-door': 'https://schema.org/InStoreOnly',
  free: 'https://schema.org/InStock',
}

/** The ticket offer of a showing; none when it is cancelled or postponed. Without a purchase link it links to the page. */
export function toOffer(showing: Showing, pageUrl: string, site: SiteConfig): OfferLeaf | undefined {
  if (!takesPlace(showing)) return undefined
  const price = showing.ticketStatus === 'free' ? 0 : showing.priceFrom
  return {
    '@type': 'Offer',
    url: toShowingView(showing, site).purchaseHref ?? pageUrl,
    ...(price !== undefined && { price, priceCurrency: 'NOK' }),
    availability: AVAILABILITY[showing.ticketStatus],
    ...optionalProperty('validFrom', showing.saleOpensAt && formatOsloDateTime(showing.saleOpensAt)),
  }
}
