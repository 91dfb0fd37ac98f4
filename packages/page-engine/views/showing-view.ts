import {
  purchaseUrl,
  type Showing,
  type ShowingView,
  type SiteConfig,
  type TicketStatus,
  takesPlace,
} from '@lerret/model'

export function toShowingView(showing: Showing, site: SiteConfig): ShowingView {
  const translate = (text: string | undefined) => text && translateShowingText(text, site)
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
    language: translate(showing.language) ?? null,
    subtitles: translate(showing.subtitles) ?? null,
    access: showing.access,
    label: translate(showing.label) ?? null,
    companionNote: translate(showing.companionNote) ?? null,
    notice: translate(showing.notice) ?? null,
    purchaseHref: purchaseHref(showing, site),
  }
}

/** A text that a showing is marked with, in the language of the page. */
export function translateShowingText(text: string, { showingTexts = {} }: SiteConfig): string {
  return (Object.hasOwn(showingTexts, text) && showingTexts[text]) || text
}

function purchaseHref(showing: Showing, site: SiteConfig): string | null {
  const { ticketStatus, checkout } = showing
  if (!takesPlace(showing) || !BOOKABLE_STATUSES.has(ticketStatus) || !checkout) return null
  return checkout.url ?? purchaseUrl(site.checkout.host, checkout.venueId, checkout.eventId)
}

/** Free tickets are also booked at the checkout, when the provider has them. */
const BOOKABLE_STATUSES = new Set<TicketStatus>(['on-sale', 'few-left', 'free'])
