import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { warnAboutUntrustedProxies } from './untrusted-proxies.ts'

async function send(
  requests: { remoteAddress: string; headers?: Record<string, string> }[],
  trustProxy: string[] | false = false,
) {
  const lines: string[] = []
  const app = Fastify({
    trustProxy,
    logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } },
  })
  warnAboutUntrustedProxies(app)
  app.get('/', async () => '')
  for (const request of requests) await app.inject({ url: '/', ...request })
  return lines.map((line) => JSON.parse(line).msg as string)
}
const forwarded = { 'x-forwarded-for': '203.0.113.9' }

test('a proxy nearby that is not trusted is named once, with the setting', async () => {
  const request = { remoteAddress: '10.0.0.2', headers: forwarded }
  expect(await send([request, request])).toEqual([expect.stringContaining('TRUSTED_PROXIES=10.0.0.2')])
})

test.each([
  ['a trusted proxy', { remoteAddress: '10.0.0.2', headers: forwarded }, ['10.0.0.2']],
  [
    'a visitor on the same machine, behind a trusted proxy on it',
    { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' } },
    ['127.0.0.1'],
  ],
  ['a stranger who sends the header', { remoteAddress: '198.51.100.7', headers: forwarded }, false],
  ['a visitor without a proxy', { remoteAddress: '10.0.0.2' }, false],
] as const)('%s is no reason for a warning', async (_, request, trusted) => {
  expect(await send([request], trusted ? [...trusted] : false)).toEqual([])
})
