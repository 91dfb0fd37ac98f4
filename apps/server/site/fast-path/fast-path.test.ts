import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { ShellData } from '@lerret/model'
import { LayeredMap } from '@lerret/page-engine'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { type AppDependencies, buildApp } from '../../app.ts'
import { openConnection } from '../../http/test-connection.ts'
import { givenCalls } from '../../identity/test-identity.ts'
import { createMetrics } from '../../metrics/metrics.ts'
import { type LiveRelease, openLiveRelease } from '../../publishing/live-release.ts'
import { getContentType } from '../../publishing/releases/content-type.ts'
import { openReleaseStore } from '../../publishing/releases/release-store.ts'
import { givenRelease, OPEN_HOSTING } from '../../publishing/releases/test-release.ts'

const folder = await mkdtemp(join(tmpdir(), 'lerret-fast-path-'))
const store = openReleaseStore(folder)
const calls = await givenCalls()
afterAll(() => rm(folder, { recursive: true }))

const PAGES = ['/', '/nyhende', '/404', '/article/før']
const FONT = '/assets/x-1.woff2'
const STYLE = '/assets/x-1.css'

test('a repeated request on the same connection is answered without the routes', async () => {
  const { port, handledRequests } = await givenServer()
  const { request } = await openConnection(port)
  for (const path of ['/', '/tull.php', FONT]) {
    const [first, second] = [await request(get(path)), await request(get(path))]
    expect(normalize(second)).toBe(normalize(first))
  }
  // The routes handle the first request of each, and a second where the file had to be read.
  const before = handledRequests()
  for (const path of ['/', '/tull.php', FONT]) await request(get(path))
  expect(handledRequests()).toBe(before)
})

test('a browser that has the page gets 304 without the routes', async () => {
  const { port, handledRequests } = await givenServer()
  const { request } = await openConnection(port)
  await request(get('/'))
  const etag = /^etag: (.*)\r$/m.exec(await request(get('/')))?.[1]
  const before = handledRequests()
  const reply = await request(get('/', `if-none-match: W/"x", ${etag}`))
  expect(reply).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/)
  expect(handledRequests()).toBe(before)
  expect(await request(get('/tull', 'if-none-match: *'))).toMatch(/^HTTP\/1\.1 404 /)
})

test('requests for an alias are redirected, while others on the same connection are answered', async () => {
  const site = await givenSite('', { ...OPEN_HOSTING, aliases: ['fjordheim.no'] })
  const { port, handledRequests } = await givenServer({ live: () => site, trustedProxies: ['127.0.0.1'] })
  const { request } = await openConnection(port)
  for (let time = 0; time < 3; time++) await request(get('/'))
  const before = handledRequests()
  expect(await request(get('/', 'x-forwarded-host: x'))).toMatch(/^HTTP\/1\.1 200 /)
  expect(handledRequests()).toBe(before)
  for (const text of [
    get('/', 'x-forwarded-host: x, Fjordheim.no'),
    get('/').replace('lerret:3000', 'fjordheim.no'),
  ])
    expect(await request(text)).toMatch(/^HTTP\/1\.1 301 /)
})

test('a file that moved in another release is no longer served at its old path', async () => {
  let site = await givenSite()
  const { port } = await givenServer({ live: () => site })
  const { request } = await openConnection(port)
  for (let time = 0; time < 3; time++) expect(await request(get('/nyhende'))).toMatch(/^HTTP\/1\.1 200 /)
  site = await givenSite('', OPEN_HOSTING, (path) => (path === '/nyhende' ? '/aktuelt' : path))
  for (let time = 0; time < 3; time++) expect(await request(get('/aktuelt'))).toContain('page /nyhende')
  expect(await request(get('/nyhende'))).toMatch(/^HTTP\/1\.1 404 /)
})

const HEADERS = [
  ...['accept-encoding: gzip', 'Accept-Encoding: br;q=0, gzip;q=0.5', 'ACCEPT-ENCODING:\tgzip \t'],
  ...['accept-encoding: identity', 'accept-encoding: gzip;q=0', 'accept-encoding:'],
  ...['if-none-match: *', 'if-none-match: "x"', 'If-None-Match: TAG', 'if-none-match: W/TAG, "y"'],
  ...['range: bytes=2-4', 'Range: bytes=0-', 'if-range: "x"', 'if-range: TAG', 'if-match: "x"'],
  ...['if-modified-since: Sun, 15 Nov 2026 16:00:00 GMT', 'if-unmodified-since: x'],
  ...['connection: keep-alive', 'Connection: Keep-Alive', 'connection: close', 'connection: x, close'],
  ...['x-request-id: proxy-0123.abc_9', 'x-request-id: kari@nordmann.example', 'x-request-id: short'],
  ...['x-forwarded-host: fjordheim.no', 'x-forwarded-for: 192.0.2.7', 'host: fjordheim.no', 'host: x'],
  ...['content-length: 0', 'content-length: 3', 'transfer-encoding: chunked', 'expect: 100-continue'],
  ...['upgrade: websocket', 'cookie: a=b; c="d"', 'user-agent: Kari (x; y)', 'sec-ch-ua: "A";v="1"'],
  ...['x-long: ', 'x-odd: \x80å', 'x odd: y', 'x-folded: a\r\n b', ': none', 'x-nul: \0', 'x\r: y', 'x: \ny'],
  ...[`x-large: ${'y'.repeat(7000)}`, `x-larger: ${'y'.repeat(17_000)}`, 'TE: trailers', 'x: y\r'],
]
const PATHS = [
  ...['/', '/nyhende', '/article/f%C3%B8r', FONT, STYLE, '/tull', '/404', '/404.html', '/kort', '/Nyhende/'],
  ...['/health', '/images/none', '/sok?q=x', '/nyhende?a=1', '/tull?a', '/nyhende#x', '//nyhende', '/100%'],
  ...['http://x/nyhende', '*', 'nyhende', '', '/f\xf8r', '/a b', '/../nyhende', '/article/før', '/%00'],
]

interface Request {
  method: string
  text: string
}

const request: fc.Arbitrary<Request> = fc
  .record({
    method: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom('GET', 'HEAD') },
      fc.constantFrom('POST', 'get', 'OPTIONS', 'G', ''),
    ),
    path: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...PATHS.slice(0, 6)) },
      fc.constantFrom(...PATHS),
    ),
    version: fc.oneof(
      { weight: 9, arbitrary: fc.constant('HTTP/1.1') },
      fc.constantFrom('HTTP/1.0', 'x', ''),
    ),
    host: fc.oneof({ weight: 9, arbitrary: fc.constant(['Host: lerret:3000']) }, fc.constant([])),
    headers: fc.oneof(
      { weight: 2, arbitrary: fc.subarray(HEADERS.slice(0, 10), { maxLength: 2 }) },
      fc.subarray(HEADERS, { maxLength: 3 }),
    ),
    end: fc.oneof(
      { weight: 9, arbitrary: fc.constant('\r\n\r\n') },
      fc.constantFrom('\n\n', '\r\n\n', '\r\n'),
    ),
  })
  .chain(({ method, path, version, host, headers, end }) =>
    fc
      .shuffledSubarray([...host, ...headers], { minLength: host.length + headers.length })
      .map((lines) => ({ method, text: [`${method} ${path} ${version}`, ...lines].join('\r\n') + end })),
  )

/** A valid request, so that the server can parse what follows it. */
const validRequest: fc.Arbitrary<Request> = fc
  .record({
    method: fc.constantFrom('GET', 'HEAD'),
    path: fc.constantFrom(...PATHS.slice(0, 18)),
    headers: fc.uniqueArray(fc.constantFrom(...HEADERS.slice(0, 15)), { maxLength: 2 }),
  })
  .map(({ method, path, headers }) => ({ method, text: formatRequest(method, path, headers) }))

/** Requests sent one after the other, some in pairs, some in several chunks. */
const visit = fc.array(
  fc.record({
    requests: fc.oneof(
      { weight: 6, arbitrary: validRequest.map((only) => [only]) },
      { weight: 4, arbitrary: request.map((only) => [only]) },
      { weight: 1, arbitrary: fc.array(validRequest, { minLength: 2, maxLength: 2 }) },
    ),
    cuts: fc.oneof(
      { weight: 6, arbitrary: fc.constant<number[]>([]) },
      { weight: 1, arbitrary: fc.array(fc.nat(300), { minLength: 1, maxLength: 3 }) },
    ),
  }),
  { minLength: 1, maxLength: 6 },
)

test('any requests, in any chunks, get byte for byte the replies of a server without the fast path', async () => {
  const hosting = { ...OPEN_HOSTING, aliases: ['fjordheim.no'], isIndexed: false }
  const site = await givenSite('', hosting)
  const [fast, plain] = [await givenServer({ live: () => site }), await givenServer({ live: () => site })]
  plain.disableFastPath()
  const etag = /^etag: (.*)\r$/m.exec(await (await openConnection(plain.port)).request(get('/')))?.[1] ?? ''
  await fc.assert(
    fc.asyncProperty(visit, async (steps) => {
      const connections = await Promise.all([fast, plain].map(({ port }) => openConnection(port)))
      // After a first request the fast path may handle the next.
      for (const { request } of connections) await request(get('/'))
      for (const { requests, cuts } of steps) {
        const text = requests.map((each) => each.text.replaceAll('TAG', etag)).join('')
        const [fastReplies, plainReplies] = await Promise.all(
          connections.map(async ({ socket, send, readReply }) => {
            await send(...splitText(text, cuts))
            // The server would wait for the rest of an incomplete request, so the connection is ended.
            if (!text.endsWith('\r\n\r\n') || hasBody(text)) socket.end()
            const replies: string[] = []
            for (const { method } of requests) replies.push(await readReply(method))
            return replies
          }),
        )
        expect(fastReplies?.map(normalize)).toEqual(plainReplies?.map(normalize))
        if (connections.some(({ socket }) => !socket.writable || socket.readableEnded)) break
      }
      for (const { socket } of connections) socket.destroy()
    }),
    { numRuns: 400, interruptAfterTimeLimit: 20_000, markInterruptAsFailure: false },
  )
  // Otherwise the fast path was not used.
  expect(fast.handledRequests()).toBeLessThan(plain.handledRequests() - 50)
})

test('the rest of an incomplete head is no request, even if it looks like one', async () => {
  const { port } = await givenServer()
  const { request, send, readReply } = await openConnection(port)
  for (let time = 0; time < 3; time++) await request(get('/'))
  await send('GET /nyhende HTTP/1.1\r\nhost: x\r\nx-more: ', get('/'))
  expect(await readReply()).toContain('page /nyhende')
})

test('replies come in the order of the requests, though one could be sent at once', async () => {
  const { images, finish } = givenSlowImages()
  const { app, port } = await givenServer({ images })
  const opened = once(app.server, 'connection')
  const { request, send, readReply } = await openConnection(port)
  const [serverSocket] = (await opened) as [Socket]
  for (let time = 0; time < 3; time++) await request(get('/'))
  await send(get('/images/one'), get('/images/two'))
  await finish('one')
  expect(await readReply()).toContain('no picture one')
  const before = serverSocket.bytesRead
  await send(get('/'))
  while (serverSocket.bytesRead === before) await turn()
  await finish('two')
  expect(await readReply()).toContain('no picture two')
  expect(await readReply()).toContain('page /')
})

test('an incomplete head that arrived before the last reply was sent is not forgotten', async () => {
  const { images, finish } = givenSlowImages()
  const { port } = await givenServer({ images })
  const { request, send, readReply } = await openConnection(port)
  for (let time = 0; time < 3; time++) await request(get('/'))
  await send(get('/images/one'), 'GET /nyhende HTTP/1.1\r\nhost: x\r\nx-more: ')
  await finish('one')
  expect(await readReply()).toContain('no picture one')
  await send(get('/'))
  expect(await readReply()).toContain('page /nyhende')
})

test('as soon as another release is live, open connections are answered from it', async () => {
  const sites = [await givenSite('old '), await givenSite('new ')] as const
  let site: LiveRelease = sites[0]
  const { port, handledRequests } = await givenServer({ live: () => site })
  const { request } = await openConnection(port)
  const requestBody = async (path: string) => (await request(get(path))).split('\r\n\r\n')[1]
  for (const [text, next] of [
    ['old', sites[1]],
    ['new', sites[0]],
    ['old', sites[1]],
    ['new', sites[0]],
  ] as const) {
    for (let time = 0; time < 3; time++)
      for (const path of ['/', '/tull'])
        expect(await requestBody(path)).toBe(`${text} page ${path === '/' ? '/' : '/404'}`)
    site = next
  }
  const before = handledRequests()
  site = sites[1]
  expect([await requestBody('/'), handledRequests()]).toEqual(['new page /', before])
})

test('a site that is closed, moved or hidden from search engines is so on open connections too', async () => {
  let site = await givenSite()
  const { port } = await givenServer({ live: () => site })
  const { request } = await openConnection(port)
  for (let time = 0; time < 3; time++) expect(await request(get('/'))).toMatch(/^HTTP\/1\.1 200 /)
  site = await givenSite('', { ...OPEN_HOSTING, isIndexed: false })
  for (let time = 0; time < 3; time++)
    expect(await request(get('/'))).toContain('\r\nx-robots-tag: noindex\r\n')
  site = await givenSite('', { ...OPEN_HOSTING, aliases: ['lerret:3000'] })
  for (let time = 0; time < 3; time++) expect(await request(get('/'))).toMatch(/^HTTP\/1\.1 301 /)
  site = await givenSite('', { ...OPEN_HOSTING, isPublished: false })
  for (let time = 0; time < 3; time++) expect(await request(get('/'))).toMatch(/^HTTP\/1\.1 503 /)
})

test('the fast path logs and measures the same as the routes', async () => {
  const observed = await Promise.all(
    ['fast', 'plain'].map(async (kind) => {
      const metrics = createMetrics()
      const lines: Record<string, unknown>[] = []
      const { port, disableFastPath, handledRequests } = await givenServer({
        metrics: { metrics, token: 'a-long-enough-token' },
        logLevel: 'debug',
        logStream: { write: (line) => lines.push(JSON.parse(line)) },
      })
      if (kind === 'plain') disableFastPath()
      const { request } = await openConnection(port)
      const ids: (string | undefined)[] = []
      for (const path of ['/', '/', '/', '/tull', '/tull', FONT, FONT, '/health', '/'])
        for (const text of [get(path), head(path), get(path, 'if-none-match: *')])
          ids.push(/^x-request-id: (.*)\r$/m.exec(await request(text))?.[1])
      const replies = lines.filter(({ msg }) => msg === 'request completed')
      expect(replies.map(({ reqId }) => reqId)).toEqual(ids)
      const { text } = await metrics.format()
      return {
        lines: replies.map(({ method, route, status, level }) => ({ method, route, status, level })),
        counts: text.match(/^lerret_http_request_duration_seconds_count.*$/gm),
        handled: handledRequests(),
      }
    }),
  )
  const [
    { handled: handledFast, ...fast } = { handled: 0 },
    { handled: handledPlain, ...plain } = { handled: 0 },
  ] = observed
  expect(fast).toEqual(plain)
  expect(handledFast).toBeLessThan(handledPlain)
})

test('the server closes though connections are open that the fast path has used', async () => {
  const { app, port, handledRequests } = await givenServer()
  const connections = await Promise.all([1, 2, 3].map(() => openConnection(port)))
  for (const { request } of connections) for (let time = 0; time < 4; time++) await request(get('/'))
  expect(handledRequests()).toBeLessThan(12)
  const ended = connections.map(({ socket }) => once(socket, 'close'))
  await app.close()
  await Promise.all(ended)
})

test('a reply while the server closes says that the connection will be closed', async () => {
  const { app, port } = await givenServer()
  const { promise: mayClose, resolve: allowClose } = Promise.withResolvers<void>()
  app.server.close = ((close) => (done) => {
    void mayClose.then(() => close.call(app.server, done))
    return app.server
  })(app.server.close)
  const { request } = await openConnection(port)
  for (let time = 0; time < 4; time++) await request(get('/'))
  const closed = app.close()
  await turn()
  expect(await request(get('/'))).toMatch(/^connection: close\r$/im)
  allowClose()
  await closed
})

test('a client that does not read replies is not sent more and more', async () => {
  const { app, port } = await givenServer()
  const opened = once(app.server, 'connection')
  const { request, send, socket } = await openConnection(port)
  const [serverSocket] = (await opened) as [Socket]
  const large = '/assets/large.woff2'
  for (let time = 0; time < 3; time++) await request(get(large))
  socket.pause()
  const before = serverSocket.bytesRead
  let sent = 0
  while (!serverSocket.isPaused() && sent < 100) {
    sent++
    await send(get(large))
    while (!serverSocket.isPaused() && serverSocket.bytesRead < before + sent * get(large).length)
      await turn()
  }
  expect(sent).toBeLessThan(100)
  expect(serverSocket.writableLength).toBeLessThan(4 * LARGE)
  socket.destroy()
})

test('an incomplete head times out as usual, and an active connection is not closed', async () => {
  const { app, port, handledRequests } = await givenServer(
    {},
    { headersTimeout: 1000, connectionsCheckingInterval: 20 },
  )
  expect(app.server.headersTimeout).toBe(1000)
  const [active, stalled] = [await openConnection(port), await openConnection(port)]
  for (let time = 0; time < 4; time++) for (const { request } of [active, stalled]) await request(get('/'))
  const silent = await openConnection(port)
  await stalled.send('GET / HTTP/1.1\r\nhost: x\r\n')
  expect(await silent.readReply()).toMatch(/^HTTP\/1\.1 408 /)
  expect(await stalled.readReply()).toMatch(/^HTTP\/1\.1 408 /)
  const before = handledRequests()
  expect(await active.request(get('/'))).toMatch(/^HTTP\/1\.1 200 /)
  expect(handledRequests()).toBe(before)
})

test('an idle connection is closed after the keep-alive timeout', async () => {
  const { port, handledRequests } = await givenServer(
    {},
    { keepAliveTimeout: 100, keepAliveTimeoutBuffer: 0 },
  )
  const { request, socket } = await openConnection(port)
  const ended = once(socket, 'close')
  for (let time = 0; time < 4; time++) await request(get('/'))
  expect(handledRequests()).toBeLessThan(4)
  await ended
})

const LARGE = 900_000

const get = (path: string, ...headers: string[]) => formatRequest('GET', path, headers)
const head = (path: string) => formatRequest('HEAD', path, [])
const formatRequest = (method: string, path: string, headers: string[]) =>
  [`${method} ${path} HTTP/1.1`, 'host: lerret:3000', ...headers, '', ''].join('\r\n')

/** Replaces what differs each time. */
const normalize = (reply: string) =>
  reply
    .replace(/^Date: .*\r$/gm, 'Date: now\r')
    .replace(/^x-request-id: [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\r$/gm, 'x-request-id: new\r')

const hasBody = (text: string) => /^(content-length|transfer-encoding)/im.test(text)

function splitText(text: string, cuts: number[]): string[] {
  const positions = [0, ...cuts.filter((cut) => cut < text.length).sort((a, b) => a - b), text.length]
  return positions.slice(1).map((end, index) => text.slice(positions[index], end))
}

/** An image store in which each lookup waits until it is finished, and then finds nothing. */
function givenSlowImages() {
  const lookups = new Map<string, () => void>()
  return {
    images: {
      findDraftImage: async () => undefined,
      findImage: (id: string) =>
        new Promise<undefined>((found) => {
          lookups.set(id, () => found(undefined))
        }),
    },
    async finish(id: string) {
      while (!lookups.has(id)) await turn()
      lookups.get(id)?.()
    },
  }
}

async function givenServer(overrides: Partial<AppDependencies> = {}, limits: Record<string, number> = {}) {
  const site = await givenSite()
  const app = await buildApp({
    ...calls,
    db: {} as never,
    live: () => site,
    hasWorker: true,
    now: () => new Date(),
    logLevel: 'silent',
    renderer: {
      serviceWorker: () => new Uint8Array(),
      inlineScripts: ["'sha256-boot'"],
      id: 'test',
      assets: [],
      renderPage: ({ rows }) => JSON.stringify(rows),
    },
    images: { findImage: async () => undefined, findDraftImage: async () => undefined },
    mailer: { send: async () => {} },
    ...overrides,
  })
  afterAll(() => app.close())
  Object.assign(app.server, limits)
  await app.listen({ port: 0, host: '127.0.0.1' })
  let handledRequests = 0
  app.server.on('request', () => handledRequests++)
  return {
    app,
    port: (app.server.address() as AddressInfo).port,
    /** How many requests the routes have handled. */
    handledRequests: () => handledRequests,
    /** Leaves new connections to Node's own server. */
    disableFastPath() {
      const [own, ...others] = app.server.listeners('connection') as (() => void)[]
      expect(own).toBeDefined()
      for (const other of others) app.server.off('connection', other)
    },
  }
}

async function givenSite(
  text = '',
  hosting = OPEN_HOSTING,
  mapPath = (path: string) => path,
): Promise<LiveRelease> {
  const entries = [
    ...PAGES.map((path) => [path, `${text}page ${path}`] as const),
    [FONT, '0123456789'] as const,
    ['/assets/large.woff2', '0'.repeat(LARGE)] as const,
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
