import { findArticleSlug, isInSitemap, sitemapPath } from '@lerret/model'
import { findPageVersions, listAlternates } from '@lerret/page-engine'
import type { FeedFile, SmallFeedInput } from './feed-files.ts'
import { escapeXml, toSiteUrl } from './text.ts'

/** The protocol allows five times as many, but each change rewrites a whole file. */
const MAX_PAGES_PER_FILE = 10_000

type SitemapInput = Pick<SmallFeedInput, 'site' | 'content' | 'paths' | 'pagesPerSitemap'>

/** One sitemap file, or several and an index of them; none when the site is not open to search engines. */
export function createSitemap(input: SitemapInput): FeedFile[] {
  const { site, content, paths, pagesPerSitemap = MAX_PAGES_PER_FILE } = input
  if (!site.published || site.stage !== 'production') return []
  const lastChanges = new Map(content.all('article').map(({ slug, updatedAt }) => [slug, updatedAt]))
  const entries = [...paths.keys()].sort().flatMap((path) => formatPage(path, lastChanges, input) ?? [])
  if (entries.length <= pagesPerSitemap) return [createXmlFile(sitemapPath(), 'urlset', entries)]
  const files: FeedFile[] = []
  for (let from = 0; from < entries.length; from += pagesPerSitemap) {
    const section = entries.slice(from, from + pagesPerSitemap)
    files.push(createXmlFile(sitemapPath(files.length + 1), 'urlset', section))
  }
  const locations = files.map(
    ({ path }) => `<sitemap><loc>${escapeXml(toSiteUrl(path, site))}</loc></sitemap>`,
  )
  return [createXmlFile(sitemapPath(), 'sitemapindex', locations), ...files]
}

/** The sitemap entry for a page; null when it is not listed. */
function formatPage(
  path: string,
  lastChanges: ReadonlyMap<string, number>,
  { site, content }: SitemapInput,
): string | null {
  const { originalPath, versions } = findPageVersions(path, content)
  if (!isInSitemap(originalPath)) return null
  const alternates = listAlternates(versions).map(
    ({ lang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(new URL(href, site.host).href)}"/>`,
  )
  const url = toSiteUrl(path, site)
  const slug = findArticleSlug(originalPath)
  const updatedAt = slug === null ? undefined : lastChanges.get(slug)
  return formatEntry(url, updatedAt, alternates.join(''))
}

const createXmlFile = (path: string, element: string, lines: readonly string[]): FeedFile => ({
  path,
  type: 'application/xml; charset=utf-8',
  body: [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtmlNamespace(lines)}>`,
    ...lines,
    `</${element}>`,
    '',
  ].join('\n'),
})

/** Only in files with pages in several languages. */
const xhtmlNamespace = (lines: readonly string[]) =>
  lines.some((line) => line.includes('<xhtml:link')) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''

function formatEntry(url: string, updatedAt: number | undefined, alternates: string): string {
  const lastModified =
    updatedAt === undefined ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`
  return `<url><loc>${escapeXml(url)}</loc>${lastModified}${alternates}</url>`
}
