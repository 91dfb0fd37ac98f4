import { fold } from '@lerret/model/programme-text'
import { escapeHtml } from '../../../platform/text/escape-html.ts'
import {
  listOccurrences,
  type Occurrence,
  parseEvents,
  toText,
} from '../../../programme/ticketing/adapters/document/calendar.ts'
import { toWebUrl } from '../../../programme/ticketing/provider/entries.ts'
import { toTimes } from '../../../programme/ticketing/provider/times.ts'
import { isOwnAddress, type OldDocument, type OldShowing, type OldSite, sourceName } from '../old-site.ts'

/** The name of calendars that are imported from a file. */
const FILE_SOURCE = 'calendar'

export const isCalendar = (text: string) => /^\s*BEGIN:VCALENDAR/i.test(text)

/** The events of a calendar: those with the same name are one event with several showings. Null when it cannot be read. */
export function readCalendar(text: string, url: string | null, now: Date): OldSite | null {
  const events = parseEvents(text)
  if (!events) return null
  const site: OldSite = {
    source: url === null ? FILE_SOURCE : sourceName(new URL(url)),
    home: url === null ? '' : `${new URL(url).origin}/`,
    documents: [],
    media: [],
    archives: url === null ? [] : [{ address: url, leadsTo: 'calendar' }],
    skipped: [],
    failures: [],
  }
  const found = new Map<string, OldDocument>()
  for (const event of events) {
    const name = String(event.getFirstPropertyValue('summary') ?? event.getFirstPropertyValue('uid') ?? '')
    try {
      const occurrences = listOccurrences(event, now)
      if (occurrences.length === 0 && !event.hasProperty('recurrence-id'))
        site.failures.push({ address: name, reason: 'It has no time of day.' })
      for (const occurrence of occurrences) addOccurrence(found, occurrence, site)
    } catch {
      // ical.js throws on values that it cannot read.
      site.failures.push({ address: name, reason: 'Its time cannot be read.' })
    }
  }
  site.documents.push(...found.values())
  return site
}

function addOccurrence(
  found: Map<string, OldDocument>,
  { id, event, start, end }: Occurrence,
  site: OldSite,
) {
  const title = (event.summary ?? '').trim()
  const times = toTimes(toText(start), toText(end))
  if (!times || title === '') {
    site.failures.push({
      address: title || event.uid,
      reason: 'It has no title, or no time that can be read.',
    })
    return
  }
  const link = toWebUrl(String(event.component.getFirstPropertyValue('url') ?? ''))
  const key = `calendar:${fold(title) || title}`
  const isOwn = link !== null && isOwnAddress(link, site.source)
  const document = found.get(key) ?? createDocument(key, title, event.description ?? '', site)
  if (isOwn && !document.otherAddresses.includes(link)) document.otherAddresses.push(link)
  const status = String(event.component.getFirstPropertyValue('status') ?? '').toUpperCase()
  document.showings.push({
    key: id,
    ...times,
    venue: event.location?.split('\n', 1)[0]?.trim() ?? '',
    price: '',
    ticketUrl: isOwn ? '' : (link ?? ''),
    state: status === 'CANCELLED' ? 'cancelled' : 'planned',
  } satisfies OldShowing)
  found.set(key, document)
}

const createDocument = (key: string, title: string, description: string, { home }: OldSite): OldDocument => ({
  type: 'event',
  key,
  title,
  slug: '',
  html: toParagraphs(description),
  isStoredText: false,
  lead: '',
  author: '',
  publishedAt: 0,
  updatedAt: 0,
  categories: [],
  picture: null,
  address: home,
  otherAddresses: [],
  organizer: '',
  filmNumber: '',
  isProgrammeEntry: true,
  showings: [],
})

/** Descriptions are plain text, or HTML in some calendars. */
const toParagraphs = (text: string) =>
  /<(?:p|br|a|b|ul|div)\b/i.test(text)
    ? text
    : text
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== '')
        .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
        .join('\n')
