import type { ShowingView } from '@lerret/model'

/** The fields of a showing that can change after a page with it was rendered. */
export type BasicEvent = Pick<
  ShowingView,
  | 'id'
  | 'startsAt'
  | 'endsAt'
  | 'hall'
  | 'ticketStatus'
  | 'saleOpensAt'
  | 'state'
  | 'previousStart'
  | 'notice'
  | 'priceFrom'
  | 'purchaseHref'
  | 'lastKnown'
>

export const EVENTS_PATH = '/runtime/sites/:site/basic_events'
/** Limits the length of the URL. */
export const MAX_EVENTS_PER_CALL = 50

/** The URL of the current state of these showings. */
export function eventsAddress(site: string, ids: readonly string[]): string {
  const path = EVENTS_PATH.replace(':site', encodeURIComponent(site))
  return `${path}?keys=${ids.map(encodeURIComponent).join(',')}`
}

/** The showings in a reply. Entries of another shape are left out. */
export function readEvents(body: unknown): BasicEvent[] {
  return Array.isArray(body) ? body.filter(isEvent) : []
}

function isEvent(value: unknown): value is BasicEvent {
  const event = (value ?? {}) as Partial<BasicEvent>
  return (
    typeof event.id === 'string' &&
    isInstant(event.startsAt) &&
    isInstant(event.endsAt) &&
    typeof event.hall === 'string' &&
    typeof event.ticketStatus === 'string' &&
    typeof event.state === 'string'
  )
}

const isInstant = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
