import {
  purchaseUrl,
  type Showing,
  type ShowingView,
  type SiteConfig,
  type TicketStatus,
  takesPlace,
} from '@lerret/model'

export function toShowingView(showing: Showing, site: SiteConfig): ShowingView {
  return {
    id: showing.id,
    productionId: showing.productionId,
    startsAt: showing.startsAt,
    endsAt: showing.endsAt,
    hall: showing.hall,
    ticketStatus: showing.ticketStatus,
    saleOpensAt: showing.saleOpensAt ?? null,
    state: showing.state,
    previousStart: showing.previousStart ?? null,
    priceFrom: showing.priceFrom ?? null,
    formats: showing.formats,
    language: showing.language ?? null,
    subtitles: showing.subtitles ?? null,
    access: showing.access,
    label: showing.label ?? null,
    companionNote: showing.companionNote ?? null,
    notice: showing.notice ?? null,
    purchaseHref: purchaseHref(showing, site),
  }
}

function purchaseHref(showing: Showing, site: SiteConfig): string | null {
  const { ticketStatus, checkout } = showing
  if (!takesPlace(showing) || !BOOKABLE_STATUSES.has(ticketStatus) || !checkout) return null
  return checkout.url ?? purchaseUrl(site.checkout.host, checkout.venueId, checkout.eventId)
}

/** Free tickets are also booked at the checkout, when the provider has them. */
const BOOKABLE_STATUSES = new Set<TicketStatus>(['on-sale', 'few-left', 'free'])
