import { connect } from 'node:net'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { pageDataPath, type ShellData } from '@lerret/model'
import { LayeredMap } from '@lerret/page-engine'
import { NYNORSK } from '@lerret/words/all'
import { WORDS_BY_LANGUAGE } from '@lerret/words/languages'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { NO_IMAGES, TEST_RENDERER, type TestHouse } from './house/test-house.ts'
import { givenDatabase } from './platform/db/test-database.ts'
import { AppError } from './platform/errors/app-error.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import { givenIdentity } from './programs/identity/test-identity.ts'
import { openLiveRelease } from './publishing/live-release.ts'
import { getContentType } from './publishing/releases/content-type.ts'
import { openReleaseStore } from './publishing/releases/release-store.ts'
import { OPEN_HOSTING } from './publishing/releases/test-release.ts'
import type { Renderer } from './publishing/render/renderer.ts'
import { replaceDocuments } from './publishing/search-index/documents/write-documents.ts'
import { givenApp } from './test-app.ts'
import { givenFolder } from './test-cleanup.ts'
import { saveAddresses } from './visitors/old-addresses/store.ts'
import { renderSearchPage } from './visitors/site/search-page.ts'
import { buildStoredSite } from './visitors/site/stored-site.ts'

const folder = await givenFolder()
const store = openReleaseStore(folder)
const pages = [
  '/',
  '/nyhende',
  '/sok',
  '/404',
  '/article/kort-sagt.',
  '/article/før/etter:-"no"-100-%',
  '/article/ost|kjeks',
  '/article/og-så...-kva-no..',
  '/article/pris/.../gratis',
  '/article/bilete.png',
  '/nosferatu-dxm-20220117',
]
const renderer: Renderer = {
  ...TEST_RENDERER,
  inlineScripts: ["'sha256-boot'"],
  assets: [{ path: '/assets/x-1.css', bytes: Buffer.from('p{}') }],
}
const site = await givenSite()
const db = await givenDatabase()
const identity = await givenIdentity()
const givenServer = (changes: Partial<TestHouse> = {}) =>
  givenApp({ db, identity, live: () => site, renderer, ...changes })
const app = await givenServer()

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
])('%s gets the not-found page with status 404', async (path) => {
  const reply = await app.inject(path)
  expect(reply.statusCode).toBe(404)
  expect(reply.body).toBe('page /404')
})

test('older spellings are redirected permanently, with their query', async () => {
  const reply = await app.inject('/Nyhende/?side=2')
  expect(reply.statusCode).toBe(301)
  expect(reply.headers.location).toBe('/nyhende?side=2')
})

test('a redirect of the table is temporary', async () => {
  const reply = await app.inject('/kort')
  expect(reply.statusCode).toBe(302)
  expect(reply.headers.location).toBe('/article/f%C3%B8r/etter%3A-%22no%22-100-%25')
})

test.each(['/Nyhende/', '/kort'])('the redirect of %s is not cached', async (path) => {
  expect((await app.inject(path)).headers['cache-control']).toBe('no-cache')
})

test('a redirect has its hash after the query of the request', async () => {
  expect((await app.inject('/anker?a=1')).headers.location).toBe('/nyhende?a=1#siste')
})

test('addresses of the old website are redirected permanently, also those that only a query names', async () => {
  const addresses = ['/?p=12', '/2019/05/før-premieren', '/nyhende']
  await saveAddresses(
    db,
    'gamlehuset.example',
    new Map(addresses.map((address) => [address, { target: '/article/kort-sagt.' }])),
  )
  const server = await givenServer()
  for (const url of [
    ...['/?p=12', '/?utm_source=brev&p=12', '/2019/05/f%c3%b8r-premieren/', '/2019/05/f%F8r-premieren/'],
    ...['/index.php?p=12', '/2019/05/f%C3%B8r-premieren/feed/'],
  ]) {
    const reply = await server.inject(url)
    expect([url, reply.statusCode, reply.headers.location]).toEqual([url, 301, '/article/kort-sagt.'])
    expect(reply.headers['cache-control']).toBe('no-cache')
  }
  // Pages of the new site come first.
  for (const url of ['/', '/?p=13', '/nyhende', '/nyhende?page=2', '/nyhende?p=12'])
    expect([url, (await server.inject(url)).statusCode]).toEqual([url, 200])
  expect((await server.inject('/2019/05/anna/')).statusCode).toBe(404)
})

test('an invalid query is rejected with a JSON error', async () => {
  const reply = await app.inject({ method: 'POST', url: '/nyhende' })
  expect(reply.statusCode).toBe(405)
  expect(reply.json().error.code).toBe('method_not_allowed')
})

test('a cached page is not sent again', async () => {
  const first = await app.inject('/')
  const second = await app.inject({ url: '/', headers: { 'if-none-match': first.headers.etag as string } })
  expect(second.statusCode).toBe(304)
  expect(second.body).toBe('')
})

test('files named by their hash are cached for ever, pages are revalidated', async () => {
  expect((await app.inject('/assets/x-1.css')).headers['cache-control']).toContain('immutable')
  expect((await app.inject('/')).headers['cache-control']).toBe('no-cache')
})

test('behind a CDN pages are cached there for a while, and nothing that is not the same for all', async () => {
  const cached = { ...(await givenSite()), cdnSeconds: 60 }
  const server = await givenServer({ live: () => cached })
  const readHeaders = async (url: string) => (await server.inject(url)).headers
  for (const path of ['/', '/nyhende', pageDataPath('/sok'), '/'])
    expect(await readHeaders(path)).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60',
      'cdn-cache-control': 'max-age=60, stale-while-revalidate=600',
    })
  for (const path of [
    '/tull',
    '/sok?q=kino',
    '/kort',
    '/partners/member/sessions',
    '/redaksjon/api/session',
    '/health',
  ])
    expect(JSON.stringify([path, await readHeaders(path)])).not.toMatch(/s-maxage|cdn-cache/)
  expect((await readHeaders('/assets/x-1.css'))['cdn-cache-control']).toBeUndefined()
})

test.each(['/', '/tull', '/assets/x-1.css'])(
  '%s gets the same reply from the cache of served paths',
  async (path) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const headers = { 'accept-encoding': 'gzip' }
      const [first, second] = [
        await app.inject({ method, url: path, headers }),
        await app.inject({ method, url: path, headers }),
      ]
      const { date: _, 'x-request-id': __, ...before } = first.headers
      const { date: ___, 'x-request-id': ____, ...after } = second.headers
      expect(after).toEqual({ ...before, connection: after.connection })
      expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body])
    }
  },
)

test('HEAD returns the headers only', async () => {
  const reply = await app.inject({ method: 'HEAD', url: '/' })
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toBe('')
})

test('health and readiness are reported', async () => {
  expect((await app.inject('/health')).json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d/),
  })
  expect((await app.inject('/ready')).json()).toEqual({ status: 'ready' })
})

test('a house whose database does not respond is healthy but not ready', async () => {
  const broken = await givenServer({
    db: { execute: () => Promise.reject(new Error('gone')) } as never,
  })
  expect((await broken.inject('/health')).statusCode).toBe(200)
  expect((await broken.inject('/ready')).statusCode).toBe(503)
})

test('a house whose database takes no changes, or whose disk is full, is not ready', async () => {
  const isReadOnly = { rows: [{ isReadOnly: true }] }
  const standby = await givenServer({ db: { execute: async () => isReadOnly } as never })
  expect((await standby.inject('/ready')).json()).toEqual({
    status: 'not-ready',
    missing: 'writable-database',
  })
  const full = await givenServer({
    disk: { hasSpace: async () => false, readFreeBytes: async () => 0 },
  })
  const reply = await full.inject('/ready')
  expect([reply.statusCode, reply.json()]).toEqual([503, { status: 'not-ready', missing: 'disk-space' }])
})

test('a file is sent in the best encoding the browser accepts, each with its own ETag', async () => {
  const path = '/assets/x-1.css'
  const file = site.findFile(path)
  if (!file) throw new Error('The site has no stylesheet.')
  await store.writeEncoded(file.hash, 'br', brotliCompressSync('p{}'))
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

test('there are no metrics without a token in the settings', async () => {
  expect((await app.inject('/metrics')).statusCode).toBe(404)
  const open = await givenServer({
    metrics: createMetrics(),
    settings: { metricsToken: 'a-long-enough-token' },
  })
  await open.inject('/nyhende')
  const headers = { authorization: 'Bearer a-long-enough-token' }
  const { body } = await open.inject({ url: '/metrics', headers })
  expect(body).toContain('lerret_http_request_duration_seconds_count{route="/*",status="2xx"} 1')
  expect((await open.inject('/metrics')).statusCode).toBe(401)
})

test('the security policy allows connections to a chosen analytics service only, and no foreign scripts', async () => {
  const destinations: ShellData['destinations'] = [
    { kind: 'facebook', pixelId: '1' },
    { kind: 'matomo', url: 'https://statistikk.example/m', siteId: '7' },
  ]
  let shell = site.release.shell
  const changing = await givenServer({
    live: () => ({ ...site, release: { ...site.release, shell } }),
  })
  const policy = async () => String((await changing.inject('/')).headers['content-security-policy'])
  expect(await policy()).toContain("connect-src 'self';")
  shell = { ...shell, destinations }
  for (let visit = 0; visit < 2; visit++) {
    const chosen = await policy()
    expect(chosen).toContain("connect-src 'self' https://www.facebook.com https://statistikk.example;")
    expect(chosen).toContain("script-src 'self' 'sha256-boot';")
  }
  shell = { ...shell, destinations: [] }
  expect(await policy()).toContain("connect-src 'self';")
})

test.each(['/', '/tull', '/100%', '/health', '/images/none'])(
  'the reply of %s has the id of its request',
  async (path) => {
    expect((await app.inject(path)).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  },
)

test('every reply has security headers that forbid foreign scripts', async () => {
  for (const path of ['/', '/tull', '/health', '/images/none', '/Nyhende']) {
    const { headers } = await app.inject(path)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
  }
})

test('a missing picture, or a wrong request for one, gets a JSON error', async () => {
  const missing = await app.inject('/images/none')
  expect(missing.statusCode).toBe(404)
  expect(missing.json()).toEqual({ error: { code: 'image_not_found', message: 'There is no picture none.' } })
  const wrong = await app.inject('/images/none?w=stor')
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().error.message).toContain('w: ')
})

test('a query to the search page gets the results, and is not cached', async () => {
  const found = [
    {
      path: '/kva no?',
      language: 'nn' as const,
      kind: 'film' as const,
      title: 'Kva no?',
      summary: 'Om tida.',
      body: '',
      keywords: '',
      image: null,
    },
  ]
  await db.transaction((tx) => replaceDocuments(tx, found))
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

test('the search page of the house answers in the language asked for, if the house has pages in it', async () => {
  const read = async (lang: string) =>
    (await app.inject(`${pageDataPath('/sok')}?q=ingenting&lang=${lang}`)).json()
  const english = await read('en')
  expect(english).toMatchObject({ frame: 'frame-en', page: { meta: { title: '“ingenting” | Søk' } } })
  expect(JSON.stringify(english)).toContain('"lang":"en"')
  for (const other of ['nb', 'nn', 'xx']) expect(await read(other)).toMatchObject({ frame: 'frame-1' })
})

test('search results are computed once a release and revalidated', async () => {
  const first = await app.inject('/search?q=etag')
  expect(first.headers['cache-control']).toBe('public, max-age=60')
  const headers = { 'if-none-match': String(first.headers.etag) }
  expect((await app.inject({ url: '/search?q=etag', headers })).statusCode).toBe(304)
})

test('typing in the search field gets suggestions', async () => {
  const reply = await app.inject('/search/suggestions?q=kva')
  expect(reply.json()).toEqual([{ kind: 'film', title: 'Kva no?', href: '/kva%20no%3F' }])
})

test.each([
  '',
  '?q=',
  '?q=%00',
  '?q=a%00b',
  '?q=%ED%A0%80',
  '?q=%FF',
  '?q=a&q=b',
  '?q[x]=1',
  '?q=x&skip=-1',
  '?q=x&skip=1e99',
  '?q=x&skip=zz',
  `?q=${'x'.repeat(3000)}`,
])('a query like %s gets a reply', async (query) => {
  for (const path of ['/search', '/search/suggestions'])
    expect([path, (await app.inject(`${path}${query}`)).statusCode]).toEqual([path, 200])
})

test.each(['/sok', '/sok?q=', '/sok?q=%20', '/sok?side=1'])(
  '%s, without a query, is the published page',
  async (path) => {
    expect((await app.inject(path)).body).toBe('page /sok')
  },
)

test('a page without search results ignores the query', async () => {
  expect((await app.inject('/nyhende?q=tida')).body).toBe('page /nyhende')
})

test('a house without a service worker serves one that removes itself', async () => {
  expect((await app.inject('/sw.js')).statusCode).toBe(404)
  const without = await givenServer({ settings: { serviceWorker: false } })
  const reply = await without.inject('/sw.js')
  expect(reply.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(reply.body).toContain('unregister()')
})

const FONT = '/assets/x-1.woff2'

test('a range of an uncompressed file can be requested', async () => {
  const whole = await app.inject(FONT)
  expect(whole.headers['accept-ranges']).toBe('bytes')
  const etag = String(whole.headers.etag)
  const range = await app.inject({ url: FONT, headers: { range: 'bytes=2-4', 'if-range': etag } })
  expect(range.statusCode).toBe(206)
  expect(range.body).toBe('234')
  expect(range.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3', etag })
  expect(range.headers['cache-control']).toContain('immutable')
})

test('a range outside the file is rejected with its length', async () => {
  const reply = await app.inject({ url: FONT, headers: { range: 'bytes=10-' } })
  expect(reply.statusCode).toBe(416)
  expect(reply.headers['content-range']).toBe('bytes */10')
  expect(reply.body).toBe('')
})

test('If-Range with another ETag, and HEAD, get the whole file', async () => {
  const changed = await app.inject({ url: FONT, headers: { range: 'bytes=2-4', 'if-range': '"other"' } })
  expect([changed.statusCode, changed.body]).toEqual([200, '0123456789'])
  const head = await app.inject({ method: 'HEAD', url: FONT, headers: { range: 'bytes=2-4' } })
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, '10'])
})

test('a page, which has several encodings, has no ranges', async () => {
  const reply = await app.inject({ url: '/', headers: { range: 'bytes=0-1' } })
  expect([reply.statusCode, reply.body]).toEqual([200, 'page /'])
  expect(reply.headers['accept-ranges']).toBeUndefined()
})

test('pictures have ETags and ranges too', async () => {
  const picture = { type: 'image/webp' as const, bytes: Buffer.from('picture'), isPlaceholder: false }
  const images: TestHouse['images'] = {
    ...NO_IMAGES,
    findImage: async () => ({ isVersioned: true, getEtag: () => '"tag"', read: async () => picture }),
  }
  const gallery = await givenServer({ images })
  const whole = await gallery.inject('/images/x')
  const etag = String(whole.headers.etag)
  const range = await gallery.inject({ url: '/images/x', headers: { range: 'bytes=-3', 'if-range': etag } })
  expect([range.statusCode, range.body]).toEqual([206, 'ure'])
  const same = await gallery.inject({ url: '/images/x', headers: { 'if-none-match': etag } })
  expect([same.statusCode, same.body]).toEqual([304, ''])
})

test.each(['/', '/tull', '/health', '/ready', FONT, '/Nyhende', '/search?q=x'])(
  'HEAD of %s has the status and headers of GET and no body',
  async (url) => {
    const [get, head] = [await app.inject(url), await app.inject({ method: 'HEAD', url })]
    expect(head.statusCode).toBe(get.statusCode)
    expect(head.body).toBe('')
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'location'])
      expect(head.headers[name], name).toBe(get.headers[name])
  },
)

test('the ETag of any encoding of a page is recognized', async () => {
  for (const known of ['*', `W/${(await app.inject('/')).headers.etag}`])
    expect((await app.inject({ url: '/', headers: { 'if-none-match': known } })).statusCode).toBe(304)
})

const ALIASED = { ...OPEN_HOSTING, aliases: ['fjordheim.no', 'localhost:3999'] }

async function givenAppWith(hosting: typeof OPEN_HOSTING, more: Partial<TestHouse> = {}) {
  const other = await givenSite(hosting)
  return givenServer({ live: () => other, ...more })
}

test.each(['fjordheim.no', 'FJORDHEIM.no', 'fjordheim.no:80', 'fjordheim.no:443', 'localhost:3999'])(
  'visitors of the alias %s are sent to the site’s own address, with path and query',
  async (host) => {
    const aliased = await givenAppWith(ALIASED)
    const reply = await aliased.inject({ url: '/article/f%C3%B8r?q=%C3%A5&x', headers: { host } })
    expect(reply.statusCode).toBe(301)
    expect(reply.headers.location).toBe('https://fjordheim.example/article/f%C3%B8r?q=%C3%A5&x')
    const sent = await aliased.inject({ method: 'POST', url: '/nyhendebrev', headers: { host } })
    expect([sent.statusCode, sent.headers.location]).toEqual([308, 'https://fjordheim.example/nyhendebrev'])
  },
)

test.each([
  '//evil.example/x',
  '/\\evil.example',
  '/@evil.example',
  '/%2F%2Fevil.example',
  '/..//evil.example',
])('an alias leads nowhere but to the site, whatever the path is: %s', async (path) => {
  const aliased = await givenAppWith(ALIASED)
  const reply = await requestRaw(aliased, path, 'fjordheim.no')
  expect(reply).toMatch(/^HTTP\/1\.1 301 /)
  const location = /^location: (.*)$/im.exec(reply)?.[1]?.trim() ?? ''
  expect(new URL(location).host).toBe('fjordheim.example')
})

test('of an absolute URL in the request only the path counts', async () => {
  const aliased = await givenAppWith(ALIASED)
  const reply = await requestRaw(aliased, 'http://evil.example/nyhende?a=1', 'fjordheim.no')
  expect(reply).toMatch(/^location: https:\/\/fjordheim\.example\/nyhende\?a=1\r$/im)
})

test('the operator’s paths, the site’s own host and unknown hosts are served as they are', async () => {
  const aliased = await givenAppWith(ALIASED)
  for (const url of ['/health', '/ready'])
    expect((await aliased.inject({ url, headers: { host: 'fjordheim.no' } })).statusCode, url).toBe(200)
  for (const host of ['fjordheim.example', '10.0.0.7:3000', 'evil.example', 'x.fjordheim.no', ''])
    expect((await aliased.inject({ url: '/nyhende', headers: { host } })).statusCode, host).toBe(200)
})

test('the forwarded host is used only from a trusted proxy', async () => {
  const headers = { host: 'lerret:3000', 'x-forwarded-host': 'fjordheim.no' }
  const [trusting, other] = [
    await givenAppWith(ALIASED, { settings: { trustedProxies: ['127.0.0.0/8'] } }),
    await givenAppWith(ALIASED),
  ]
  expect((await trusting.inject({ url: '/nyhende', headers })).statusCode).toBe(301)
  expect((await other.inject({ url: '/nyhende', headers })).statusCode).toBe(200)
})

test('the forwarded client address is used only from a trusted proxy', async () => {
  const findClientIp = async (trustedProxies: string[], forwarded: string) => {
    const app = await givenAppWith(OPEN_HOSTING, { settings: { trustedProxies } })
    app.get('/health/who', { config: { access: 'anyone' } }, async ({ ip }) => ip)
    return (await app.inject({ url: '/health/who', headers: { 'x-forwarded-for': forwarded } })).body
  }
  expect(await findClientIp([], '192.0.2.7')).toBe('127.0.0.1')
  expect(await findClientIp(['10.0.0.2'], '192.0.2.7')).toBe('127.0.0.1')
  expect(await findClientIp(['127.0.0.1'], '192.0.2.7')).toBe('192.0.2.7')
  // The proxy appends its own address; what the visitor wrote before it is not believed.
  expect(await findClientIp(['127.0.0.1'], '198.51.100.1, 192.0.2.7')).toBe('192.0.2.7')
})

test('on a full disk, the desk and the search page are pages with a sentence, and calls are refused', async () => {
  const stored = await buildStoredSite({
    live: () => site,
    renderer,
    publicUrl: 'http://localhost',
    trustedProxies: [],
    log: { level: 'silent' },
  })
  expect((await stored.inject('/nyhende')).body).toBe('page /nyhende')
  const desk = await stored.inject('/redaksjon/nyhende')
  expect(desk.statusCode).toBe(507)
  expect(desk.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(desk.body).toContain(NYNORSK.deskDiskFullText)
  const search = await stored.inject('/sok?q=tida')
  expect(search.statusCode).toBe(507)
  expect(search.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(search.body).toContain('"isUnavailable":true')
  for (const path of ['/redaksjon/api/session', '/search?q=tida', `${pageDataPath('/sok')}?q=tida`]) {
    const call = await stored.inject(path)
    expect([path, call.statusCode, call.json().error.code]).toEqual([path, 507, 'disk_full'])
  }
  await stored.close()
})

test('with too many searches waiting, the search page has a sentence instead of hits', async () => {
  const refuse = async () => {
    throw new AppError('overloaded', NYNORSK.searchUnavailable)
  }
  const searcher = { search: refuse, suggest: refuse, runQueued: refuse }
  const page = await renderSearchPage({ searcher, renderer, site }, '/sok', { q: 'tida' })
  expect(page).toMatchObject({ type: 'text/html; charset=utf-8', error: { status: 503 } })
  expect(page?.body).toContain('"isUnavailable":true')
})

const CLOSED = { ...OPEN_HOSTING, isPublished: false, isIndexed: false }

test.each([
  ...['/', '/nyhende', '/tull', '/100%', '/Nyhende', '/kort', '/sok?q=tida', '/nyhendebrev'],
  pageDataPath('/sok'),
])('while the site is not published, %s gets a page that says so, with Retry-After', async (url) => {
  const closed = await givenAppWith(CLOSED)
  const reply = await closed.inject(url)
  expect(reply.statusCode).toBe(503)
  expect(reply.headers).toMatchObject({ 'retry-after': '3600', 'cache-control': 'no-store' })
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.body).toContain('<html lang="nn" data-theme="fjord">')
  expect(reply.body).toContain('<link rel="stylesheet" href="/assets/x-1.css">')
  expect(reply.body).toContain('Fjordheim &lt;kulturhus&gt;')
  expect(reply.body).toContain(NYNORSK.closedTitle)
  const english = await closed.inject({ url, headers: { 'accept-language': 'en-GB,en;q=0.9' } })
  expect(english.body).toContain(WORDS_BY_LANGUAGE.en.closedTitle)
  expect(english.body).toContain('<html lang="en"')
  expect(english.headers.vary).toContain('accept-language')
})

test.each([
  ['/health', 200],
  ['/ready', 200],
  ['/assets/x-1.css', 200],
  ['/robots.txt', 200],
  // These have no handler or no such record here, but the reply is not that of the closed site.
  ['/redaksjon', 404],
  ['/images/none', 404],
  ['/icon.svg', 404],
])('while the site is not published, %s still works', async (url, status) => {
  expect((await (await givenAppWith(CLOSED)).inject(url)).statusCode).toBe(status)
})

test('unsubscribing from the newsletter works while the site is not published', async () => {
  const reply = await (await givenAppWith(CLOSED)).inject({ method: 'POST', url: '/nyhendebrev/avmeld' })
  expect(reply.statusCode).not.toBe(503)
})

test('APIs reply with a JSON error while the site is not published', async () => {
  const reply = await (await givenAppWith(CLOSED)).inject('/search?q=x')
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '3600'])
  expect(reply.json().error.code).toBe('site_closed')
})

test('a site that is not in production is never indexed', async () => {
  const staging = await givenAppWith({ ...OPEN_HOSTING, isIndexed: false })
  for (const url of ['/', '/tull', FONT, '/images/none', '/Nyhende'])
    expect((await staging.inject(url)).headers['x-robots-tag'], url).toBe('noindex')
  expect((await app.inject('/')).headers['x-robots-tag']).toBeUndefined()
})

/** Requests the path as it is written: `inject` and `fetch` would tidy it up. */
async function requestRaw(app: FastifyInstance, path: string, host: string): Promise<string> {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1')
    let reply = ''
    socket.on('data', (chunk) => {
      reply += chunk
    })
    socket.on('end', () => resolve(reply))
    socket.on('error', reject)
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  })
}

async function givenSite(hosting = OPEN_HOSTING) {
  const item = { heading: 'Treff', action: '/sok', query: '', total: 0, skip: 0, hits: [] }
  const searchPage = {
    meta: { title: 'Søk' },
    rows: [{ columns: [{ blocks: [{ component: 'search-results', parts: [item] }] }] }],
  }
  const entries = [
    ...pages.map((path) => [path, `page ${path}`] as const),
    ['/assets/x-1.css', 'p{}'] as const,
    ['/assets/x-1.woff2', '0123456789'] as const,
    ['/robots.txt', 'User-agent: *'] as const,
    [pageDataPath('/sok'), JSON.stringify({ frame: 'frame-1', page: searchPage })] as const,
  ]
  const files = Object.fromEntries(
    await Promise.all(
      entries.map(async ([path, text]) => {
        const file = {
          hash: await store.writeFile(text),
          type: getContentType(path),
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
  return openLiveRelease(
    {
      id: 'r1',
      revision: 1,
      renderer: 'test',
      madeAt: '2026-11-20T11:00:00.000Z',
      staleAt: null,
      files: LayeredMap.fromObject(files),
      pages: LayeredMap.fromObject(
        Object.fromEntries(
          pages.map((path) => [
            path,
            { pageId: path, params: {}, reads, isSearch: path === '/sok', staleAt: null, isLastGood: false },
          ]),
        ),
      ),
      redirects,
      shell: { siteTitle: 'Fjordheim <kulturhus>', htmlLang: 'nn', themeVariant: 'fjord' } as ShellData,
      frame: 'frame-1',
      translatedShells: { en: { shell: { htmlLang: 'en' } as ShellData, frame: 'frame-en' } },
      hosting,
      cache: {},
    },
    store,
  )
}
