import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { inspect } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { createOutboundFetch, type OutboundOptions } from './fetch.ts'

/** Text that must not be found in anything that is shown or logged. */
const SECRET = 'innhald-frå-innsida'

let answer: RequestListener
let asked: string[]
const server = createServer((request, reply) => {
  asked.push(`${request.method} ${request.url}`)
  answer(request, reply)
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const { port } = server.address() as AddressInfo
const origin = `http://127.0.0.1:${port}`
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
beforeEach(() => {
  asked = []
  answer = (_request, reply) => reply.end(SECRET)
})

const fetchWith = (options: Partial<OutboundOptions> = {}) =>
  createOutboundFetch({
    trustedOrigins: [],
    setting: 'TICKETING_ORIGIN',
    timeoutMs: 10_000,
    maxBytes: 1000,
    ...options,
  })
const trusted = (options: Partial<OutboundOptions> = {}) =>
  fetchWith({ trustedOrigins: [origin], ...options })

/** What it fails with, after making sure that nothing of the answer is in it. */
async function failure(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.then(
    () => expect.fail('It did not fail.'),
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(AppError)
  expect(inspect(error, { depth: null, showHidden: true })).not.toContain(SECRET)
  return error as AppError
}

describe('an address that the operator has not named is refused, with the setting to change:', () => {
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
    const error = await failure(fetchWith()(url))
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
    const error = await failure(fetchWith({ resolve })('https://tickets.example/feed'))
    expect(error.code).toBe('outbound_address_refused')
    // Where a name leads to inside is nobody's business either.
    expect(error.message).not.toContain(address)
  })

  test('a port other than that of the scheme', async () => {
    const error = await failure(fetchWith({ resolve: () => expect.fail() })('https://tickets.example:8443/'))
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
      expect((await failure(trusted()(other))).code).toBe('outbound_address_refused')
    expect(asked).toEqual([])
  })
})

test('an address that the operator has named is asked, wherever it is', async () => {
  const reply = await trusted()(`${origin}/feed`, { method: 'POST', body: 'x' })
  expect([reply.status, await reply.text()]).toEqual([200, SECRET])
  expect(asked).toEqual(['POST /feed'])
})

test('a failure of the one who was asked is an answer, with its status and body', async () => {
  answer = (_request, reply) => reply.writeHead(404, { 'x-reason': 'gone' }).end('gone')
  const reply = await trusted()(origin)
  expect([reply.ok, reply.status, reply.headers.get('x-reason'), await reply.text()]).toEqual([
    ...[false, 404, 'gone', 'gone'],
  ])
})

test.each([204, 304])('an answer without a body (%i) is an answer', async (status) => {
  answer = (_request, reply) => reply.writeHead(status).end()
  const reply = await trusted()(origin)
  expect([reply.status, await reply.text()]).toEqual([status, ''])
})

test.each([301, 302, 303, 307, 308])(
  'a redirect (%i) is not followed, not even on the same host',
  async (status) => {
    for (const location of ['http://169.254.169.254/', `/${SECRET}`, 'file:///etc/passwd']) {
      answer = (_request, reply) => reply.writeHead(status, { location }).end(SECRET)
      const error = await failure(trusted()(origin, { redirect: 'follow' }))
      expect(error).toMatchObject({ code: 'outbound_redirect_refused' })
    }
    expect(asked).toEqual(Array(3).fill('GET /'))
  },
)

test.each(['file:///etc/passwd', 'ftp://tickets.example/', 'data:text/plain,x', 'blob:x', '/feed', ''])(
  '%j is no address to fetch from',
  async (url) => expect((await failure(fetchWith()(url))).code).toBe('outbound_url_invalid'),
)

test('an address with a password in it is refused without telling the password', async () => {
  const error = await failure(trusted()(`http://lerret:hemmeleg@127.0.0.1:${port}/`))
  expect(error.code).toBe('outbound_url_invalid')
  expect(error.message).not.toMatch(/lerret|hemmeleg/)
  expect(asked).toEqual([])
})

describe('an answer is read', () => {
  test('up to a size', async () => {
    answer = (_request, reply) => reply.end('x'.repeat(1001))
    const error = await failure(trusted()(origin))
    expect(error).toMatchObject({ code: 'outbound_too_large' })
    expect(error.message).toContain('longer than 1000 bytes')
  })

  test('up to a size that counts after unpacking', async () => {
    const packed = gzipSync('x'.repeat(100_000))
    expect(packed.length).toBeLessThan(1000)
    answer = (_request, reply) => reply.setHeader('content-encoding', 'gzip').end(packed)
    expect((await failure(trusted()(origin))).code).toBe('outbound_too_large')
  })

  test('without end no further than that', async () => {
    answer = (_request, reply) => {
      const more = () => void (reply.destroyed || reply.write(SECRET.repeat(100), more))
      more()
    }
    expect((await failure(trusted()(origin))).code).toBe('outbound_too_large')
  })

  test.each<[string, RequestListener]>([
    ['that does not begin', () => {}],
    ['that does not end', (_request, reply) => reply.write(SECRET)],
    ['of a failure that does not end', (_request, reply) => reply.writeHead(500).write(SECRET)],
  ])('no longer than the time allows: one %s', async (_, listener) => {
    answer = listener
    const error = await failure(trusted({ timeoutMs: 200 })(origin))
    expect(error).toMatchObject({ code: 'outbound_timeout' })
    expect(error.message).toContain('has not answered in 0.2 seconds')
  })

  test('no longer than the caller waits, who gets the own reason', async () => {
    const given = new AbortController()
    answer = () => given.abort(new Error('Given up.'))
    await expect(trusted()(origin, { signal: given.signal })).rejects.toThrow('Given up.')
  })
})

describe('what breaks is told by a code, and never in words of the answer:', () => {
  test.each<[string, RequestListener]>([
    [
      'half an answer',
      (_, reply) => reply.writeHead(200, { 'content-length': '999' }).write(SECRET, () => reply.destroy()),
    ],
    ['packed data that is not', (_, reply) => reply.setHeader('content-encoding', 'gzip').end(SECRET)],
  ])('%s', async (_, listener) => {
    answer = listener
    expect((await failure(trusted()(origin))).code).toBe('outbound_unreachable')
  })

  test.each([
    ['words that are no HTTP', `220 ${SECRET} ESMTP\r\n`],
    ['a header that is none', `HTTP/1.1 200 OK\r\n${SECRET} \u0000: x\r\n\r\n`],
    ['a status that is none', `HTTP/1.1 999 ${SECRET}\r\ncontent-length: 0\r\n\r\n`],
    ['another protocol', `HTTP/1.1 101 ${SECRET}\r\nupgrade: ${SECRET}\r\nconnection: upgrade\r\n\r\n`],
  ])('%s', async (_, bytes) => {
    const odd = createTcpServer((socket) => {
      socket.on('error', () => {})
      socket.end(bytes)
    })
    await new Promise<void>((done) => odd.listen(0, '127.0.0.1', done))
    const at = `http://127.0.0.1:${(odd.address() as AddressInfo).port}`
    const error = await failure(fetchWith({ trustedOrigins: [at] })(at))
    odd.close()
    expect(error.code).toBe('outbound_unreachable')
  })

  test('nobody listening', async () => {
    const gone = createTcpServer()
    await new Promise<void>((done) => gone.listen(0, '127.0.0.1', done))
    const at = `http://127.0.0.1:${(gone.address() as AddressInfo).port}`
    await new Promise((done) => gone.close(done))
    const error = await failure(fetchWith({ trustedOrigins: [at] })(at))
    expect(error.code).toBe('outbound_unreachable')
    expect(error.message).toBe(`${at} does not answer as it should (ECONNREFUSED).`)
  })

  test('a name that nobody has', async () => {
    const resolve = vi.fn(() => Promise.reject(Object.assign(new Error(SECRET), { code: 'ENOTFOUND' })))
    const error = await failure(fetchWith({ resolve })('https://nobody.example/'))
    expect(error.message).toBe('https://nobody.example does not answer as it should (ENOTFOUND).')
  })
})
