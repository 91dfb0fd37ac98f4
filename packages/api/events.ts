import type { ShowingView } from '@lerret/model'

/** What can change about a showing after a page that tells of it was made. */
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
  | 'priceFrom'
  | 'purchaseHref'
  | 'lastKnown'
>

export const EVENTS_PATH = '/runtime/sites/:site/basic_events'
/** More showings than this are asked for in several calls: an address has its length. */
export const EVENTS_AT_ONCE = 50

/** Where the showings with these ids are told of. */
export function eventsAddress(site: string, ids: readonly string[]): string {
  const path = EVENTS_PATH.replace(':site', encodeURIComponent(site))
  return `${path}?keys=${ids.map(encodeURIComponent).join(',')}`
}

/** The showings in a reply. What has not the shape of one is left out, as if it had not been told. */
export function readEvents(body: unknown): BasicEvent[] {
  return Array.isArray(body) ? body.filter(isEvent) : []
}

function isEvent(value: unknown): value is BasicEvent {
  const event = (value ?? {}) as Partial<BasicEvent>
  return (
    typeof event.id === 'string' &&
    isMoment(event.startsAt) &&
    isMoment(event.endsAt) &&
    typeof event.hall === 'string' &&
    typeof event.ticketStatus === 'string' &&
    typeof event.state === 'string'
  )
}

const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
