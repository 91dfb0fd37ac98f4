import { DrizzleQueryError } from 'drizzle-orm'
import Fastify, { LogController } from 'fastify'
import { expect, test } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { loggerOptions, logReplies } from './request-logging.ts'

function givenApp(level = 'info') {
  const lines: Record<string, unknown>[] = []
  const app = Fastify({
    ...loggerOptions({ level, stream: { write: (line) => lines.push(JSON.parse(line)) } }),
    logController: new LogController({ disableRequestLogging: true }),
  })
  logReplies(app)
  app.get('/call/:name', async () => ({}))
  app.get('/*', async () => 'page')
  app.get('/slow', async (request) => {
    request.log.warn(new AppError('image_slow', 'It takes long.', { cause: new Error('timeout') }))
    return ''
  })
  app.get('/broken', async (request) => {
    const query = 'insert into subscriber (email) values ($1)'
    const cause = Object.assign(new Error('duplicate key: (email)=(kari@nordmann.example)'), {
      code: '23505',
      detail: 'Key (email)=(kari@nordmann.example) already exists.',
    })
    request.log.error(new DrizzleQueryError(query, ['kari@nordmann.example', '00447700900123'], cause))
    return ''
  })
  return { app, lines }
}

test('an error that passes by itself is logged without a stack', async () => {
  const { app, lines } = givenApp()
  await app.inject('/slow')
  expect(lines[0]).toMatchObject({
    err: { code: 'image_slow', message: 'It takes long.', cause: { message: 'timeout' } },
  })
  expect(JSON.stringify(lines)).not.toContain('request-logging.test')
})

test('a reply and its log line have the id of the request', async () => {
  const { app, lines } = givenApp()
  const { headers } = await app.inject('/call/x')
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(lines).toMatchObject([
    { reqId: headers['x-request-id'], route: '/call/:name', status: 200, method: 'GET' },
  ])
})

test('a well-formed request id of a proxy is used', async () => {
  const { app } = givenApp()
  const idFor = async (id: string) =>
    (await app.inject({ url: '/call/x', headers: { 'x-request-id': id } })).headers['x-request-id']
  expect(await idFor('proxy-0123.abc_9')).toBe('proxy-0123.abc_9')
  for (const id of ['short', 'x'.repeat(65), 'kari@nordmann.example', '"},{"x":"', 'a b c d e f g'])
    expect(await idFor(id)).toMatch(/^[0-9a-f-]{36}$/)
})

test('no log line has personal data of the request', async () => {
  const { app, lines } = givenApp('trace')
  await app.inject({
    url: '/call/Kari?email=kari@nordmann.example&key=hemmeleg',
    remoteAddress: '203.0.113.7',
    headers: {
      authorization: 'Bearer hemmeleg',
      cookie: 'sesjon=hemmeleg',
      'user-agent': 'Kari sin telefon',
    },
  })
  await app.inject({ url: '/sok?q=kari@nordmann.example', remoteAddress: '203.0.113.7' })
  expect(lines.length).toBeGreaterThan(1)
  expect(JSON.stringify(lines)).not.toMatch(/kari|nordmann|hemmeleg|203\.0\.113|sok/i)
})

test('an error is logged with its stack and cause, without the values of the query', async () => {
  const { app, lines } = givenApp()
  await app.inject('/broken')
  const [line] = lines
  expect(line).toMatchObject({
    err: {
      message: expect.stringContaining('insert into subscriber'),
      cause: { code: '23505' },
      stack: expect.stringContaining('logging.test.ts'),
    },
  })
  expect(JSON.stringify(line)).not.toMatch(/kari|nordmann|00447700900123/i)
})

test('pages are logged at debug level only', async () => {
  const quiet = givenApp('info')
  await quiet.app.inject('/kino')
  expect(quiet.lines).toEqual([])
  const detailed = givenApp('debug')
  await detailed.app.inject('/kino')
  expect(detailed.lines).toHaveLength(1)
})
