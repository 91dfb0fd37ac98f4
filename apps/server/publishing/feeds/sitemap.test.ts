import { articlePath, isReservedPath } from '@lerret/model'
import { expect, test } from 'vitest'
import { sitemap } from './sitemap.ts'
import { article, bodyOf, type Changes, filesOf, film, inputOf, parseXml } from './test-feeds.ts'

interface Entry {
  loc: string
  lastmod?: string
}

const entriesOf = (changes?: Changes): Entry[] => parseXml(bodyOf('/sitemap.xml', changes)).urlset.url

test('the pages of the demo house are listed once each, by whole addresses', () => {
  const places = entriesOf().map(({ loc }) => loc)
  for (const path of ['/', '/kino', '/kultur', '/nyhende', `/${film.parentSlug}`])
    expect(places).toContain(`https://fjordheim.example${path}`)
  expect(new Set(places).size).toBe(places.length)
  expect(places.length).toBeGreaterThan(100)
})

test('pages that nobody looks for are not listed', () => {
  const paths = entriesOf().map(({ loc }) => new URL(loc).pathname)
  for (const path of ['/404', '/test', '/sok']) expect(paths).not.toContain(path)
})

test('an article tells when it was changed', () => {
  const updatedAt = Date.parse('2026-11-20T08:00:00Z')
  const entry = entriesOf({ article: { slug: 'ny', updatedAt } }).find(({ loc }) =>
    loc.endsWith('/article/ny'),
  )
  expect(entry?.lastmod).toBe('2026-11-20T08:00:00.000Z')
})

test('an address of any signs is encoded for addresses and escaped for XML', () => {
  const slug = 'kva-no?-«1/2»-100%-&-<"\'meir\'">-🎬'
  const text = bodyOf('/sitemap.xml', { article: { slug } })
  const places = entriesOf({ article: { slug } }).map(({ loc }) => loc)
  const paths = places.map((place) => new URL(place).pathname.split('/').map(decodeURIComponent).join('/'))
  expect(paths).toContain(articlePath({ ...article, slug }))
  expect(text).toMatch(/^[\x20-\x7e\n]*$/)
  expect(text).toContain('&apos;meir&apos;')
})

test('a house that is not open to search engines has no list of pages and asks them to stay out', () => {
  for (const site of [{ stage: 'staging' as const }, { published: false }]) {
    expect(filesOf({ site }).map(({ path }) => path)).not.toContain('/sitemap.xml')
    expect(bodyOf('/robots.txt', { site })).toBe('User-agent: *\nDisallow: /\n')
  }
})

test('a long list is one of parts, at addresses that no page can take, which together list each page once', () => {
  const input = { ...inputOf(), pagesPerSitemap: 20 }
  const [index, ...parts] = sitemap(input)
  expect(index?.path).toBe('/sitemap.xml')
  const places = parseXml(index?.body ?? '').sitemapindex.sitemap.map(({ loc }: Entry) => loc)
  expect(places).toEqual(parts.map(({ path }) => `https://fjordheim.example${path}`))
  for (const { path } of parts) expect(isReservedPath(path), path).toBe(true)
  const listed = parts.map(({ body }) => parseXml(body).urlset.url ?? [])
  for (const entries of listed) expect(entries.length).toBeLessThanOrEqual(20)
  expect(listed.flat().sort(byPlace)).toEqual(entriesOf().sort(byPlace))
})

const byPlace = (a: Entry, b: Entry) => (a.loc < b.loc ? -1 : 1)

test('robots are shown the list of pages and kept from the desk', () => {
  const rules = bodyOf('/robots.txt').split('\n')
  expect(rules).toContain('Allow: /')
  expect(rules).toContain('Disallow: /redaksjon/')
  expect(rules).toContain('Sitemap: https://fjordheim.example/sitemap.xml')
})

test('robots are kept from no page, whatever its address begins with', () => {
  const closed = bodyOf('/robots.txt')
    .split('\n')
    .flatMap((rule) => /^Disallow: (.+)$/.exec(rule)?.[1] ?? [])
    .map((rule) => new RegExp(`^${rule.replaceAll('?', '\\?')}`))
  const isClosed = (path: string) => closed.some((rule) => rule.test(path))
  expect(isClosed('/redaksjon')).toBe(true)
  expect(isClosed('/search?q=x')).toBe(true)
  const open = ['/', '/searching-dxm-20180001', '/redaksjonen', '/page-data/index.json', '/images/logo?w=64']
  for (const path of open) expect(isClosed(path), path).toBe(false)
})
