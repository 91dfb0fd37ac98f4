import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { Authentication } from './authentication.ts'
import type { Call } from './call.ts'
import type { CallError } from './call-error.ts'
import { createApi } from './create-api.ts'
import { isSuperseded, latestOnly } from './latest-only.ts'

const CALLS = {
  thing: { method: 'GET', path: 'things/:id?take=:take', hasCredentials: false },
  mine: { method: 'GET', path: 'mine', hasCredentials: true },
  add: { method: 'POST', path: 'things', hasCredentials: true },
} as const satisfies Record<string, Call>
const paths = { thing: CALLS.thing.path, mine: CALLS.mine.path, add: CALLS.add.path }

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

interface ReceivedRequest {
  method: string
  url: string
  authorization: string | undefined
  body: string
}

type TestReply = { status?: number; body?: unknown; headers?: Record<string, string> } | 'never'

/** A local HTTP server, and the requests it received. */
async function startServer(createReply: (received: ReceivedRequest, count: number) => TestReply) {
  const requests: ReceivedRequest[] = []
  const server = createServer(async (request, reply) => {
    const { method = '', url = '', headers } = request
    const received = { method, url, authorization: headers.authorization, body: await readBody(request) }
    requests.push(received)
    const testReply = createReply(received, requests.length)
    if (testReply === 'never') return
    reply.writeHead(testReply.status ?? 200, { 'content-type': 'application/json', ...testReply.headers })
    reply.end(testReply.body === undefined ? '' : JSON.stringify(testReply.body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closers.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

/** A backend that rejects a token after some calls, and the identity server that issues new ones. */
async function startExpiringBackend({ callsPerToken = 1, rejectsAll = false } = {}) {
  let issued = 0
  let used = 0
  const identity = await startServer(({ body }) => {
    const { refused } = JSON.parse(body) as { refused?: string }
    if (issued === 0 || refused === `token-${issued}`) {
      issued++
      used = 0
    }
    return { body: { access_token: `token-${issued}` } }
  })
  const backend = await startServer(({ authorization }) => {
    const isValid = !rejectsAll && authorization === `Bearer token-${issued}` && used < callsPerToken
    if (!isValid) return { status: 401, body: { error: { code: 'token_invalid', message: 'It is over.' } } }
    used++
    return { body: { ok: true } }
  })
  const authentication: Authentication = {
    method: 'bearer',
    identity: {
      tokenUrl: `${identity.url}/identity/cahedAuth`,
      clientId: 'export',
      clientSecret: 'secret',
      audience: 'https://house.example/management',
    },
  }
  return {
    identity,
    backend,
    api: createApi({ base: backend.url, authentication, paths }, { calls: CALLS }),
  }
}

const open = { method: 'none' } as const

test('a call is made by its name, with encoded parameters in its path', async () => {
  const { url, requests } = await startServer(() => ({ body: { id: 1 } }))
  const api = createApi({ base: `${url}/api/`, authentication: open, paths }, { calls: CALLS })
  const reply = await api('thing', { params: { id: 'a/b?c=d&e', take: 10 } })
  expect(await reply.json()).toEqual({ id: 1 })
  expect(requests).toMatchObject([
    { method: 'GET', url: '/api/things/a%2Fb%3Fc%3Dd%26e?take=10', authorization: undefined },
  ])
})

test('each backend has paths of its own', async () => {
  const { url, requests } = await startServer(() => ({ body: 1 }))
  const ownPaths = { ...paths, mine: 'v2/own-things' }
  await createApi({ base: url, authentication: open, paths: ownPaths }, { calls: CALLS })('mine')
  expect(requests[0]?.url).toBe('/v2/own-things')
})

test.each(['', '.', '..'])(
  '%j as a path parameter is an error, because it would change the path',
  async (id) => {
    const api = createApi({ base: 'http://127.0.0.1:1', authentication: open, paths }, { calls: CALLS })
    await expect(api('thing', { params: { id, take: 1 } })).rejects.toThrow('cannot have')
  },
)

test('a missing path parameter is an error', async () => {
  const api = createApi({ base: 'http://127.0.0.1:1', authentication: open, paths }, { calls: CALLS })
  await expect(api('thing', { params: { id: 'a' } })).rejects.toThrow('needs a value for take')
})

test('cookies are sent only with calls that have credentials', async () => {
  const { url } = await startServer(() => ({ body: 1 }))
  const modes: (RequestCredentials | undefined)[] = []
  const recordingFetch: typeof fetch = (address, init) => {
    modes.push(init?.credentials)
    return fetch(address, init)
  }
  const api = createApi({ base: url, authentication: open, paths }, { calls: CALLS, fetch: recordingFetch })
  await api('mine')
  await api('thing', { params: { id: 1, take: 1 } })
  expect(modes).toEqual(['include', 'omit'])
})

test('basic authentication sends name and password in UTF-8', async () => {
  const { url, requests } = await startServer(() => ({ body: 1 }))
  const authentication = { method: 'basic', username: 'huset', password: 'blåbær:æøå' } as const
  await createApi({ base: url, authentication, paths }, { calls: CALLS })('mine')
  const sent = requests[0]?.authorization?.replace('Basic ', '') ?? ''
  expect(Buffer.from(sent, 'base64').toString('utf8')).toBe('huset:blåbær:æøå')
})

test('a rejected call with basic authentication is not repeated', async () => {
  const { url, requests } = await startServer(() => ({ status: 401 }))
  const authentication = { method: 'basic', username: 'a', password: 'b' } as const
  const api = createApi({ base: url, authentication, paths }, { calls: CALLS })
  await expect(api('mine')).rejects.toMatchObject({ status: 401 })
  expect(requests).toHaveLength(1)
})

test('credentials do not follow a redirect', async () => {
  const otherServer = await startServer(() => ({ body: 1 }))
  const { url } = await startServer(() => ({ status: 302, headers: { location: otherServer.url } }))
  const authentication = { method: 'basic', username: 'a', password: 'b' } as const
  const api = createApi({ base: url, authentication, paths }, { calls: CALLS })
  await expect(api('mine')).rejects.toThrow()
  expect(otherServer.requests).toEqual([])
})

test('an unsupported authentication method is an error that names it', () => {
  const authentication = { method: 'digest' } as unknown as Authentication
  expect(() => createApi({ base: '', authentication, paths }, { calls: CALLS })).toThrow(
    'API authentication method (digest) not supported.',
  )
})

test('a token is requested once and used until it is rejected', async () => {
  const { api, identity, backend } = await startExpiringBackend({ callsPerToken: 3 })
  for (let calls = 0; calls < 3; calls++) await api('mine')
  expect(identity.requests).toHaveLength(1)
  expect(JSON.parse(identity.requests[0]?.body ?? '')).toEqual({
    client_id: 'export',
    client_secret: 'secret',
    audience: 'https://house.example/management',
  })
  expect(backend.requests.map(({ authorization }) => authorization)).toEqual(Array(3).fill('Bearer token-1'))
})

test('an expired token is renewed once, and the call is repeated', async () => {
  const { api, identity, backend } = await startExpiringBackend()
  await api('mine')
  expect(await (await api('mine')).json()).toEqual({ ok: true })
  expect(backend.requests.map(({ authorization }) => authorization)).toEqual([
    'Bearer token-1',
    'Bearer token-1',
    'Bearer token-2',
  ])
  expect(identity.requests.map(({ body }) => JSON.parse(body).refused)).toEqual([undefined, 'token-1'])
})

test('the body is sent again with the repeated call', async () => {
  const { api, backend } = await startExpiringBackend()
  await api('mine')
  await api('add', { body: { id: 'nosferatu' } })
  expect(backend.requests.slice(1).map(({ body }) => body)).toEqual([
    '{"id":"nosferatu"}',
    '{"id":"nosferatu"}',
  ])
})

test('a second 401 is thrown', async () => {
  const { api, identity, backend } = await startExpiringBackend({ rejectsAll: true })
  await expect(api('mine')).rejects.toMatchObject({ status: 401, code: 'token_invalid' })
  expect([backend.requests.length, identity.requests.length]).toEqual([2, 2])
})

test('calls rejected at the same time request one new token together', async () => {
  const { api, identity } = await startExpiringBackend({ callsPerToken: 4 })
  for (let calls = 0; calls < 4; calls++) await api('mine')
  await Promise.all(Array.from({ length: 4 }, () => api('mine')))
  expect(identity.requests).toHaveLength(2)
})

test('a failed call throws an error with its code and the body of the reply', async () => {
  const body = { error: { code: 'film_not_found', message: 'No film X.' } }
  const { url } = await startServer(() => ({ status: 404, body }))
  const api = createApi({ base: url, authentication: open, paths }, { calls: CALLS })
  const error = (await api('mine').catch((thrown: unknown) => thrown)) as CallError
  expect(error).toMatchObject({ name: 'CallError', status: 404, code: 'film_not_found', response: body })
  expect(error.message).toBe('mine was answered with 404.')
})

test('a failed call with an empty body throws an error', async () => {
  const { url } = await startServer(() => ({ status: 502 }))
  const api = createApi({ base: url, authentication: open, paths }, { calls: CALLS })
  await expect(api('mine')).rejects.toMatchObject({ status: 502, code: 'unknown', response: '' })
})

test('a new call aborts the pending one, and its reply counts', async () => {
  const { url } = await startServer(({ url: path }) => (path.includes('slow') ? 'never' : { body: path }))
  const api = createApi({ base: url, authentication: open, paths }, { calls: CALLS })
  const callLatest = latestOnly(async (signal, id: string) =>
    (await api('thing', { params: { id, take: 1 }, signal })).json(),
  )
  const first = callLatest('slow')
  const second = callLatest('quick')
  await expect(first).rejects.toSatisfy(isSuperseded)
  await expect(second).resolves.toBe('/things/quick?take=1')
})

test('the reply of a superseded call does not count', async () => {
  const delayed = Promise.withResolvers<string>()
  const replies = [delayed.promise, Promise.resolve('second')]
  const callLatest = latestOnly(async () => replies.shift() as Promise<string>)
  const [first, second] = [callLatest(), callLatest()]
  delayed.resolve('first')
  await expect(first).rejects.toSatisfy(isSuperseded)
  await expect(second).resolves.toBe('second')
})

test('aborting a call does not abort the token request that others wait for', async () => {
  const { api } = await startExpiringBackend({ callsPerToken: 2 })
  const controller = new AbortController()
  const first = api('mine', { signal: controller.signal })
  const second = api('mine')
  controller.abort()
  await expect(first).rejects.toSatisfy(isSuperseded)
  expect((await second).ok).toBe(true)
})
