import { findArticleSlug, isInSitemap, type SiteConfig, sitemapPath } from '@lerret/model'
import { type Content, findPageVersions, listAlternates } from '@lerret/page-engine'
import type { FeedFile, SmallFeedInput } from './feed-files.ts'
import {
  partitionEntries,
  type SitemapEntry,
  type SitemapPartition,
  type SitemapSection,
} from './sitemap-partition.ts'
import { escapeXml, toSiteUrl } from './text.ts'

/** The protocol allows fifty times as many, but each change rewrites a whole file. */
const MAX_PAGES_PER_FILE = 1000

export type SitemapInput = Pick<SmallFeedInput, 'site' | 'content' | 'paths' | 'pagesPerSitemap'>

/** All pages for search engines; null when the site is not open to them. */
export function partitionPages(input: SitemapInput): SitemapPartition | null {
  const { site, paths, pagesPerSitemap = MAX_PAGES_PER_FILE } = input
  if (!site.published || site.stage !== 'production') return null
  const entries = [...paths.keys()].flatMap((path) => findEntry(path, input) ?? [])
  return partitionEntries(entries, pagesPerSitemap)
}

/** The sitemap entry for a path; null when the path has no page or is not listed. */
export function findEntry(path: string, { site, content, paths }: SitemapInput): SitemapEntry | null {
  if (!paths.has(path)) return null
  const { originalPath, versions } = findPageVersions(path, content)
  if (!isInSitemap(originalPath)) return null
  const alternates = listAlternates(versions).map(
    ({ lang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(new URL(href, site.host).href)}"/>`,
  )
  const url = toSiteUrl(path, site)
  return { path, line: formatEntry(url, findLastChange(originalPath, content), alternates.join('')) }
}

export function createSectionFile(name: string, { entries }: SitemapSection): FeedFile {
  const lines = [...entries.values()].sort((a, b) => (a.path < b.path ? -1 : 1)).map(({ line }) => line)
  return createXmlFile(sitemapPath(name), 'urlset', lines)
}

export function createIndexFile(names: readonly string[], site: SiteConfig): FeedFile {
  const lines = names.map(
    (name) => `<sitemap><loc>${escapeXml(toSiteUrl(sitemapPath(name), site))}</loc></sitemap>`,
  )
  return createXmlFile(sitemapPath(), 'sitemapindex', lines)
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

/** Returns the namespace for files with pages in several languages. */
const xhtmlNamespace = (lines: readonly string[]) =>
  lines.some((line) => line.includes('<xhtml:link')) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''

/** Finds when the article at a path was last changed. */
function findLastChange(path: string, content: Content): number | undefined {
  const slug = findArticleSlug(path)
  if (slug === null) return undefined
  return content.query('article', [{ property: 'slug', value: slug }]).at(-1)?.updatedAt
}

function formatEntry(url: string, updatedAt: number | undefined, alternates: string): string {
  const lastModified =
    updatedAt === undefined ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`
  return `<url><loc>${escapeXml(url)}</loc>${lastModified}${alternates}</url>`
}
