import { fold } from '@lerret/model/programme-text'
import { escapeHtml } from '../../../../platform/text/escape-html.ts'
import { decodePercent, normalizeAddress } from '../../../../visitors/old-addresses/normalize-address.ts'
import { repairEncoding } from '../../html/repair-encoding.ts'
import { isOwnAddress, type OldDocument, sourceName } from '../../old-site.ts'
import { type ReadablePage, readReadablePage } from './readable-page.ts'
import { readStructuredPage, type StructuredEvent } from './structured-data.ts'

export interface PageToRead {
  html: string
  /** The address that answered. */
  address: string
  /** Addresses that led to it. */
  otherAddresses: string[]
  changedAt: number
}

export interface PageDocuments {
  document: OldDocument
  /** Events that a list on this page names, with their own addresses. */
  listed: StructuredEvent[]
  /** Names of events whose time cannot be read. */
  undated: string[]
}

/** Reads a page of a website: by its structured data as an event or an article, else by its look as an article or a page. */
export function toPageDocuments(page: PageToRead, source: string): PageDocuments {
  const { events, article, movie } = readStructuredPage(page.html)
  const readable = readReadablePage(page.html)
  const undated = events.filter(({ showing }) => showing === null).map(({ name }) => name)
  const own = events.filter((event) => isAboutPage(event, page, source))
  const names = new Set(own.map(({ name }) => fold(name)))
  const document = toDocument(page, readable)
  const [first] = own
  if (first && names.size === 1)
    return {
      document: toEvent(document, own),
      listed: events.filter((event) => !own.includes(event)),
      undated,
    }
  if (movie && events.length === 0)
    return {
      document: { ...document, type: 'event', ...toWorkFields(document, movie), categories: ['Film'] },
      listed: [],
      undated,
    }
  if (article)
    return {
      document: {
        ...document,
        type: 'article',
        ...toWorkFields(document, article),
        author: article.author || document.author,
        publishedAt: article.publishedAt || document.publishedAt,
        updatedAt: article.updatedAt || article.publishedAt || document.updatedAt,
        categories: article.categories.length > 0 ? article.categories : document.categories,
      },
      listed: events,
      undated,
    }
  return { document, listed: events, undated }
}

/** An event without an address of its own, or with the address of this page. */
function isAboutPage(
  { url }: StructuredEvent,
  { address, otherAddresses }: PageToRead,
  source: string,
): boolean {
  const target = URL.parse(url, address)?.href ?? ''
  if (url === '' || !isOwnAddress(target, source)) return true
  const normalized = normalizeAddress(target)
  return [address, ...otherAddresses].some((each) => normalizeAddress(each) === normalized)
}

function toDocument(
  { address, otherAddresses, changedAt }: PageToRead,
  { title, html, description, picture, author, publishedAt, section, isArticle }: ReadablePage,
): OldDocument {
  const path = new URL(address).pathname
  return {
    type: isArticle ? 'article' : 'page',
    key: `url:${normalizeAddress(address)}`,
    title: repairEncoding(title),
    slug: decodePercent(path.split('/').filter(Boolean).at(-1) ?? '').replace(/\.(?:html?|php|aspx?)$/i, ''),
    html,
    isStoredText: false,
    lead: isArticle ? repairEncoding(description) : '',
    author,
    publishedAt: publishedAt || changedAt,
    updatedAt: changedAt || publishedAt,
    categories: section === '' ? [] : [section],
    picture: picture === null ? null : (URL.parse(picture, address)?.href ?? null),
    address,
    otherAddresses,
    organizer: '',
    filmNumber: '',
    showings: [],
  }
}

const toWorkFields = (
  { title, lead, picture, address, html }: OldDocument,
  work: { name: string; description: string; picture: string | null },
) => ({
  title: repairEncoding(work.name) || title,
  lead: repairEncoding(work.description) || lead,
  picture: (work.picture && URL.parse(work.picture, address)?.href) || picture,
  html: html || toParagraph(work.description),
})

const toParagraph = (text: string) => (text === '' ? '' : `<p>${escapeHtml(text)}</p>`)

/** A document with showings: the first event gives what the page does not say. */
export function toEvent(document: OldDocument, events: readonly StructuredEvent[]): OldDocument {
  const [first] = events as [StructuredEvent]
  return {
    ...document,
    type: 'event',
    ...toWorkFields(document, first),
    organizer: first.organizer || document.organizer,
    categories: first.isFilm ? ['Film'] : first.categories,
    showings: mergeShowings(document.showings, events, document.address),
  }
}

function mergeShowings(
  known: OldDocument['showings'],
  events: readonly StructuredEvent[],
  address: string,
): OldDocument['showings'] {
  const showings = new Map(known.map((showing) => [showing.key, showing]))
  for (const { showing } of events)
    if (showing && !showings.has(showing.key))
      showings.set(showing.key, {
        ...showing,
        ticketUrl: toTicketUrl(showing.ticketUrl, address),
      })
  return [...showings.values()].sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
}

/** Returns the address where tickets are sold elsewhere. A page of the old site itself will be gone. */
function toTicketUrl(url: string, address: string): string {
  const target = url === '' ? null : URL.parse(url, address)
  return target && !isOwnAddress(target.href, sourceName(new URL(address))) ? target.href : ''
}
