import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import type { ShellData } from '@lerret/model'
import { LayeredMap } from '@lerret/page-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AppOptions } from '../../app.ts'
import { TEST_RENDERER, type TestHouse } from '../../house/test-house.ts'
import { createMetrics } from '../../platform/metrics/metrics.ts'
import { type LiveRelease, openLiveRelease } from '../../publishing/live-release.ts'
import { getContentType } from '../../publishing/releases/content-type.ts'
import { openReleaseStore } from '../../publishing/releases/release-store.ts'
import { givenRelease, OPEN_HOSTING } from '../../publishing/releases/test-release.ts'
import { givenApp } from '../../test-app.ts'
import { givenFolder, onFinished } from '../../test-cleanup.ts'

const folder = await givenFolder()
const store = openReleaseStore(folder)

const FONT = '/assets/x-1.woff2'
const STYLE = '/assets/x-1.css'
const FILES = ['/', '/nyhende', '/article/f%C3%B8r', FONT, STYLE]

test('a file that is in memory is sent without the routes', async () => {
  const { get, countRouted } = await givenServer()
  for (const path of FILES) await get(path)
  const before = countRouted()
  for (const path of FILES) expect(await get(path)).toMatchObject({ status: 200 })
  expect(countRouted()).toBe(before)
})

test('a browser that has the page gets 304 without the routes', async () => {
  const { get, countRouted } = await givenServer()
  const { headers } = await get('/')
  const before = countRouted()
  const reply = await get('/', { 'if-none-match': `W/"x", ${headers.etag}` })
  expect([reply.status, reply.body.length, countRouted()]).toEqual([304, 0, before])
})

const anyHeaders = fc
  .subarray([
    ['accept-encoding', 'gzip'],
    ['accept-encoding', 'br;q=0, gzip;q=0.5'],
    ['accept-encoding', 'identity'],
    ['if-none-match', '*'],
    ['if-none-match', 'W/TAG, "y"'],
    ['if-none-match', '"x"'],
    ['range', 'bytes=2-4'],
    ['if-range', 'TAG'],
    ['if-match', '"x"'],
    ['if-modified-since', 'Sun, 15 Nov 2026 16:00:00 GMT'],
    ['host', 'fjordheim.no'],
    ['x-forwarded-host', 'x, Fjordheim.no'],
    ['x-forwarded-for', '192.0.2.7'],
    ['x-request-id', 'proxy-0123.abc_9'],
    ['cookie', 'a=b; c="d"'],
  ])
  .map((entries) => Object.fromEntries(entries) as Record<string, string>)
const anyRequest = fc.record({
  method: fc.constantFrom('GET' as const, 'HEAD' as const, 'POST' as const, 'OPTIONS' as const),
  path: fc.constantFrom(
    ...FILES,
    ...[
      '/404',
      '/404.html',
      '/tull',
      '/tull.php',
      '/kort',
      '/Nyhende/',
      '/nyhende?a=1',
      '/nyhende/',
      '/health',
    ],
    ...['//nyhende', '/100%', '/%00', '/article/f%c3%b8r', '/sw.js', '/images/none', '/robots.txt'],
  ),
  headers: anyHeaders,
})

test('any request gets the reply of the routes', async () => {
  const site = await givenSite('', { ...OPEN_HOSTING, aliases: ['fjordheim.no'], isIndexed: false })
  const { app, request, get, countRouted } = await givenServer({
    live: () => site,
    settings: { trustedProxies: ['127.0.0.1'] },
  })
  for (const path of FILES)
    for (const encoding of ['gzip', '']) await get(path, { 'accept-encoding': encoding })
  const { etag = '' } = (await get('/')).headers
  const before = countRouted()
  let requests = 0
  await fc.assert(
    fc.asyncProperty(anyRequest, async ({ method, path, headers }) => {
      const sent: Record<string, string> = { host: 'lerret:3000', ...headers }
      if (sent['if-none-match']) sent['if-none-match'] = sent['if-none-match'].replace('TAG', etag)
      const reply = await request(method, path, sent)
      // This reaches the routes directly.
      const routed = await app.inject({ method, url: path, headers: sent })
      expect(pickCompared(reply.headers)).toEqual(pickCompared(routed.headers as IncomingHttpHeaders))
      expect(reply.status).toBe(routed.statusCode)
      // Node sends no body in reply to HEAD.
      if (method !== 'HEAD') expect(reply.body).toEqual(routed.rawPayload)
      requests += 1
    }),
    { numRuns: 500 },
  )
  // Besides those that were injected.
  expect(countRouted() - before - requests).toBeLessThan(requests)
})

/** Headers other than those of the connection, and those that differ each time. */
function pickCompared({ date: _, connection: __, 'keep-alive': ___, ...headers }: IncomingHttpHeaders) {
  const isNew = /^[0-9a-f]{8}-/.test(String(headers['x-request-id']))
  return { ...headers, 'x-request-id': isNew ? 'new' : headers['x-request-id'] }
}

test('as soon as another release is live, open connections are answered from it', async () => {
  const [first, second] = [await givenSite('old '), await givenSite('new ')]
  let site = first
  const { get } = await givenServer({ live: () => site })
  const readPage = async () => String((await get('/')).body)
  for (let time = 0; time < 3; time++) expect(await readPage()).toBe('old page /')
  site = second
  for (let time = 0; time < 3; time++) expect(await readPage()).toBe('new page /')
})

test('a file that moved in another release is no longer served at its old path', async () => {
  let site = await givenSite()
  const { get } = await givenServer({ live: () => site })
  for (let time = 0; time < 3; time++) expect((await get('/nyhende')).status).toBe(200)
  site = await givenSite('', OPEN_HOSTING, (path) => (path === '/nyhende' ? '/aktuelt' : path))
  for (let time = 0; time < 3; time++) expect((await get('/aktuelt')).status).toBe(200)
  expect((await get('/nyhende')).status).toBe(404)
})

test('a site that is closed, moved or hidden from search engines is so on open connections too', async () => {
  const open = await givenSite()
  let site = open
  const { get } = await givenServer({ live: () => site })
  for (let time = 0; time < 3; time++) expect((await get('/')).status).toBe(200)
  // Its files stay in memory.
  const setHosting = (change: Partial<typeof OPEN_HOSTING>) => {
    site = { ...open, release: { ...open.release, hosting: { ...OPEN_HOSTING, ...change } } }
  }
  setHosting({ isIndexed: false })
  expect((await get('/')).headers['x-robots-tag']).toBe('noindex')
  setHosting({ aliases: ['lerret:3000'] })
  expect((await get('/')).status).toBe(301)
  setHosting({ isPublished: false })
  expect((await get('/')).status).toBe(503)
})

test('files are logged and measured as by the routes', async () => {
  const metrics = createMetrics()
  const lines: Record<string, unknown>[] = []
  const { app, get } = await givenServer({
    metrics,
    settings: { metricsToken: 'a-long-enough-token', logLevel: 'debug' },
    logStream: { write: (line) => lines.push(JSON.parse(line)) },
  })
  const { headers } = await get('/')
  const ids = [headers['x-request-id']]
  const { headers: second } = await get('/', { 'if-none-match': String(headers.etag) })
  ids.push(second['x-request-id'])
  await app.close()
  const replies = lines.filter(({ msg }) => msg === 'request completed')
  expect(replies).toMatchObject([
    { method: 'GET', route: '/*', status: 200, reqId: ids[0] },
    { method: 'GET', route: '/*', status: 304, reqId: ids[1] },
  ])
  const { text } = await metrics.format()
  expect(text).toMatch(/^lerret_http_request_duration_seconds_count\{.*route="\/\*".*status="3xx".*\} 1$/m)
})

test('a reply while the server closes says that the connection will be closed', async () => {
  const { app, get } = await givenServer()
  const { promise: mayClose, resolve: allowClose } = Promise.withResolvers<void>()
  app.server.close = ((close) => (done) => {
    void mayClose.then(() => close.call(app.server, done))
    return app.server
  })(app.server.close)
  for (let time = 0; time < 3; time++) await get('/')
  const closed = app.close()
  await new Promise(setImmediate)
  expect((await get('/')).headers.connection).toBe('close')
  allowClose()
  await closed
})

async function givenServer({ settings, ...overrides }: Partial<TestHouse> & AppOptions = {}) {
  const site = await givenSite()
  const app = await givenApp({
    live: () => site,
    settings: { serviceWorker: false, ...settings },
    renderer: { ...TEST_RENDERER, inlineScripts: ["'sha256-boot'"] },
    ...overrides,
  })
  let routed = 0
  app.addHook('onRequest', async () => {
    routed += 1
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onFinished(() => agent.destroy())
  const { port } = app.server.address() as AddressInfo

  async function request(method: string, path: string, headers: Record<string, string>) {
    const sent = sendRequest({ port, host: '127.0.0.1', method, path, headers, agent })
    sent.end()
    const [response] = await once(sent, 'response')
    return {
      status: response.statusCode as number,
      headers: response.headers as IncomingHttpHeaders,
      body: await buffer(response),
    }
  }
  const get = (path: string, headers: Record<string, string> = {}) =>
    request('GET', path, { host: 'lerret:3000', ...headers })
  return { app, request, get, countRouted: () => routed }
}

async function givenSite(
  text = '',
  hosting = OPEN_HOSTING,
  mapPath = (path: string) => path,
): Promise<LiveRelease> {
  const pages = ['/', '/nyhende', '/404', '/article/før', '/sw.js']
  const entries = [
    ...pages.map((path) => [path, `${text}page ${path}`] as const),
    [FONT, '0123456789'] as const,
    [STYLE, 'p{}'.repeat(500)] as const,
  ]
  const files = await Promise.all(
    entries.map(async ([path, body]) => {
      const file = { hash: await store.writeFile(body), type: getContentType(path), immutable: path === FONT }
      if (path === STYLE) await store.writeEncoded(file.hash, 'gzip', gzipSync(body))
      return [mapPath(path), file] as const
    }),
  )
  return openLiveRelease(
    {
      ...(await givenRelease('', store)),
      files: LayeredMap.fromObject(Object.fromEntries(files)),
      redirects: [{ source: '/kort', target: '/nyhende', permanent: false, isWritten: true }],
      shell: { siteTitle: 'Fjordheim', htmlLang: 'nn', themeVariant: 'fjord' } as ShellData,
      hosting,
    },
    store,
  )
}
