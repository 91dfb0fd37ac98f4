import type { Production, Showing, ShowingState, SiteConfig } from '@lerret/model'
import type { EventLeaf, EventStatusType, OrganizationLeaf } from 'schema-dts'
import type { PageContext } from '../context/page-context.ts'
import { findAssetPicture } from '../views/picture.ts'
import { toOrganization, toPostalAddress } from './house.ts'
import { imageUrls } from './images.ts'
import { toOffer } from './offer.ts'
import { optionalProperty } from './optional-property.ts'
import { formatOsloDateTime } from './oslo-date-time.ts'

const EVENT_STATUS: Record<ShowingState, EventStatusType> = {
  planned: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
  moved: 'https://schema.org/EventRescheduled',
}

/** The schema.org Event properties of a showing. The caller adds the type. */
export function eventProperties(
  showing: Showing,
  production: Production,
  url: string,
  context: PageContext,
): Omit<EventLeaf, '@type'> {
  const { site } = context
  const { start, end } = scheduledTime(showing)
  const isFree = showing.ticketStatus === 'free'
  return {
    '@id': `${url}#${encodeURIComponent(showing.id)}`,
    name: showing.label ? `${production.title} – ${showing.label}` : production.title,
    url,
    ...optionalProperty('description', production.contents[0]?.summary),
    ...optionalProperty('image', productionImages(production, context)),
    startDate: formatOsloDateTime(start),
    endDate: formatOsloDateTime(end),
    ...(showing.state === 'moved' &&
      showing.previousStart && { previousStartDate: formatOsloDateTime(showing.previousStart) }),
    eventStatus: EVENT_STATUS[showing.state],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: `${showing.hall}, ${site.title}`,
      address: toPostalAddress(site) ?? site.title,
    },
    organizer: toOrganizer(production, site),
    ...(isFree && { isAccessibleForFree: true }),
    ...optionalProperty('offers', toOffer(showing, url, site)),
  }
}

export function productionImages({ assets }: Production, { site, tracker }: PageContext): string[] {
  const picture =
    findAssetPicture(assets, 'first_image', tracker) ?? findAssetPicture(assets, 'poster', tracker)
  return imageUrls(picture, site.host)
}

/** A postponed showing has no new date yet, so it keeps the old one. */
function scheduledTime({ state, startsAt, endsAt, previousStart }: Showing): { start: number; end: number } {
  const length = Date.parse(endsAt) - Date.parse(startsAt)
  const start = Date.parse(state === 'postponed' && previousStart ? previousStart : startsAt)
  return { start, end: start + length }
}

function toOrganizer(production: Production, site: SiteConfig): OrganizationLeaf {
  const name = production.object === 'culture' ? production.organizer : undefined
  return name ? { '@type': 'Organization', name } : toOrganization(site)
}
