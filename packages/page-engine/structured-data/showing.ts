import type { Production, Showing, ShowingState, SiteConfig } from '@lerret/model'
import { assetPicture } from '../views/picture.ts'
import { houseAddress, organization } from './house.ts'
import { imageUrls } from './images.ts'
import { offerOf } from './offer.ts'
import { given } from './optional-property.ts'
import { osloDateTime } from './oslo-date-time.ts'

const STATUS: Record<ShowingState, string> = {
  planned: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
  moved: 'https://schema.org/EventRescheduled',
}

/** When, where and for how much something is shown, and whether it is. What it is, the caller says by its type. */
export function showingFacts(showing: Showing, production: Production, url: string, site: SiteConfig) {
  const { start, end } = timeOf(showing)
  const isFree = showing.ticketStatus === 'free'
  return {
    '@id': `${url}#${encodeURIComponent(showing.id)}`,
    name: showing.label ? `${production.title} – ${showing.label}` : production.title,
    url,
    ...given('description', production.contents[0]?.summary),
    ...given('image', productionImages(production, site)),
    startDate: osloDateTime(start),
    endDate: osloDateTime(end),
    ...(showing.state === 'moved' &&
      showing.previousStart && { previousStartDate: osloDateTime(showing.previousStart) }),
    eventStatus: STATUS[showing.state],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: `${showing.hall}, ${site.title}`,
      address: houseAddress(site) ?? site.title,
    },
    organizer: organizerOf(production, site),
    ...(isFree && { isAccessibleForFree: true }),
    ...given('offers', offerOf(showing, url, site)),
  }
}

export function productionImages({ assets }: Production, site: SiteConfig): string[] {
  return imageUrls(assetPicture(assets, 'first_image') ?? assetPicture(assets, 'poster'), site.host)
}

/** Of a postponed showing no new date is known, so it is told by its old one. */
function timeOf({ state, startsAt, endsAt, previousStart }: Showing): { start: number; end: number } {
  const length = Date.parse(endsAt) - Date.parse(startsAt)
  const start = Date.parse(state === 'postponed' && previousStart ? previousStart : startsAt)
  return { start, end: start + length }
}

function organizerOf(production: Production, site: SiteConfig) {
  const name = production.object === 'culture' ? production.organizer : undefined
  return name ? { '@type': 'Organization', name } : organization(site)
}
