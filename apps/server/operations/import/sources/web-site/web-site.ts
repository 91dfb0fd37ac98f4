import { fold } from '@lerret/model/programme-text'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { normalizeAddress } from '../../../../visitors/old-addresses/normalize-address.ts'
import { type ImportFetches, USER_AGENT } from '../../fetching.ts'
import {
  isOwnAddress,
  type OldDocument,
  type OldSite,
  type OnSourceProgress,
  sourceName,
} from '../../old-site.ts'
import { readRobots } from '../robots.ts'
import { readSitemap, type SitemapEntry } from '../sitemap.ts'
import { fetchPage } from './fetch-page.ts'
import { type PageDocuments, toEvent, toPageDocuments } from './page-documents.ts'
import type { StructuredEvent } from './structured-data.ts'

/** Requests at the same time: the old site is still in use. */
const CONCURRENT_REQUESTS = 4
const MAX_PAGES = 5000

/** Reads the pages in the sitemap of a website, as far as its `robots.txt` allows; null when it has no sitemap. */
export async function readWebSite(
  home: string,
  { fetchText, wait }: ImportFetches,
  onProgress: OnSourceProgress,
): Promise<OldSite | null> {
  const { origin } = new URL(home)
  const robots = await readRobots(fetchText, origin)
  const source = sourceName(new URL(home))
  const entries = listOwnPages(await readSitemap(fetchText, origin, robots), source)
  if (entries.length === 0) return null
  const site: OldSite = {
    source,
    home: `${origin}/`,
    documents: [],
    media: [],
    archives: [],
    skipped: [],
    failures: [],
  }
  const allowed = entries.filter(({ address }) => robots.isAllowed(address))
  if (allowed.length === 0)
    throw new AppError(
      'import_robots',
      `robots.txt of ${origin} does not allow that its pages are read. Allow ${USER_AGENT} there, and try again.`,
    )
  skip(site, entries, allowed, 'robots')
  const toRead = allowed.slice(0, MAX_PAGES)
  skip(site, allowed, toRead, 'limit')
  const pages = await readPages(site, toRead, { fetchText, wait, delayMs: robots.delayMs, onProgress })
  site.documents.push(...mergeListed(pages, source))
  return site
}

/** Each page once: with and without `www` and a slash at the end, encrypted or not. The front page is the new site's own. */
function listOwnPages(entries: readonly SitemapEntry[], source: string): SitemapEntry[] {
  const pages = new Map<string, SitemapEntry>()
  for (const entry of entries) {
    const key = isOwnAddress(entry.address, source) ? normalizeAddress(entry.address) : null
    if (key !== null && key !== '/' && !pages.has(key)) pages.set(key, entry)
  }
  return [...pages.values()]
}

/** Names pages that are not read in the report, and stores their addresses. */
function skip(
  site: OldSite,
  all: readonly SitemapEntry[],
  pagesToRead: readonly SitemapEntry[],
  reason: 'robots' | 'limit',
) {
  const read = new Set(pagesToRead)
  for (const entry of all) {
    if (read.has(entry)) continue
    site.skipped.push({ title: entry.address, address: entry.address, reason })
    site.archives.push({ address: entry.address, leadsTo: null })
  }
}

interface Reading extends Pick<ImportFetches, 'fetchText' | 'wait'> {
  delayMs: number
  onProgress: OnSourceProgress
}

async function readPages(
  site: OldSite,
  entries: readonly SitemapEntry[],
  { fetchText, wait, delayMs, onProgress }: Reading,
): Promise<PageDocuments[]> {
  const found = new Map<string, PageDocuments>()
  const waiting = entries.entries()
  let done = 0
  async function work() {
    for (const [index, entry] of waiting) {
      if (delayMs > 0 && index > 0) await wait(delayMs)
      const page = await fetchPage(fetchText, entry, site)
      if (page) addPage(found, toPageDocuments(page, site.source), site)
      done += 1
      onProgress({ done, total: entries.length })
    }
  }
  await Promise.all(Array.from({ length: delayMs > 0 ? 1 : CONCURRENT_REQUESTS }, work))
  return [...found.values()].sort((a, b) => (a.document.key < b.document.key ? -1 : 1))
}

/** Several addresses may lead to one page. */
function addPage(found: Map<string, PageDocuments>, page: PageDocuments, site: OldSite) {
  const { document, undated } = page
  const known = found.get(document.key)
  if (known) known.document.otherAddresses.push(document.address, ...document.otherAddresses)
  else found.set(document.key, page)
  for (const name of known ? [] : undated)
    site.failures.push({ address: document.address, reason: `The start of ${name} is no date with a time.` })
}

/** Gives events that are named in lists to the pages they lead to, or makes documents of those that have no page. */
function mergeListed(pages: readonly PageDocuments[], source: string): OldDocument[] {
  const documents = new Map(pages.map(({ document }) => [document.key, document]))
  const byAddress = new Map(
    pages.flatMap(({ document }) =>
      [document.address, ...document.otherAddresses].map((each) => [normalizeAddress(each), document.key]),
    ),
  )
  for (const { document: list, listed } of pages)
    for (const events of Map.groupBy(listed, (event) => `${event.url} ${fold(event.name)}`).values()) {
      const [first] = events as [StructuredEvent]
      const url = URL.parse(first.url, list.address)?.href ?? ''
      const key = isOwnAddress(url, source) ? byAddress.get(normalizeAddress(url)) : undefined
      const own = documents.get(key ?? `work:${fold(first.name)}`)
      const target = own ?? createDocument(first, list)
      documents.set(target.key, toEvent(target, events))
    }
  return [...documents.values()]
}

/** A document for an event that is only named in a list. */
const createDocument = (event: StructuredEvent, list: OldDocument): OldDocument => ({
  ...list,
  type: 'event',
  key: `work:${fold(event.name)}`,
  title: event.name,
  slug: '',
  html: '',
  lead: '',
  picture: null,
  isProgrammeEntry: true,
  showings: [],
  otherAddresses: [],
  address: URL.parse(event.url, list.address)?.href ?? list.address,
})
