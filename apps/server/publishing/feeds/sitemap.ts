import { findArticleSlug, isInSitemap, type SiteConfig, sitemapPath } from '@lerret/model'
import type { Content } from '@lerret/page-engine'
import type { FeedFile, SmallFeedInput } from './feed-files.ts'
import { divide, type Entry, type Part, type Parts, partsByName } from './sitemap-partition.ts'
import { addressOf, escapeXml } from './text.ts'

/** So many pages stand in one file. Programs may read fifty times as many, but with each change one is written whole. */
const MOST = 1000

type SitemapInput = Pick<SmallFeedInput, 'site' | 'content' | 'paths' | 'pagesPerSitemap'>

/** The pages that search engines should know; null from a house that is not open to them. */
export function listPages(input: SitemapInput): Parts | null {
  const { site, paths, pagesPerSitemap = MOST } = input
  if (!site.published || site.stage !== 'production') return null
  const entries = [...paths.keys()].flatMap((path) => entryAt(path, input) ?? [])
  return divide(entries, pagesPerSitemap)
}

/** What stands in the list at a path; null for nothing. */
export function entryAt(path: string, { site, content, paths }: SitemapInput): Entry | null {
  if (!paths.has(path) || !isInSitemap(path)) return null
  return { path, line: lineOf(addressOf(path, site), lastChange(path, content)) }
}

/** One list, or several and the list of those. */
export function sitemap(input: SitemapInput): FeedFile[] {
  const parts = listPages(input)
  if (!parts) return []
  const byName = partsByName(parts)
  const files = Array.from(byName, ([name, part]) => partFile(name, part))
  return byName.size > 1 ? [indexFile([...byName.keys()], input.site), ...files] : files
}

export function partFile(name: string, { entries }: Part): FeedFile {
  const lines = [...entries.values()].sort((a, b) => (a.path < b.path ? -1 : 1)).map(({ line }) => line)
  return xmlFile(sitemapPath(name), 'urlset', lines)
}

export function indexFile(names: readonly string[], site: SiteConfig): FeedFile {
  const lines = names.map(
    (name) => `<sitemap><loc>${escapeXml(addressOf(sitemapPath(name), site))}</loc></sitemap>`,
  )
  return xmlFile(sitemapPath(), 'sitemapindex', lines)
}

const xmlFile = (path: string, element: string, lines: readonly string[]): FeedFile => ({
  path,
  type: 'application/xml; charset=utf-8',
  body: [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${element}>`,
    '',
  ].join('\n'),
})

/** When the article at a path was changed. */
function lastChange(path: string, content: Content): number | undefined {
  const slug = findArticleSlug(path)
  if (slug === null) return undefined
  return content.query('article', [{ property: 'slug', value: slug }]).at(-1)?.updatedAt
}

function lineOf(address: string, updatedAt: number | undefined): string {
  const lastModified =
    updatedAt === undefined ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`
  return `<url><loc>${escapeXml(address)}</loc>${lastModified}</url>`
}
