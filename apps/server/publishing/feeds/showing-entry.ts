import { TZDate } from '@date-fns/tz'
import {
  osloDate,
  osloInstant,
  type Production,
  productionPath,
  type Showing,
  type SiteConfig,
  TIME_ZONE,
} from '@lerret/model'
import { type ICalEventData, ICalEventStatus } from 'ical-generator'
import { spokenTime } from '../../spoken-time.ts'
import type { SiteWords } from '../renderer.ts'
import type { FeedInput } from './feed-files.ts'
import { addressOf, carriable, oneLine } from './text.ts'

const STATUS: Record<Showing['state'], ICalEventStatus> = {
  planned: ICalEventStatus.CONFIRMED,
  moved: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  postponed: ICalEventStatus.TENTATIVE,
}

/** A showing as one entry of a calendar. */
export function showingEntry(showing: Showing, input: FeedInput): ICalEventData {
  const { site, content, paths, words } = input
  const production = content.find('production', showing.productionId)
  if (!production) throw new Error(`Event ${showing.id} has no production.`)
  const path = productionPath(production)
  const { start, end } = timeOf(showing)
  return {
    id: `${encodeURIComponent(showing.id)}@${new URL(site.host).hostname}`,
    ...changeOf(showing, input),
    start: new OsloDate(start, TIME_ZONE),
    end: new OsloDate(end, TIME_ZONE),
    timezone: TIME_ZONE,
    summary: summaryOf(showing, production, words),
    description: descriptionOf(showing, production, words),
    location: locationOf(showing, site),
    url: addressOf(paths.has(path) ? path : '/', site),
    status: STATUS[showing.state],
  }
}

/** The library asks for the date in the zone that it is in already, and a zone is worked out slowly. */
class OsloDate extends TZDate {
  override withTimeZone(zone: string): TZDate {
    return zone === this.timeZone ? this : super.withTimeZone(zone)
  }
}

/** Of a postponed showing no new date is known, so it stands at its old one. */
function timeOf({ state, startsAt, endsAt, previousStart }: Showing): { start: number; end: number } {
  const length = Date.parse(endsAt) - Date.parse(startsAt)
  const start = Date.parse(state === 'postponed' && previousStart ? previousStart : startsAt)
  return { start, end: start + length }
}

/**
 * How often the entry has changed: by the latest publication of any record that it is made of. The stamp is that of midnight,
 * never of the moment, so that the same content gives the same bytes.
 */
function changeOf({ id, productionId }: Showing, { site, revisionOf, now }: FeedInput) {
  const made = [revisionOf('event', id), revisionOf('production', productionId), revisionOf('site', site.id)]
  return { sequence: Math.max(...made), stamp: osloInstant(osloDate(now)) }
}

// Not every calendar program shows the status of an entry, but all show its title.
function summaryOf({ state, label }: Showing, { title }: Production, words: SiteWords): string {
  const name = oneLine(label ? `${title} – ${label}` : title)
  return state === 'cancelled' || state === 'postponed' ? `${words[state]}: ${name}` : name
}

function descriptionOf(showing: Showing, { contents }: Production, words: SiteWords): string {
  const summary = carriable(contents[0]?.summary ?? '').trim()
  return [changeText(showing, words), summary].filter((text) => text !== '').join('\n\n')
}

function changeText({ state, previousStart }: Showing, words: SiteWords): string {
  if (state === 'cancelled') return `${words.cancelled}.`
  if (state === 'postponed') return `${words.postponed}. ${words.postponedNoDate}`
  if (state !== 'moved' || !previousStart) return ''
  return `${words.movedFrom.replace('{when}', spokenTime(previousStart))}.`
}

function locationOf({ hall }: Showing, { title, organisation }: SiteConfig): string {
  const { street, postalCode, town } = organisation
  const parts = [hall, title, street, `${postalCode} ${town}`].map(oneLine)
  return parts.filter((part) => part !== '').join(', ')
}
