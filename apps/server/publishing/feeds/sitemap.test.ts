import { articlePath, isReservedPath } from '@lerret/model'
import { expect, test } from 'vitest'
import {
  article,
  type Changes,
  createDemoFeed,
  createDemoFeedFiles,
  createFeedInput,
  createSitemap,
  film,
  parseXml,
} from './test-feeds.ts'

interface Entry {
  loc: string
  lastmod?: string
}

const listEntries = (changes?: Changes): Entry[] =>
  parseXml(createDemoFeed('/sitemap.xml', changes)).urlset.url

test('the pages of the demo house are listed once each, by full URL', () => {
  const urls = listEntries().map(({ loc }) => loc)
  for (const path of ['/', '/kino', '/kultur', '/nyhende', `/${film.parentSlug}`])
    expect(urls).toContain(`https://fjordheim.example${path}`)
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls.length).toBeGreaterThan(100)
})

test('the not-found, test and search pages and the foyer screen are not listed', () => {
  const paths = listEntries().map(({ loc }) => new URL(loc).pathname)
  for (const path of ['/404', '/test', '/sok', '/skjerm']) expect(paths).not.toContain(path)
})

test('an article has the date of its last change', () => {
  const updatedAt = Date.parse('2026-11-20T08:00:00Z')
  const entry = listEntries({ article: { slug: 'ny', updatedAt } }).find(({ loc }) =>
    loc.endsWith('/article/ny'),
  )
  expect(entry?.lastmod).toBe('2026-11-20T08:00:00.000Z')
})

test('a path with special characters is encoded as a URL and escaped for XML', () => {
  const slug = 'kva-no?-«1/2»-100%-&-<"\'meir\'">-🎬'
  const text = createDemoFeed('/sitemap.xml', { article: { slug } })
  const urls = listEntries({ article: { slug } }).map(({ loc }) => loc)
  const paths = urls.map((url) => new URL(url).pathname.split('/').map(decodeURIComponent).join('/'))
  expect(paths).toContain(articlePath({ ...article, slug }))
  expect(text).toMatch(/^[\x20-\x7e\n]*$/)
  expect(text).toContain('&apos;meir&apos;')
})

test('a site that is not open to search engines has no sitemap and disallows robots', () => {
  for (const site of [{ stage: 'staging' as const }, { published: false }]) {
    expect(createDemoFeedFiles({ site }).map(({ path }) => path)).not.toContain('/sitemap.xml')
    expect(createDemoFeed('/robots.txt', { site })).toBe('User-agent: *\nDisallow: /\n')
  }
})

test('a long sitemap is an index of files at reserved paths, which together list each page once', () => {
  const input = { ...createFeedInput(), pagesPerSitemap: 20 }
  const [index, ...sections] = createSitemap(input)
  expect(index?.path).toBe('/sitemap.xml')
  const urls = parseXml(index?.body ?? '').sitemapindex.sitemap.map(({ loc }: Entry) => loc)
  expect(urls).toEqual(sections.map(({ path }) => `https://fjordheim.example${path}`))
  for (const { path } of sections) expect(isReservedPath(path), path).toBe(true)
  const listed = sections.map(({ body }) => parseXml(body).urlset.url ?? [])
  for (const entries of listed) expect(entries.length).toBeLessThanOrEqual(20)
  expect(listed.flat().sort(compareUrls)).toEqual(listEntries().sort(compareUrls))
})

const compareUrls = (a: Entry, b: Entry) => (a.loc < b.loc ? -1 : 1)

test('robots.txt names the sitemap and disallows the desk', () => {
  const rules = createDemoFeed('/robots.txt').split('\n')
  expect(rules).toContain('Allow: /')
  expect(rules).toContain('Disallow: /redaksjon/')
  expect(rules).toContain('Sitemap: https://fjordheim.example/sitemap.xml')
})

test('robots.txt disallows no page, whatever its path begins with', () => {
  const disallowed = createDemoFeed('/robots.txt')
    .split('\n')
    .flatMap((rule) => /^Disallow: (.+)$/.exec(rule)?.[1] ?? [])
    .map((rule) => new RegExp(`^${rule.replaceAll('?', '\\?')}`))
  const isDisallowed = (path: string) => disallowed.some((rule) => rule.test(path))
  expect(isDisallowed('/redaksjon')).toBe(true)
  expect(isDisallowed('/search?q=x')).toBe(true)
  const allowed = [
    '/',
    '/searching-dxm-20180001',
    '/redaksjonen',
    '/page-data/index.json',
    '/images/logo?w=64',
  ]
  for (const path of allowed) expect(isDisallowed(path), path).toBe(false)
})
