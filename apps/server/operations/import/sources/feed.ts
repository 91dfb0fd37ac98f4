import { parseFeed } from 'feedsmith'
import { normalizeAddress } from '../../../visitors/old-addresses/normalize-address.ts'
import { type OldDocument, type OldSite, sourceName } from '../old-site.ts'
import { readExcerpt, readText } from './wordpress/posts.ts'

/** The facts that all formats of feeds give of an article. */
interface FeedItem {
  id: string
  link: string
  title: string
  html: string
  /** It has no text but its summary. */
  isSummary: boolean
  /** Set only where there is a text besides. */
  summary: string
  author: string
  publishedAt: string
  updatedAt: string
  categories: string[]
  picture: string | null
}

/** Whether a text looks like a feed. */
export const isFeed = (text: string) =>
  /^[^<]*(?:<\?[^>]*>|<!--.*?-->|\s)*<(?:rss|feed|rdf:RDF)\b/is.test(text.slice(0, 4000))

/** The articles of a feed (RSS or Atom); null when it cannot be read, or does not say which site it is of. */
export function readFeed(text: string, url: string | null): OldSite | null {
  const feed = parse(text)
  const home = feed && (URL.parse(feed.link, url ?? undefined) ?? (url === null ? null : URL.parse(url)))
  if (!feed || !home) return null
  const source = sourceName(home)
  return {
    source,
    home: `${home.origin}/`,
    documents: feed.items.map((item) => toDocument(item, home.href)),
    media: [],
    archives: url === null ? [] : [{ address: url, leadsTo: 'feed' }],
    skipped: [],
    failures: [],
  }
}

type Parsed = ReturnType<typeof parseFeed>

function parse(text: string): { link: string; items: FeedItem[] } | null {
  let parsed: Parsed
  try {
    parsed = parseFeed(text)
  } catch {
    return null
  }
  if (parsed.format === 'rss')
    return { link: parsed.feed.link ?? '', items: (parsed.feed.items ?? []).map(fromRss) }
  if (parsed.format === 'atom') {
    const { links = [], entries = [] } = parsed.feed
    return { link: findLink(links), items: entries.map(fromAtom) }
  }
  return null
}

type RssItem = NonNullable<Extract<Parsed, { format: 'rss' }>['feed']['items']>[number]
type AtomEntry = NonNullable<Extract<Parsed, { format: 'atom' }>['feed']['entries']>[number]

function fromRss(item: RssItem): FeedItem {
  const { content, description = '', enclosures = [], media } = item
  const pictures = [
    ...enclosures.filter(({ type }) => type?.startsWith('image/')).map(({ url }) => url),
    ...(media?.contents ?? []).map(({ url }) => url),
  ]
  return {
    id: item.guid?.value ?? '',
    link: item.link ?? (item.guid?.isPermaLink === false ? '' : (item.guid?.value ?? '')),
    title: item.title ?? '',
    html: content?.encoded || description,
    isSummary: !content?.encoded,
    summary: content?.encoded ? description : '',
    author: item.dc?.creators?.[0] ?? item.authors?.map(toName)[0] ?? '',
    publishedAt: String(item.pubDate ?? item.dc?.dates?.[0] ?? ''),
    updatedAt: '',
    categories: (item.categories ?? []).flatMap(({ name }) => name ?? []),
    picture: pictures.find((url) => url !== undefined) ?? null,
  }
}

/** `kari@huset.no (Kari)` */
const toName = (author: unknown) => /\((.+)\)/.exec(String(author))?.[1] ?? ''

function fromAtom(entry: AtomEntry): FeedItem {
  const { content, summary, links = [] } = entry
  return {
    id: entry.id ?? '',
    link: findLink(links),
    title: entry.title?.value ?? '',
    html: content?.value || summary?.value || '',
    isSummary: !content?.value,
    summary: content?.value ? (summary?.value ?? '') : '',
    author: entry.authors?.[0]?.name ?? '',
    publishedAt: String(entry.published ?? entry.updated ?? ''),
    updatedAt: String(entry.updated ?? ''),
    categories: (entry.categories ?? []).flatMap(({ label, term }) => label ?? term ?? []),
    picture: links.find(({ rel, type }) => rel === 'enclosure' && type?.startsWith('image/'))?.href ?? null,
  }
}

const findLink = (links: readonly { href?: string | undefined; rel?: string | undefined }[]) =>
  (links.find(({ rel }) => rel === undefined || rel === 'alternate') ?? links[0])?.href ?? ''

function toDocument(item: FeedItem, home: string): OldDocument {
  const address = URL.parse(item.link, home)?.href ?? ''
  const publishedAt = Date.parse(item.publishedAt) || 0
  // WordPress's feeds name documents by their ids, and the other sources know those.
  const post = /[?&]p=(\d+)$/.exec(item.id)?.[1]
  return {
    type: 'article',
    isSummary: item.isSummary,
    key: post
      ? `post:${post}`
      : address
        ? `url:${normalizeAddress(address)}`
        : `feed:${item.id || item.title}`,
    title: readText(item.title),
    slug: address ? (new URL(address).pathname.split('/').filter(Boolean).at(-1) ?? '') : '',
    html: item.html,
    isStoredText: false,
    lead: readExcerpt(item.summary),
    author: item.author,
    publishedAt,
    updatedAt: Date.parse(item.updatedAt) || publishedAt,
    categories: item.categories.map(readText),
    picture: item.picture,
    address: address || home,
    otherAddresses: post ? [new URL(`/?p=${post}`, home).href] : [],
    organizer: '',
    filmNumber: '',
    showings: [],
  }
}
