import { connect } from 'node:net'
import { ALL_ROLES } from '@lerret/api/contracts'
import { newsletterPaths, readSite, type ShellData } from '@lerret/model'
import { LayeredMap } from '@lerret/page-engine'
import fc from 'fast-check'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importRecords } from '../content/records/import.ts'
import { openAccounts } from '../members/accounts/open-accounts.ts'
import { givenPasswords } from '../members/accounts/passwords/test-passwords.ts'
import { addPerson } from '../members/accounts/people.ts'
import { givenDemoHouse } from '../operations/demo/test-demo-house.ts'
import { listRoutes } from '../platform/access/require-access.ts'
import { givenDatabase } from '../platform/db/test-database.ts'
import { findUndocumentedRoutes, OPENAPI_PATH } from '../platform/http/openapi.ts'
import { CLIENT, givenIdentity, PLATFORM } from '../programs/identity/test-identity.ts'
import type { LiveRelease } from '../publishing/live-release.ts'
import { OPEN_HOSTING } from '../publishing/releases/test-release.ts'
import { givenApp } from '../test-app.ts'

const db = await givenDatabase()
const identity = await givenIdentity()
const demo = givenDemoHouse()
const site = readSite(demo.records)
const shell = {
  siteTitle: 'Fjordheim kulturhus',
  htmlLang: 'nn',
  isIndexed: true,
  footerMenu: [],
} as unknown as ShellData
const accounts = openAccounts({
  db,
  publicUrl: 'https://fjordheim.example',
  secret: 'x'.repeat(43),
  mailer: { send: async () => {} },
  passwords: givenPasswords(),
  now: () => new Date(),
  logError: () => {},
})
const app = await givenApp({
  identity,
  accounts,
  db,
  live: () =>
    ({
      release: {
        shell,
        hosting: OPEN_HOSTING,
        id: 'r1',
        revision: 1,
        madeAt: '2026-11-20T11:00:00.000Z',
        pages: new LayeredMap(),
        redirects: [],
      },
      findFile: () => undefined,
      findFileByHref: () => undefined,
      route: () => ({ kind: 'not-found' }),
      searchPaths: new Map(),
    }) as unknown as LiveRelease,
})
const bearer = `Bearer ${(await identity.cacher.get(CLIENT)).access_token}`
const basic = `Basic ${Buffer.from(`${PLATFORM.username}:${PLATFORM.password}`).toString('base64')}`

const PERSON = { name: 'Kari', email: 'kari@nordmann.example', password: 'blåbær på fjellet' }
const member = (await accounts.forRealm('118').signUp(PERSON)).cookies
const sent = (cookies: string[]) => cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
const staffCookies = await Promise.all(
  ALL_ROLES.map(async (role) => {
    const email = `${role}@fjordheim.example`
    const passwordHash = await givenPasswords().hash(PERSON.password)
    await addPerson(db, { realm: 'staff', role, name: role, email, passwordHash })
    const { cookies } = await accounts.forRealm('staff').logInWithoutToken({ ...PERSON, email })
    return [role, sent(cookies)] as const
  }),
)
const cookieOfAdmin = new Map(staffCookies).get('admin') ?? ''

/** Everybody who may send a request. */
const CALLERS: Record<string, Record<string, string>> = {
  'a stranger': {},
  'a member': { cookie: sent(member) },
  ...Object.fromEntries(staffCookies.map(([role, cookie]) => [`staff: ${role}`, { cookie }])),
  'a program with a token': { authorization: bearer },
  'the ticketing platform': { authorization: basic },
}

interface Operation {
  security?: Record<string, unknown>[]
  operationId: string
  parameters?: { name: string; in: string; schema?: unknown }[]
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> }
  responses: Record<string, { content?: Record<string, unknown> }>
}
interface Documented {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> }
}

interface Call {
  path: string
  method: string
  operation: Operation
}

const document = (await app.inject(OPENAPI_PATH)).json<Documented>()
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]): Call => ({ path, method: method.toUpperCase(), operation }),
  ),
)

beforeAll(async () => {
  await importRecords(db, demo.records, 'demo')
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

test('every call is documented, and every reference in the document resolves', () => {
  expect(document.openapi).toBe('3.1.0')
  // Pages of the site, which are read by people.
  expect(findUndocumentedRoutes(app).sort()).toEqual([
    'GET /*',
    'GET /documents/:id',
    'GET /nyhendebrev/arkiv/:slug',
  ])
  for (const [, name] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
    expect(Object.keys(document.components.schemas)).toContain(name)
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every credential that a call requires is documented', () => {
  const query = JSON.stringify(document.paths).matchAll(/"security":\[\{"(\w+)"/g)
  for (const [, name] of query) expect(Object.keys(document.components.securitySchemes)).toContain(name)
})

test('the document names no credential for calls that anyone may send, and one for all others', () => {
  const access = new Map(listRoutes(app).map((route) => [`${route.method} ${route.url}`, route.access]))
  for (const { method, path, operation } of operations) {
    const route = `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
    expect(access.get(route) === 'anyone', route).toBe((operation.security ?? []).length === 0)
  }
})

/** A kind of credential by the name that the document has for it, and what a caller then sends. */
const CREDENTIALS: [string, Record<string, string>][] = [
  ['none', {}],
  ['memberSession', { cookie: sent(member) }],
  ['staffSession', { cookie: cookieOfAdmin }],
  ['bearer', { authorization: bearer }],
  ['basic', { authorization: basic }],
]

test.each(
  operations
    .filter(({ operation: { security = [] } }) => security.length > 0)
    .map((one) => [one.operation.operationId, one] as const),
)('%s is opened by its own kind of credential alone', async (_, { path, method, operation }) => {
  const own = (operation.security ?? []).flatMap((each) => Object.keys(each))
  const fields = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
    Object.entries(schema.properties ?? {}).map(([name, kind]) => [name, fitting(name, kind as Kind)]),
  )
  const query = (operation.parameters ?? []).flatMap(({ name, in: place }) =>
    place === 'query' && VALID_VALUES[name] ? [[name, VALID_VALUES[name]] as const] : [],
  )
  for (const [kind, headers] of CREDENTIALS.filter(([name]) => !own.includes(name))) {
    const { statusCode } = await app.inject({
      method: method as 'GET',
      url: fill(path, VALID_VALUES),
      query: Object.fromEntries(query),
      headers,
      ...(method !== 'GET' && { payload: Object.fromEntries(fields) }),
    })
    expect([kind, statusCode]).toEqual([kind, 401])
  }
})

interface Kind {
  type?: string
  enum?: unknown[]
}

/** Something that a field takes, so that what is refused is the caller and not the question. */
const fitting = (name: string, { type, enum: choices }: Kind) =>
  VALID_VALUES[name] ??
  choices?.[0] ??
  { boolean: true, integer: 3, number: 3, array: [], object: {} }[type ?? ''] ??
  'x'

/** Requests of each caller to each call; `npm run bench -- fuzz` sends more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 3)
const HUGE = 'å'.repeat(40_000)

/** What no caller should send, and some do. */
const oddText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\0',
      'a\0b',
      '\r\n',
      '..',
      '../../etc/passwd',
      '%00',
      '%zz',
      "'; drop table x; --",
      '<script>',
    ],
    ...['null', 'NaN', '-1', '1e309', '9007199254740993', '0x10', '__proto__', 'constructor', '\ud800', HUGE],
  ),
)
const oddValue = fc.oneof(
  oddText,
  fc.constantFrom(null, true, -1, 0, 1.5, 1e308, [], {}, [[[]]], { $gt: '' }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Bytes that do not match their content type. */
const oddBytes = fc.oneof(
  fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(
    Buffer.from([0xff, 0xfe, 0x00]),
    Buffer.from('{"a":'),
    Buffer.from('{"__proto__":{"a":1}}'),
    Buffer.from(`"${HUGE}"`),
    Buffer.from('['.repeat(50_000)),
    Buffer.from('null'),
    Buffer.from(''),
  ),
)
const contentType = fc.oneof(
  { weight: 3, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    ...['application/reports+json', 'application/csp-report'],
    ...['application/json; charset=latin1', 'application/x-www-form-urlencoded', 'text/plain', ''],
    ...['multipart/form-data', 'application/xml', 'a', 'application/json;charset'],
  ),
)

/** Mostly the caller's own: without it a call is not reached. */
const authorization = (own: string | undefined) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(own) },
    fc.constantFrom(undefined, 'Bearer x', 'Basic %%%', 'Bearer', `Bearer ${HUGE.slice(0, 5000)}`),
  )

/** What is right, by the names that calls have for it. */
const VALID_VALUES: Record<string, string> = {
  wallet: 'apple',
  ticket: '00000000-0000-4000-8000-000000000000',
  movie: 'production-nosferatu',
  start: '2026-11-21T18:00:00Z',
  siteId: site.id,
  kind: 'article',
  site: `site${site.partners[0]}a`,
  partner: '118',
  keys: demo.records.find(({ kind }) => kind === 'event')?.record.id ?? '',
  grant_type: 'client_credentials',
  client_id: CLIENT.id,
  client_secret: CLIENT.secret,
  audience: CLIENT.audience,
  email: 'kari@example.no',
  Email: 'kari@example.no',
  edi: 'DXM20220117',
  EdiNumber: 'DXM20220117',
  id: 'production-nosferatu',
  from: '2026-11-20',
  to: '2026-11-20',
}

/** A valid or invalid value for a path parameter. */
const inAddress = (name: string, weight: number) =>
  fc.oneof(
    { weight, arbitrary: fc.constant(encodeURIComponent(VALID_VALUES[name] ?? '1')) },
    oddText
      .map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 9000))
      .filter((text) => !isDots(text)),
    fc.constantFrom('%', '%ff', '%c3%28', '%00', 'a%00b', ';', '%252e'),
  )

/** Clients normalize these away before they send the request. */
const isDots = (text: string) => /^\.{0,2}$/.test(text)

function requests(
  { path, method, operation }: Call,
  credentials: Record<string, string>,
): fc.Arbitrary<InjectOptions> {
  const named = (place: string) =>
    (operation.parameters ?? []).filter((one) => one.in === place).map(({ name }) => name)
  const params = fc.record(Object.fromEntries(named('path').map((name) => [name, inAddress(name, 6)])))
  const oddName = oddText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 500))
  const query = fc.array(
    fc
      .oneof({ weight: 4, arbitrary: fc.constantFrom(...named('query'), 'x') }, oddName)
      .chain((name) => fc.tuple(fc.constant(name), inAddress(name, 1))),
    { maxLength: 3 },
  )
  const fields = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
    Object.keys(schema.properties ?? {}),
  )
  const inBody = (name: string) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(VALID_VALUES[name] ?? 'x') }, oddValue)
  const body = fc.oneof(
    oddBytes,
    {
      weight: 3,
      arbitrary: fc
        .record(Object.fromEntries(fields.map((name) => [name, inBody(name)])))
        .map((value) => Buffer.from(JSON.stringify(value))),
    },
    oddValue.map((value) => Buffer.from(JSON.stringify(value) ?? '')),
  )
  return fc
    .record({
      params,
      query,
      body,
      contentType,
      authorization: authorization(credentials.authorization),
      other: oddText,
    })
    .map(({ params: values, query, body: payload, ...rest }) => ({
      method: method as 'GET',
      url: `${fill(path, values)}${query.length > 0 ? `?${query.map(([name, value]) => `${name}=${value}`).join('&')}` : ''}`,
      headers: {
        ...(rest.authorization === undefined ? {} : { authorization: rest.authorization }),
        ...(method === 'GET' || rest.contentType === '' ? {} : { 'content-type': rest.contentType }),
        ...(credentials.cookie && { cookie: credentials.cookie }),
        'if-none-match': rest.other.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 200),
        'x-token': rest.other.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 200),
      },
      ...(method === 'GET' ? {} : { payload }),
    }))
}

const fill = (path: string, values: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** Pages for staff and for those who have a link to a draft, which are not in the document. */
const PAGES = [
  ['/redaksjon/framsyn/{path}', ['utkast', 'tid']],
  ['/redaksjon/delt/{key}', []],
  ['/redaksjon/delt/{key}/images/{id}', ['w']],
  ['/redaksjon/delt/{key}/documents/{id}', []],
] as const
const pageCalls = PAGES.map(([path, query]): Call => {
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => ({ name, in: 'path' }))
  const parameters = [...inPath, ...query.map((name) => ({ name, in: 'query' }))]
  const responses = { '4XX': { content: { 'text/html': {} } } }
  return { path, method: 'GET', operation: { operationId: path, parameters, responses } }
})

/** These may end the caller's session, so they come last. */
const SESSION_ENDS = [
  ...['logout', 'staffLogout', 'deleteUser', 'changePassword', 'resetPassword', 'changeOwnPassword'],
  ...['endOwnSession', 'endOtherSessions', 'removeStaff', 'changeStaffRole', 'switchTokensDx', 'staffLogin'],
]
const endsSession = ({ operation }: Call) => SESSION_ENDS.includes(operation.operationId)
/** The event stream takes no input, and has no end that could be waited for. */
const answered = [
  ...operations.filter(({ operation }) => operation.operationId !== 'deskEvents'),
  ...pageCalls,
].sort((a, b) => Number(endsSession(a)) - Number(endsSession(b)))

const replies = new Map<number, number>()

test.each(answered.map((one) => [one.operation.operationId, one] as const))(
  'whatever anybody sends to %s, it replies without a server error and in the one shape of errors',
  async (_, one) => {
    if (endsSession(one)) await expectSessions()
    for (const credentials of Object.values(CALLERS))
      await fc.assert(
        fc.asyncProperty(requests(one, credentials), async (request) => {
          const reply = await app.inject(request)
          replies.set(reply.statusCode, (replies.get(reply.statusCode) ?? 0) + 1)
          check(reply, one.operation)
        }),
        { numRuns: RUNS, interruptAfterTimeLimit: 500 * RUNS, markInterruptAsFailure: false },
      )
  },
  5000 * RUNS + 30_000,
)

/** Of what comes before, nothing ended a session: it was reached by its callers. */
async function expectSessions() {
  if (hasSeenSessions) return
  hasSeenSessions = true
  for (const [, cookie] of staffCookies)
    expect((await app.inject({ url: '/redaksjon/api/session', headers: { cookie } })).statusCode).toBe(200)
  const url = '/partners/118/api/GetUserDx'
  expect((await app.inject({ url, headers: { cookie: sent(member) } })).statusCode).toBe(200)
}

let hasSeenSessions = false

afterAll(() => {
  if (!process.env.FUZZ_RUNS) return
  const total = [...replies.values()].reduce((sum, count) => sum + count, 0)
  const byStatus = [...replies].sort().map(([status, count]) => `${status}: ${count}`)
  console.log(`${total} requests to ${answered.length} calls by ${Object.keys(CALLERS).length} callers.`)
  console.log(`Replies: ${byStatus.join(', ')}.`)
})

function check(reply: LightMyRequestResponse, operation: Operation) {
  expect(reply.statusCode).toBeLessThan(500)
  expect(reply.headers['x-content-type-options']).toBe('nosniff')
  if (reply.statusCode < 400) return
  const type = String(reply.headers['content-type'])
  // A form that people fill in gets a page that says what is wrong.
  if (type.startsWith('text/') && operation.responses['4XX']?.content?.['text/html']) return
  expect(type).toContain('application/json')
  const body = reply.json()
  expect(Object.keys(body)).toEqual(['error'])
  expect(body.error).toEqual({
    code: expect.stringMatching(/^[a-z]+(_[a-z]+)*$/),
    message: expect.any(String),
    ...('field' in body.error && { field: expect.any(String) }),
  })
}

test.each([
  '/management/tull',
  '/platform',
  '/platform/x/y',
  '/identity/oauth',
  '/runtime/%ff',
  `/images/${'a'.repeat(300)}`,
])('%s is no call and gets a JSON error', async (path) => {
  const reply = await app.inject(path)
  expect([400, 404, 414]).toContain(reply.statusCode)
  expect(Object.keys(reply.json())).toEqual(['error'])
})

test.each([
  ['what is no request', 'TULL\r\n\r\n', 400],
  ['headers without an end', `GET / HTTP/1.1\r\nhost: x\r\na: ${'b'.repeat(40_000)}\r\n\r\n`, 431],
  ['a header of other letters', 'GET /search HTTP/1.1\r\nhost: x\r\na\0b: c\r\n\r\n', 400],
])('%s gets an error of the same shape', async (_, text, status) => {
  const reply = await sendText(text)
  expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(reply).toContain("content-security-policy: default-src 'none'")
  expect(Object.keys(JSON.parse(reply.slice(reply.indexOf('\r\n\r\n'))))).toEqual(['error'])
})

test('a body larger than a call needs is rejected unread', async () => {
  for (const url of ['/identity/oauth/token', newsletterPaths.form]) {
    const reply = await app.inject({ method: 'POST', url, payload: { email: HUGE.repeat(20) } })
    expect(reply.statusCode).toBe(413)
  }
})

/** Sends raw text to the listening server and returns everything that comes back. */
function sendText(text: string): Promise<string> {
  const { port } = app.server.address() as { port: number }
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
  })
}
