import type { TicketFeed } from '@lerret/model'
import { decodeText } from '../../../../platform/text/decode-text.ts'
import { providerError } from '../../provider/error.ts'
import type { ProviderFeed } from '../../provider/provider.ts'
import { type ProviderRequestOptions, parseJson, requestReply } from '../../provider/request.ts'
import { readCalendar } from './calendar.ts'
import { readSheet } from './sheet.ts'
import { readStructuredData } from './structured-data.ts'
import { findStructuredData } from './structured-data-scripts.ts'

/**
 * Reads a programme from a calendar (ICS), a web page or file with JSON-LD, or a sheet (CSV), recognized by its content. Whatever is
 * none of these fails, also an error page with status 200.
 */
export async function readDocument(
  { url }: Extract<TicketFeed, { kind: 'document' }>,
  { fetch, signal, now }: ProviderRequestOptions & { now: Date },
): Promise<ProviderFeed> {
  const accept = 'text/calendar, application/ld+json, text/csv, text/html;q=0.9, */*;q=0.5'
  const reply = await requestReply(url, { headers: { accept }, fetch, signal })
  const text = decodeText(new Uint8Array(await reply.arrayBuffer()))
  const start = text.trimStart()
  if (/^BEGIN:VCALENDAR/i.test(start)) return readCalendar({ text, url, now })
  if (start.startsWith('<')) return readStructuredData(findStructuredData(text), url)
  if (/^[{[]/.test(start)) {
    const json = parseJson(text)
    if (json !== undefined) return readStructuredData([json], url)
  }
  const { origin } = new URL(url)
  const feed = readSheet({ text, url, now })
  if (!feed)
    throw providerError(origin, 'its reply is no calendar, no page with JSON-LD and no sheet.', {
      word: 'ticketingNoDocument',
      values: {},
    })
  return feed
}
