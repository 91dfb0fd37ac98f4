import { articlePath, NOT_FOUND_PATH } from '@lerret/model'
import type { FeedFile, SmallFeedInput } from './feed-files.ts'
import { addressOf, escapeXml } from './text.ts'

export const SITEMAP_PATH = '/sitemap.xml'

/** Pages that nobody looks for: those of editors, of one member, and of one question. */
const NOT_LISTED = new Set([
  NOT_FOUND_PATH,
  '/test',
  '/sok',
  '/logg-inn',
  '/ny-konto',
  '/gloymt-passord',
  '/nytt-passord',
  '/mi-side',
  '/vil-sja',
  '/mine-billettar',
])

/** The pages that search engines should know; nothing from a house that is not open to them. */
export function sitemap({ site, content, paths }: SmallFeedInput): FeedFile[] {
  if (!site.published || site.stage !== 'production') return []
  const updated = new Map(content.all('article').map((article) => [articlePath(article), article.updatedAt]))
  const pages = [...paths]
    .filter((path) => !NOT_LISTED.has(path))
    .sort()
    .map((path) => entry(addressOf(path, site), updated.get(path)))
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n')
  return [{ path: SITEMAP_PATH, type: 'application/xml; charset=utf-8', body }]
}

function entry(address: string, updatedAt: number | undefined): string {
  const lastModified =
    updatedAt === undefined ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`
  return `<url><loc>${escapeXml(address)}</loc>${lastModified}</url>`
}
