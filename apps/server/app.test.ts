import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { givenDatabase } from './db/test-database.ts'
import { contentTypeOf } from './publishing/content-type.ts'
import { openLiveSite } from './publishing/live-site.ts'
import { openReleaseStore } from './publishing/release-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'lerret-app-'))
const store = openReleaseStore(folder)
const pages = [
  '/',
  '/nyhende',
  '/404',
  '/article/kort-sagt.',
  '/article/før/etter:-"no"-100-%',
  '/nosferatu-dxm-20220117',
]
const site = await givenSite()
const app = await buildApp({
  db: await givenDatabase(),
  live: () => site,
  images: { findImage: async () => undefined },
  logLevel: 'silent',
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test.each(pages.filter((path) => path !== '/404'))('the page at %s is served as HTML', async (path) => {
  const reply = await app.inject(path.split('/').map(encodeURIComponent).join('/'))
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.body).toBe(`page ${path}`)
})

test.each([
  '/tull',
  '/404',
  '/404.html',
  '/100%',
  '/article',
  '/..%2f..%2fetc/passwd',
  '/page-data/tull.json',
])('%s is answered with the not-found page and status 404', async (path) => {
  const reply = await app.inject(path)
  expect(reply.statusCode).toBe(404)
  expect(reply.body).toBe('page /404')
})

test('older spellings are redirected for good, with the query kept', async () => {
  const reply = await app.inject('/Nyhende/?side=2')
  expect(reply.statusCode).toBe(301)
  expect(reply.headers.location).toBe('/nyhende?side=2')
})

test('a redirect of the table goes to its target, for now', async () => {
  const reply = await app.inject('/kort')
  expect(reply.statusCode).toBe(302)
  expect(reply.headers.location).toBe('/article/f%C3%B8r/etter%3A-%22no%22-100-%25')
})

test('a page that the browser has is not sent again', async () => {
  const first = await app.inject('/')
  const second = await app.inject({ url: '/', headers: { 'if-none-match': first.headers.etag as string } })
  expect(second.statusCode).toBe(304)
  expect(second.body).toBe('')
})

test('files named by their content are kept for good, pages are asked for again', async () => {
  expect((await app.inject('/assets/x-1.css')).headers['cache-control']).toContain('immutable')
  expect((await app.inject('/')).headers['cache-control']).toBe('no-cache')
})

test('HEAD gives the headers alone', async () => {
  const reply = await app.inject({ method: 'HEAD', url: '/' })
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toBe('')
})

test('the operator is told that the process lives and that the database answers', async () => {
  expect((await app.inject('/health')).json()).toEqual({ status: 'ok' })
  expect((await app.inject('/ready')).json()).toEqual({ status: 'ready' })
})

test('a house whose database does not answer is alive but not ready', async () => {
  const broken = await buildApp({
    db: { execute: () => Promise.reject(new Error('gone')) } as never,
    live: () => site,
    images: { findImage: async () => undefined },
    logLevel: 'silent',
  })
  expect((await broken.inject('/health')).statusCode).toBe(200)
  expect((await broken.inject('/ready')).statusCode).toBe(503)
  await broken.close()
})

test('every answer has its security headers, and none lets foreign scripts in', async () => {
  for (const path of ['/', '/tull', '/health', '/images/none', '/Nyhende']) {
    const { headers } = await app.inject(path)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
  }
})

test('a picture that is not there, or asked for wrongly, is told in the one shape of errors', async () => {
  const missing = await app.inject('/images/none')
  expect(missing.statusCode).toBe(404)
  expect(missing.json()).toEqual({ error: { code: 'image_not_found', message: 'There is no picture none.' } })
  const wrong = await app.inject('/images/none?w=stor')
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().error.message).toContain('w: ')
})

async function givenSite() {
  const entries = [
    ...pages.map((path) => [path, `page ${path}`] as const),
    ['/assets/x-1.css', 'p{}'] as const,
  ]
  const files = Object.fromEntries(
    await Promise.all(
      entries.map(async ([path, text]) => {
        const file = {
          hash: await store.putFile(text),
          type: contentTypeOf(path),
          immutable: path.startsWith('/assets/'),
        }
        return [path, file] as const
      }),
    ),
  )
  const reads = { records: [], queries: [] }
  const redirects = [
    { source: '/kort', target: '/article/f%C3%B8r/etter%3A-%22no%22-100-%25', permanent: false },
  ]
  return openLiveSite(
    {
      id: 'r1',
      revision: 1,
      renderer: 'test',
      staleAt: null,
      files,
      pages: Object.fromEntries(pages.map((path) => [path, { pageId: path, reads }])),
      redirects,
    },
    store,
  )
}
