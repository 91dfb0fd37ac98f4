import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { pageDataPath, type ShellData } from '@lerret/model'
import { afterAll, expect, test } from 'vitest'
import { type AppParts, buildApp } from './app.ts'
import { givenDatabase } from './db/test-database.ts'
import { givenCalls } from './identity/test-identity.ts'
import { contentTypeOf } from './publishing/content-type.ts'
import { WORDS } from './publishing/feeds/test-feeds.ts'
import { openLiveSite } from './publishing/live-site.ts'
import { openReleaseStore } from './publishing/release-store.ts'
import type { Renderer } from './publishing/renderer.ts'
import { replaceDocuments } from './search/search.ts'

const folder = await mkdtemp(join(tmpdir(), 'lerret-app-'))
const store = openReleaseStore(folder)
const pages = [
  '/',
  '/nyhende',
  '/sok',
  '/404',
  '/article/kort-sagt.',
  '/article/før/etter:-"no"-100-%',
  '/nosferatu-dxm-20220117',
]
const renderer: Renderer = {
  worker: new Uint8Array(),
  inlineScripts: ["'sha256-boot'"],
  id: 'test',
  assets: [],
  renderPage: ({ rows }) => JSON.stringify(rows),
  words: WORDS,
}
const site = await givenSite()
const db = await givenDatabase()
const parts: AppParts = {
  db,
  ...(await givenCalls()),
  live: () => site,
  renderer,
  images: { findImage: async () => undefined },
  mailer: { send: async () => {} },
  now: () => new Date(),
  hasWorker: true,
  logLevel: 'silent',
}
const app = await buildApp(parts)
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

test('a redirect keeps its hash behind the query it was asked with', async () => {
  expect((await app.inject('/anker?a=1')).headers.location).toBe('/nyhende?a=1#siste')
})

test('what is not a question is refused in the one shape of errors', async () => {
  const reply = await app.inject({ method: 'POST', url: '/nyhende' })
  expect(reply.statusCode).toBe(405)
  expect(reply.json().error.code).toBe('method_not_allowed')
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
    ...parts,
    db: { execute: () => Promise.reject(new Error('gone')) } as never,
  })
  expect((await broken.inject('/health')).statusCode).toBe(200)
  expect((await broken.inject('/ready')).statusCode).toBe(503)
  await broken.close()
})

test('a file travels as small as the browser takes it, and each form has its own tag', async () => {
  const path = '/assets/x-1.css'
  const file = site.findFile(path)
  if (!file) throw new Error('The site has no stylesheet.')
  await store.putEncoded(file.hash, 'br', brotliCompressSync('p{}'))
  const small = await app.inject({ url: path, headers: { 'accept-encoding': 'gzip, br' } })
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe('p{}')
  const plain = await app.inject(path)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers.etag).not.toBe(small.headers.etag)
  for (const [reply, accepts] of [
    [small, 'br'],
    [plain, ''],
  ] as const) {
    const headers = { 'if-none-match': String(reply.headers.etag), 'accept-encoding': accepts }
    expect((await app.inject({ url: path, headers })).statusCode).toBe(304)
  }
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

test('a question to the search page is answered with what was found, and not kept', async () => {
  await replaceDocuments(db, [
    {
      path: '/kva no?',
      kind: 'film',
      title: 'Kva no?',
      summary: 'Om tida.',
      body: '',
      keywords: '',
      image: null,
    },
  ])
  const reply = await app.inject('/sok?q=tida')
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.body).toContain('"query":"tida"')
  expect(reply.body).toContain('"href":"/kva%20no%3F"')
  const data = await app.inject(`${pageDataPath('/sok')}?q=tida`)
  expect(data.headers['cache-control']).toBe('no-store')
  expect(data.json()).toMatchObject({ frame: 'frame-1', page: { meta: { title: '«tida» | Søk' } } })
  expect((await app.inject('/search?q=tida')).json()).toMatchObject({
    total: 1,
    hits: [{ title: 'Kva no?' }],
  })
})

test.each(['/sok', '/sok?q=', '/sok?q=%20', '/sok?side=1'])(
  '%s, which asks nothing, is the page as it was published',
  async (path) => {
    expect((await app.inject(path)).body).toBe('page /sok')
  },
)

test('a page that shows no results takes no questions', async () => {
  expect((await app.inject('/nyhende?q=tida')).body).toBe('page /nyhende')
})

test('a house without a worker hands out one that removes itself', async () => {
  expect((await app.inject('/sw.js')).statusCode).toBe(404)
  const without = await buildApp({ ...parts, hasWorker: false })
  const reply = await without.inject('/sw.js')
  expect(reply.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(reply.body).toContain('unregister()')
  await without.close()
})

async function givenSite() {
  const part = { heading: 'Treff', action: '/sok', query: '', total: 0, skip: 0, hits: [] }
  const searchPage = {
    meta: { title: 'Søk' },
    rows: [{ columns: [{ blocks: [{ component: 'search-results', parts: [part] }] }] }],
  }
  const entries = [
    ...pages.map((path) => [path, `page ${path}`] as const),
    ['/assets/x-1.css', 'p{}'] as const,
    [pageDataPath('/sok'), JSON.stringify({ frame: 'frame-1', page: searchPage })] as const,
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
    {
      source: '/kort',
      target: '/article/f%C3%B8r/etter%3A-%22no%22-100-%25',
      permanent: false,
      isWritten: true,
    },
    { source: '/anker', target: '/nyhende#siste', permanent: false, isWritten: true },
  ]
  return openLiveSite(
    {
      id: 'r1',
      revision: 1,
      renderer: 'test',
      madeAt: '2026-11-20T11:00:00.000Z',
      staleAt: null,
      files,
      pages: Object.fromEntries(
        pages.map((path) => [
          path,
          { pageId: path, params: {}, reads, isSearch: path === '/sok', staleAt: null, isLastGood: false },
        ]),
      ),
      redirects,
      shell: {} as ShellData,
      frame: 'frame-1',
    },
    store,
  )
}
