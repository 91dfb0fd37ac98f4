import { HOUR_MS } from '@lerret/model'
import { decodePercent } from '../../../../visitors/old-addresses/normalize-address.ts'
import type { OldDocument, OldShowing } from '../../old-site.ts'
import { listIdAddresses, readExcerpt, readText, readUtc } from './posts.ts'
import type { WordPressEvent } from './rest-types.ts'

const DEFAULT_MS = 2 * HOUR_MS

/** Dates of an event that is repeated have addresses of their own: `/event/quiz/2026-11-20/`. Together they are one document. */
export function groupEvents(
  events: readonly WordPressEvent[],
  base: string,
  isStoredText: boolean,
): OldDocument[] {
  const groups = new Map<string, WordPressEvent[]>()
  for (const event of events) {
    if (event.status !== 'publish' || readUtc(event.utc_start_date) === null) continue
    const address = removeDate(event.url)
    groups.set(address, [...(groups.get(address) ?? []), event])
  }
  return [...groups].map(([address, group]) => ({ ...toEvent(address, group, base), isStoredText }))
}

const removeDate = (url: string) => url.replace(/\/\d{4}-\d{2}-\d{2}(?:\/\d+)?(?=\/?$)/, '')

function toEvent(
  address: string,
  group: readonly WordPressEvent[],
  base: string,
): Omit<OldDocument, 'isStoredText'> {
  const [first] = group as [WordPressEvent]
  const publishedAt = readUtc(first.date_utc) ?? (readUtc(first.utc_start_date) as number)
  const slug = decodePercent(new URL(address).pathname.split('/').filter(Boolean).at(-1) ?? first.slug)
  return {
    type: 'event',
    key: `event:${new URL(address).pathname.replace(/\/+$/, '')}`,
    title: readText(first.title),
    slug,
    html: first.description,
    lead: readExcerpt(first.excerpt),
    author: '',
    publishedAt,
    updatedAt: readUtc(first.modified_utc) ?? publishedAt,
    categories: first.categories.map(({ name }) => readText(name)),
    picture: first.image?.url ?? null,
    address,
    otherAddresses: group.flatMap(({ id, url }) => [url, ...listIdAddresses(id, 'tribe_events', base)]),
    organizer: readText(first.organizer[0]?.organizer ?? ''),
    filmNumber: '',
    showings: group.map(toShowing),
  }
}

function toShowing(event: WordPressEvent): OldShowing {
  const startsAt = readUtc(event.utc_start_date) as number
  const end = readUtc(event.utc_end_date)
  return {
    key: String(event.id),
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(end !== null && end > startsAt ? end : startsAt + DEFAULT_MS).toISOString(),
    venue: readText(event.venue?.venue ?? ''),
    price: readText(event.cost),
    // The address of an event may be any website, and is not necessarily where tickets are sold.
    ticketUrl: '',
    state: 'planned',
  }
}
