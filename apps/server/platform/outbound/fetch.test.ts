import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { inspect } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { createOutboundFetch, type OutboundOptions } from './fetch.ts'

/** Text that must not be found in anything that is shown or logged. */
const SECRET = 'innhald-frå-innsida'

let listener: RequestListener
let requests: string[]
const server = createServer((request, reply) => {
  requests.push(`${request.method} ${request.url}`)
  listener(request, reply)
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const { port } = server.address() as AddressInfo
const origin = `http://127.0.0.1:${port}`
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
beforeEach(() => {
  requests = []
  listener = (_request, reply) => reply.end(SECRET)
})

const fetchWith = (options: Partial<OutboundOptions> = {}) =>
  createOutboundFetch({
    trustedOrigins: [],
    setting: 'TICKETING_ORIGIN',
    timeoutMs: 10_000,
    maxBytes: 1000,
    ...options,
  })
const fetchTrusted = (options: Partial<OutboundOptions> = {}) =>
  fetchWith({ trustedOrigins: [origin], ...options })

/** The error of a failed fetch, which must not contain text from the reply. */
async function readFailure(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.then(
    () => expect.fail('It did not fail.'),
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(AppError)
  expect(inspect(error, { depth: null, showHidden: true })).not.toContain(SECRET)
  return error as AppError
}

describe('an address that the operator has not set is refused, with the name of the setting:', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://127.0.0.1./',
    'http://１２７.0.0.1/',
    'http://0/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fd00::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://192.168.0.1/',
    'https://172.16.0.1/',
    'http://100.64.0.1/',
    'http://localhost/',
  ])('%s', async (url) => {
    const error = await readFailure(fetchWith()(url))
    expect(error).toMatchObject({
      code: 'outbound_address_refused',
      message: expect.stringMatching(/not on the public internet, only if TICKETING_ORIGIN names it/),
    })
  })

  test.each([
    ['127.0.0.1', 4],
    ['::1', 6],
    ['10.1.2.3', 4],
    ['::ffff:10.1.2.3', 6],
  ])('a name that resolves to %s', async (address, family) => {
    const resolve = async () => [{ address, family }]
    const error = await readFailure(fetchWith({ resolve })('https://tickets.example/feed'))
    expect(error.code).toBe('outbound_address_refused')
    // The internal address must not be revealed either.
    expect(error.message).not.toContain(address)
  })

  test('a port other than that of the scheme', async () => {
    const error = await readFailure(
      fetchWith({ resolve: () => expect.fail() })('https://tickets.example:8443/'),
    )
    expect(error).toMatchObject({ code: 'outbound_address_refused' })
    expect(error.message).toMatch(/has a port of its own, only if TICKETING_ORIGIN names it/)
  })

  test('the same host with another port, scheme or name', async () => {
    const others = [
      `http://127.0.0.1:${port + 1}/`,
      `https://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
    ]
    for (const other of others)
      expect((await readFailure(fetchTrusted()(other))).code).toBe('outbound_address_refused')
    expect(requests).toEqual([])
  })
})

test('an origin that the operator has set is fetched from, wherever it is', async () => {
  const reply = await fetchTrusted()(`${origin}/feed`, { method: 'POST', body: 'x' })
  expect([reply.status, await reply.text()]).toEqual([200, SECRET])
  expect(requests).toEqual(['POST /feed'])
})

test('an error status is returned with its headers and body', async () => {
  listener = (_request, reply) => reply.writeHead(404, { 'x-reason': 'gone' }).end('gone')
  const reply = await fetchTrusted()(origin)
  expect([reply.ok, reply.status, reply.headers.get('x-reason'), await reply.text()]).toEqual([
    ...[false, 404, 'gone', 'gone'],
  ])
})

test.each([204, 304])('a reply without a body (%i) is returned', async (status) => {
  listener = (_request, reply) => reply.writeHead(status).end()
  const reply = await fetchTrusted()(origin)
  expect([reply.status, await reply.text()]).toEqual([status, ''])
})

test.each([301, 302, 303, 307, 308])(
  'a redirect (%i) is not followed, not even on the same host',
  async (status) => {
    for (const location of ['http://169.254.169.254/', `/${SECRET}`, 'file:///etc/passwd']) {
      listener = (_request, reply) => reply.writeHead(status, { location }).end(SECRET)
      const error = await readFailure(fetchTrusted()(origin, { redirect: 'follow' }))
      expect(error).toMatchObject({ code: 'outbound_redirect_refused' })
    }
    expect(requests).toEqual(Array(3).fill('GET /'))
  },
)

test('a redirect is the reply for a caller that wants to know where it leads', async () => {
  listener = (_request, reply) => reply.writeHead(301, { location: 'http://10.0.0.1/' }).end()
  const reply = await fetchTrusted({ returnsRedirects: true })(origin)
  expect([reply.status, reply.headers.get('location')]).toEqual([301, 'http://10.0.0.1/'])
  expect(requests).toEqual(['GET /'])
})

describe('where redirects are followed', () => {
  const redirectTo = (locations: Record<string, string>) => {
    listener = ({ url = '' }, reply) => {
      const location = locations[url]
      if (location) reply.writeHead(301, { location }).end(SECRET)
      else reply.end(SECRET)
    }
  }

  test('the reply of the last address is returned, with that address', async () => {
    redirectTo({ '/gamal': '/ny', '/ny': `${origin}/nyast` })
    const reply = await fetchTrusted({ maxRedirects: 2 })(`${origin}/gamal`)
    expect([reply.status, reply.url]).toEqual([200, `${origin}/nyast`])
    expect(requests).toEqual(['GET /gamal', 'GET /ny', 'GET /nyast'])
  })

  test('more of them than allowed are refused', async () => {
    redirectTo({ '/': '/' })
    const error = await readFailure(fetchTrusted({ maxRedirects: 2 })(origin))
    expect(error.code).toBe('outbound_redirect_refused')
    expect(requests).toHaveLength(3)
  })

  test.each(['http://169.254.169.254/', 'http://127.0.0.1:1/', 'http://10.0.0.1/', 'http://[::1]/'])(
    'one to %s is refused like any address inside the network',
    async (location) => {
      redirectTo({ '/': location })
      const error = await readFailure(fetchTrusted({ maxRedirects: 5 })(origin))
      expect(error.code).toBe('outbound_address_refused')
    },
  )

  test('one to another kind of address is refused', async () => {
    redirectTo({ '/': 'file:///etc/passwd' })
    const error = await readFailure(fetchTrusted({ maxRedirects: 5 })(origin))
    expect(error.code).toBe('outbound_url_invalid')
  })
})

test.each(['file:///etc/passwd', 'ftp://tickets.example/', 'data:text/plain,x', 'blob:x', '/feed', ''])(
  '%j is refused as a URL',
  async (url) => expect((await readFailure(fetchWith()(url))).code).toBe('outbound_url_invalid'),
)

test('a URL with a password is refused without showing the password', async () => {
  const error = await readFailure(fetchTrusted()(`http://lerret:hemmeleg@127.0.0.1:${port}/`))
  expect(error.code).toBe('outbound_url_invalid')
  expect(error.message).not.toMatch(/lerret|hemmeleg/)
  expect(requests).toEqual([])
})

describe('a reply is read', () => {
  test('up to a size', async () => {
    listener = (_request, reply) => reply.end('x'.repeat(1001))
    const error = await readFailure(fetchTrusted()(origin))
    expect(error).toMatchObject({ code: 'outbound_too_large' })
    expect(error.message).toContain('longer than 1000 bytes')
  })

  test('up to a size after decompression', async () => {
    const packed = gzipSync('x'.repeat(100_000))
    expect(packed.length).toBeLessThan(1000)
    listener = (_request, reply) => reply.setHeader('content-encoding', 'gzip').end(packed)
    expect((await readFailure(fetchTrusted()(origin))).code).toBe('outbound_too_large')
  })

  test('up to that size when it is endless', async () => {
    listener = (_request, reply) => {
      const more = () => void (reply.destroyed || reply.write(SECRET.repeat(100), more))
      more()
    }
    expect((await readFailure(fetchTrusted()(origin))).code).toBe('outbound_too_large')
  })

  test.each<[string, RequestListener]>([
    ['that does not begin', () => {}],
    ['that does not end', (_request, reply) => reply.write(SECRET)],
    ['of a failure that does not end', (_request, reply) => reply.writeHead(500).write(SECRET)],
  ])('until the timeout, if it is one %s', async (_, replyListener) => {
    listener = replyListener
    const error = await readFailure(fetchTrusted({ timeoutMs: 200 })(origin))
    expect(error).toMatchObject({ code: 'outbound_timeout' })
    expect(error.message).toContain('has not answered in 0.2 seconds')
  })

  test('until the caller aborts, with the caller’s reason', async () => {
    const controller = new AbortController()
    listener = () => controller.abort(new Error('Given up.'))
    await expect(fetchTrusted()(origin, { signal: controller.signal })).rejects.toThrow('Given up.')
  })
})

describe('an error has a code and no text from the reply:', () => {
  test.each<[string, RequestListener]>([
    [
      'a truncated reply',
      (_, reply) => reply.writeHead(200, { 'content-length': '999' }).write(SECRET, () => reply.destroy()),
    ],
    ['invalid compression', (_, reply) => reply.setHeader('content-encoding', 'gzip').end(SECRET)],
  ])('%s', async (_, replyListener) => {
    listener = replyListener
    expect((await readFailure(fetchTrusted()(origin))).code).toBe('outbound_unreachable')
  })

  test.each([
    ['another protocol’s greeting', `220 ${SECRET} ESMTP\r\n`],
    ['an invalid header', `HTTP/1.1 200 OK\r\n${SECRET} \u0000: x\r\n\r\n`],
    ['an invalid status', `HTTP/1.1 999 ${SECRET}\r\ncontent-length: 0\r\n\r\n`],
    ['another protocol', `HTTP/1.1 101 ${SECRET}\r\nupgrade: ${SECRET}\r\nconnection: upgrade\r\n\r\n`],
  ])('%s', async (_, bytes) => {
    const oddServer = createTcpServer((socket) => {
      socket.on('error', () => {})
      socket.end(bytes)
    })
    await new Promise<void>((done) => oddServer.listen(0, '127.0.0.1', done))
    const address = `http://127.0.0.1:${(oddServer.address() as AddressInfo).port}`
    const error = await readFailure(fetchWith({ trustedOrigins: [address] })(address))
    oddServer.close()
    expect(error.code).toBe('outbound_unreachable')
  })

  test('a closed port', async () => {
    const closedServer = createTcpServer()
    await new Promise<void>((done) => closedServer.listen(0, '127.0.0.1', done))
    const address = `http://127.0.0.1:${(closedServer.address() as AddressInfo).port}`
    await new Promise((done) => closedServer.close(done))
    const error = await readFailure(fetchWith({ trustedOrigins: [address] })(address))
    expect(error.code).toBe('outbound_unreachable')
    expect(error.message).toBe(`${address} does not answer as it should (ECONNREFUSED).`)
  })

  test('an unknown name', async () => {
    const resolve = vi.fn(() => Promise.reject(Object.assign(new Error(SECRET), { code: 'ENOTFOUND' })))
    const error = await readFailure(fetchWith({ resolve })('https://nobody.example/'))
    expect(error.message).toBe('https://nobody.example does not answer as it should (ENOTFOUND).')
  })
})
