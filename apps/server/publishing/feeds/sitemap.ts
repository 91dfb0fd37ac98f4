import { type Article, articlePath, isListed, type SiteConfig } from '@lerret/model'
import type { FeedFile, Paths, SmallFeedInput } from './feed-files.ts'
import { addressOf, escapeXml } from './text.ts'

export const SITEMAP_PATH = '/sitemap.xml'

/** The pages that search engines should know; nothing from a house that is not open to them. */
export function sitemap({ site, content, paths }: SmallFeedInput): FeedFile[] {
  if (!site.published || site.stage !== 'production') return []
  const updated = new Map<string, number>()
  for (const article of content.all('article')) updated.set(pathOf(article), article.updatedAt)
  const memory = memoryOf(site)
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  ]
  for (const path of inOrder(paths, memory)) {
    if (isListed(path)) lines.push(lineOf(path, updated.get(path), site, memory))
  }
  const body = [...lines, '</urlset>', ''].join('\n')
  return [{ path: SITEMAP_PATH, type: 'application/xml; charset=utf-8', body }]
}

/** What was worked out the last time. Of thousands of pages, few are others the next time. */
interface Memory {
  sorted: readonly string[]
  lines: Map<string, { updatedAt: number | undefined; line: string }>
}

const memories = new WeakMap<SiteConfig, Memory>()

function memoryOf(site: SiteConfig): Memory {
  const memory = memories.get(site) ?? { sorted: [], lines: new Map() }
  memories.set(site, memory)
  return memory
}

function inOrder(paths: Paths, memory: Memory): readonly string[] {
  const isSame = memory.sorted.length === paths.size && memory.sorted.every((path) => paths.has(path))
  if (!isSame) {
    memory.sorted = [...paths.keys()].sort()
    for (const path of memory.lines.keys()) if (!paths.has(path)) memory.lines.delete(path)
  }
  return memory.sorted
}

function lineOf(path: string, updatedAt: number | undefined, site: SiteConfig, { lines }: Memory): string {
  const known = lines.get(path)
  if (known && known.updatedAt === updatedAt) return known.line
  const line = entry(addressOf(path, site), updatedAt)
  lines.set(path, { updatedAt, line })
  return line
}

const articlePaths = new WeakMap<Article, string>()

function pathOf(article: Article): string {
  const path = articlePaths.get(article) ?? articlePath(article)
  articlePaths.set(article, path)
  return path
}

function entry(address: string, updatedAt: number | undefined): string {
  const lastModified =
    updatedAt === undefined ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`
  return `<url><loc>${escapeXml(address)}</loc>${lastModified}</url>`
}
