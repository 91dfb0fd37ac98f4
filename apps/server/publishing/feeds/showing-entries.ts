import {
  osloClock,
  osloDate,
  osloInstant,
  type Production,
  productionPath,
  type Showing,
  type SiteConfig,
  TIME_ZONE,
} from '@lerret/model'
import { formatTime } from '../../text/format-time.ts'
import type { SiteWords } from '../render/renderer.ts'
import { line, textLine } from './calendar-lines.ts'
import type { FeedInput } from './feed-files.ts'
import { addressOf, carriable, oneLine } from './text.ts'

const STATUS: Record<Showing['state'], string> = {
  planned: 'CONFIRMED',
  moved: 'CONFIRMED',
  cancelled: 'CANCELLED',
  postponed: 'TENTATIVE',
}

/** Showings of a production, each as an entry of a calendar. */
export function showingEntries(
  showings: readonly Showing[],
  production: Production,
  input: FeedInput,
): string[] {
  const { site, paths, words, now } = input
  const { hostname } = new URL(site.host)
  // Midnight, never the moment, so that the same content gives the same bytes.
  const stamp = line('DTSTAMP', inUtc(osloInstant(osloDate(now))))
  const path = productionPath(production)
  const url = line('URL', addressOf(paths.has(path) ? path : '/', site))
  const about = carriable(production.contents[0]?.summary ?? '').trim()
  const plainly = describedAs(about)
  const house = placeOf(site)
  return showings.map((showing) => {
    const { start, end } = timeOf(showing)
    const change = changeText(showing, words)
    const lines = [
      'BEGIN:VEVENT',
      line('UID', `${encodeURIComponent(showing.id)}@${hostname}`),
      line('SEQUENCE', String(timesChanged(showing, input))),
      stamp,
      line(`DTSTART;TZID=${TIME_ZONE}`, inOslo(start)),
      line(`DTEND;TZID=${TIME_ZONE}`, inOslo(end)),
      textLine('SUMMARY', summaryOf(showing, production, words)),
      textLine('LOCATION', told([oneLine(showing.hall), house], ', ')),
      ...(change === '' ? plainly : describedAs(told([change, about], '\n\n'))),
      url,
      line('STATUS', STATUS[showing.state]),
      'END:VEVENT',
    ]
    return lines.join('\r\n')
  })
}

const describedAs = (text: string) => (text === '' ? [] : [textLine('DESCRIPTION', text)])

/** Those that say something, with this between them. */
const told = (texts: readonly string[], between: string) => texts.filter((text) => text !== '').join(between)

/** `20261120T180000Z` */
const inUtc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')

/** What Oslo's clock shows: `20261120T190000`. It differs from others by whole hours. */
function inOslo(moment: number): string {
  const { date, time } = osloClock(moment)
  const seconds = String(new Date(moment).getUTCSeconds()).padStart(2, '0')
  return `${date.replaceAll('-', '')}T${time.replace('.', '')}${seconds}`
}

/** Of a postponed showing no new date is known, so it stands at its old one. */
function timeOf({ state, startsAt, endsAt, previousStart }: Showing): { start: number; end: number } {
  const length = Date.parse(endsAt) - Date.parse(startsAt)
  const start = Date.parse(state === 'postponed' && previousStart ? previousStart : startsAt)
  return { start, end: start + length }
}

/** How often the entry has changed: by the latest publication of any record that it is made of. */
const timesChanged = ({ id, productionId }: Showing, { site, revisionOf }: FeedInput) =>
  Math.max(revisionOf('event', id), revisionOf('production', productionId), revisionOf('site', site.id))

// Not every calendar program shows the status of an entry, but all show its title.
function summaryOf({ state, label }: Showing, { title }: Production, words: SiteWords): string {
  const name = oneLine(label ? `${title} – ${label}` : title)
  return state === 'cancelled' || state === 'postponed' ? `${words[state]}: ${name}` : name
}

function changeText({ state, previousStart }: Showing, words: SiteWords): string {
  if (state === 'cancelled') return `${words.cancelled}.`
  if (state === 'postponed') return `${words.postponed}. ${words.postponedNoDate}`
  if (state !== 'moved' || !previousStart) return ''
  return `${words.movedFrom.replace('{when}', formatTime(previousStart))}.`
}

function placeOf({ title, organisation }: SiteConfig): string {
  const { street, postalCode, town } = organisation
  return told([title, street, `${postalCode} ${town}`].map(oneLine), ', ')
}
