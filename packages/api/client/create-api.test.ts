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

interface Seen {
  method: string
  url: string
  authorization: string | undefined
  body: string
}

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | 'never'

/** A real server on this machine, and all it was asked. */
async function startServer(answer: (seen: Seen, count: number) => Answer) {
  const seen: Seen[] = []
  const server = createServer(async (request, reply) => {
    const { method = '', url = '', headers } = request
    const one = { method, url, authorization: headers.authorization, body: await readBody(request) }
    seen.push(one)
    const told = answer(one, seen.length)
    if (told === 'never') return
    reply.writeHead(told.status ?? 200, { 'content-type': 'application/json', ...told.headers })
    reply.end(told.body === undefined ? '' : JSON.stringify(told.body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closers.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

/** A backend whose tokens are refused after so many calls, and the cacher that gives new ones. */
async function startExpiringBackend({ callsPerToken = 1, isHopeless = false } = {}) {
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
    const isGood = !isHopeless && authorization === `Bearer token-${issued}` && used < callsPerToken
    if (!isGood) return { status: 401, body: { error: { code: 'token_invalid', message: 'It is over.' } } }
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

test('a call is known by its name; what it is about is filled into its path, encoded', async () => {
  const { url, seen } = await startServer(() => ({ body: { id: 1 } }))
  const api = createApi({ base: `${url}/api/`, authentication: open, paths }, { calls: CALLS })
  const reply = await api('thing', { params: { id: 'a/b?c=d&e', take: 10 } })
  expect(await reply.json()).toEqual({ id: 1 })
  expect(seen).toMatchObject([
    { method: 'GET', url: '/api/things/a%2Fb%3Fc%3Dd%26e?take=10', authorization: undefined },
  ])
})

test('each backend has paths of its own', async () => {
  const { url, seen } = await startServer(() => ({ body: 1 }))
  const own = { ...paths, mine: 'v2/own-things' }
  await createApi({ base: url, authentication: open, paths: own }, { calls: CALLS })('mine')
  expect(seen[0]?.url).toBe('/v2/own-things')
})

test.each(['', '.', '..'])('%j in a path would be another path, and is refused', async (id) => {
  const api = createApi({ base: 'http://127.0.0.1:1', authentication: open, paths }, { calls: CALLS })
  await expect(api('thing', { params: { id, take: 1 } })).rejects.toThrow('cannot have')
})

test('a path whose parameter has no value is not asked for', async () => {
  const api = createApi({ base: 'http://127.0.0.1:1', authentication: open, paths }, { calls: CALLS })
  await expect(api('thing', { params: { id: 'a' } })).rejects.toThrow('needs a value for take')
})

test('cookies go with what is a member’s, and with nothing else', async () => {
  const { url } = await startServer(() => ({ body: 1 }))
  const modes: (RequestCredentials | undefined)[] = []
  const watched: typeof fetch = (address, init) => {
    modes.push(init?.credentials)
    return fetch(address, init)
  }
  const api = createApi({ base: url, authentication: open, paths }, { calls: CALLS, fetch: watched })
  await api('mine')
  await api('thing', { params: { id: 1, take: 1 } })
  expect(modes).toEqual(['include', 'omit'])
})

test('basic authentication sends name and password, whatever letters they hold', async () => {
  const { url, seen } = await startServer(() => ({ body: 1 }))
  const authentication = { method: 'basic', username: 'huset', password: 'blåbær:æøå' } as const
  await createApi({ base: url, authentication, paths }, { calls: CALLS })('mine')
  const sent = seen[0]?.authorization?.replace('Basic ', '') ?? ''
  expect(Buffer.from(sent, 'base64').toString('utf8')).toBe('huset:blåbær:æøå')
})

test('refused basic authentication is not tried again', async () => {
  const { url, seen } = await startServer(() => ({ status: 401 }))
  const authentication = { method: 'basic', username: 'a', password: 'b' } as const
  const api = createApi({ base: url, authentication, paths }, { calls: CALLS })
  await expect(api('mine')).rejects.toMatchObject({ status: 401 })
  expect(seen).toHaveLength(1)
})

test('secrets do not follow a redirect', async () => {
  const elsewhere = await startServer(() => ({ body: 1 }))
  const { url } = await startServer(() => ({ status: 302, headers: { location: elsewhere.url } }))
  const authentication = { method: 'basic', username: 'a', password: 'b' } as const
  const api = createApi({ base: url, authentication, paths }, { calls: CALLS })
  await expect(api('mine')).rejects.toThrow()
  expect(elsewhere.seen).toEqual([])
})

test('another way of authentication is named as not supported', () => {
  const authentication = { method: 'digest' } as unknown as Authentication
  expect(() => createApi({ base: '', authentication, paths }, { calls: CALLS })).toThrow(
    'API authentication method (digest) not supported.',
  )
})

test('a token is asked for once, and serves until it is refused', async () => {
  const { api, identity, backend } = await startExpiringBackend({ callsPerToken: 3 })
  for (let calls = 0; calls < 3; calls++) await api('mine')
  expect(identity.seen).toHaveLength(1)
  expect(JSON.parse(identity.seen[0]?.body ?? '')).toEqual({
    client_id: 'export',
    client_secret: 'secret',
    audience: 'https://house.example/management',
  })
  expect(backend.seen.map(({ authorization }) => authorization)).toEqual(Array(3).fill('Bearer token-1'))
})

test('an expired token is refreshed once, and the call is made once more', async () => {
  const { api, identity, backend } = await startExpiringBackend()
  await api('mine')
  expect(await (await api('mine')).json()).toEqual({ ok: true })
  expect(backend.seen.map(({ authorization }) => authorization)).toEqual([
    'Bearer token-1',
    'Bearer token-1',
    'Bearer token-2',
  ])
  expect(identity.seen.map(({ body }) => JSON.parse(body).refused)).toEqual([undefined, 'token-1'])
})

test('what is sent goes along with the second try', async () => {
  const { api, backend } = await startExpiringBackend()
  await api('mine')
  await api('add', { body: { id: 'nosferatu' } })
  expect(backend.seen.slice(1).map(({ body }) => body)).toEqual(['{"id":"nosferatu"}', '{"id":"nosferatu"}'])
})

test('a second refusal is passed on', async () => {
  const { api, identity, backend } = await startExpiringBackend({ isHopeless: true })
  await expect(api('mine')).rejects.toMatchObject({ status: 401, code: 'token_invalid' })
  expect([backend.seen.length, identity.seen.length]).toEqual([2, 2])
})

test('calls that are refused together ask for one new token together', async () => {
  const { api, identity } = await startExpiringBackend({ callsPerToken: 4 })
  for (let calls = 0; calls < 4; calls++) await api('mine')
  await Promise.all(Array.from({ length: 4 }, () => api('mine')))
  expect(identity.seen).toHaveLength(2)
})

test('a failure is told by its code, with the answer as it came', async () => {
  const body = { error: { code: 'film_not_found', message: 'No film X.' } }
  const { url } = await startServer(() => ({ status: 404, body }))
  const api = createApi({ base: url, authentication: open, paths }, { calls: CALLS })
  const error = (await api('mine').catch((one: unknown) => one)) as CallError
  expect(error).toMatchObject({ name: 'CallError', status: 404, code: 'film_not_found', response: body })
  expect(error.message).toBe('mine was answered with 404.')
})

test('a failure that says nothing is a failure all the same', async () => {
  const { url } = await startServer(() => ({ status: 502 }))
  const api = createApi({ base: url, authentication: open, paths }, { calls: CALLS })
  await expect(api('mine')).rejects.toMatchObject({ status: 502, code: 'unknown', response: '' })
})

test('a new question gives up the one still under way, and its answer is the one that counts', async () => {
  const { url } = await startServer(({ url: asked }) => (asked.includes('slow') ? 'never' : { body: asked }))
  const api = createApi({ base: url, authentication: open, paths }, { calls: CALLS })
  const ask = latestOnly(async (signal, id: string) =>
    (await api('thing', { params: { id, take: 1 }, signal })).json(),
  )
  const first = ask('slow')
  const second = ask('quick')
  await expect(first).rejects.toSatisfy(isSuperseded)
  await expect(second).resolves.toBe('/things/quick?take=1')
})

test('an answer that comes although its question was given up does not count', async () => {
  const late = Promise.withResolvers<string>()
  const answers = [late.promise, Promise.resolve('second')]
  const ask = latestOnly(async () => answers.shift() as Promise<string>)
  const [first, second] = [ask(), ask()]
  late.resolve('first')
  await expect(first).rejects.toSatisfy(isSuperseded)
  await expect(second).resolves.toBe('second')
})

test('giving up one call does not take the token from another', async () => {
  const { api } = await startExpiringBackend({ callsPerToken: 2 })
  const given = new AbortController()
  const first = api('mine', { signal: given.signal })
  const second = api('mine')
  given.abort()
  await expect(first).rejects.toSatisfy(isSuperseded)
  expect((await second).ok).toBe(true)
})
