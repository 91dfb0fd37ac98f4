import { once } from 'node:events'
import { createServer, type IncomingMessage, request as requestHttp } from 'node:http'
import { type RequestOptions, request as requestHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { RESERVED_SEGMENTS } from '@lerret/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDeskEventHub } from '../../content/desk-events/hub.ts'
import { MAX_UPLOAD_BYTES } from '../../content/media/upload.ts'
import { givenDesk } from '../../staff/test-staff.ts'
import { findNginx } from '../../testing/nginx.ts'
import { HOST, hasProgram, type RunningProxy, startCaddy, startNginx } from './test-proxies.ts'

const VISITOR = '127.0.0.2'
const nginx = findNginx()
const deskEvents = createDeskEventHub()
const house = await givenDesk({
  settings: { publicUrl: `https://${HOST}`, trustedProxies: ['127.0.0.1'] },
  deskEvents,
})
/** Whom the last request came from, as Lerret sees it. */
let caller: unknown[] = []
house.app.addHook('onRequest', async ({ ip, host, protocol }) => {
  caller = [ip, host, protocol]
})
/** The addresses that Lerret has answered, with their status. */
const answered: unknown[] = []
house.app.addHook('onResponse', async ({ url }, { statusCode }) => {
  answered.push([url, statusCode])
})
await house.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = house.app.server.address() as AddressInfo
const cookie = await house.givenStaff('admin')

describe.each([
  { name: 'Caddy', isMissing: !hasProgram('caddy'), start: () => startCaddy(port) },
  { name: 'nginx', isMissing: !nginx || !hasProgram(nginx), start: () => startNginx([port], nginx ?? '') },
])('behind $name as in the example', ({ isMissing, start }) => {
  let proxy: RunningProxy
  beforeAll(async () => {
    if (!isMissing) proxy = await start()
  })
  afterAll(() => proxy?.stop())

  const send = (path: string, options: SendOptions = {}) => sendThrough(proxy, path, options)

  test.skipIf(isMissing)('http is redirected to https', async () => {
    const request = requestHttp({
      host: '127.0.0.1',
      port: proxy.httpPort,
      path: '/kino?dag=1',
      headers: { host: HOST },
    }).end()
    const [reply] = await once(request, 'response')
    reply.resume()
    expect([301, 308]).toContain(reply.statusCode)
    const { protocol, hostname, pathname, search } = new URL(reply.headers.location)
    expect([protocol, hostname, pathname, search]).toEqual(['https:', HOST, '/kino', '?dag=1'])
  })

  test.skipIf(isMissing)('the visitor is known, and cannot claim to be another', async () => {
    const lies = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'other.example',
      'x-forwarded-proto': 'http',
    }
    const reply = await send('/health', { headers: lies })
    expect(await text(reply)).toContain('"ok"')
    expect(caller).toEqual([VISITOR, expect.stringContaining(HOST), 'https'])
    expect(reply.headers['strict-transport-security']).toBe('max-age=31536000')
  })

  test.skipIf(isMissing)('every address of the server is answered by Lerret', async () => {
    for (const segment of RESERVED_SEGMENTS) {
      const before = answered.length
      const reply = await send(`/${segment}/x`)
      reply.resume()
      expect(answered.slice(before), segment).toEqual([[`/${segment}/x`, reply.statusCode]])
    }
  })

  test.skipIf(isMissing)('an upload reaches Lerret, which alone says what is too large', async () => {
    const boundary = 'lerret'
    const upload = (bytes: number) =>
      send('/redaksjon/api/media', {
        method: 'POST',
        headers: {
          cookie,
          origin: `https://${HOST}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        body: Buffer.concat([
          Buffer.from(
            `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
          ),
          Buffer.alloc(bytes),
          Buffer.from(`\r\n--${boundary}--\r\n`),
        ]),
      })
    const codeOf = async (bytes: number) => JSON.parse(await text(await upload(bytes))).error.code
    expect(await codeOf(5_000_000)).not.toBe('upload_too_large')
    expect(await codeOf(MAX_UPLOAD_BYTES + 1000)).toBe('upload_too_large')
  })

  test.skipIf(isMissing)('events of the desk arrive at once', async () => {
    const reply = await send('/redaksjon/api/events', { headers: { cookie, 'accept-encoding': 'gzip' } })
    expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([200, undefined])
    reply.setEncoding('utf8')
    let received = ''
    reply.on('data', (more: string) => (received += more))
    deskEvents.emit({ type: 'release' })
    // Nothing else follows that would push it out of a buffer.
    await expect.poll(() => received, { timeout: 20_000 }).toContain('release')
    reply.destroy()
  })
})

test.skipIf(!hasProgram('caddy'))(
  'behind Caddy as in the example, a request waits for a server that is started again',
  async () => {
    const server = createServer((_, reply) => reply.end())
    let connections = 0
    server.on('connection', (socket) => {
      // The first connection is that of a server which stops.
      if (connections++ === 0) socket.destroy()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const proxy = await startCaddy((server.address() as AddressInfo).port)
    const reply = await sendThrough(proxy, '/')
    reply.resume()
    expect([reply.statusCode, connections]).toEqual([200, 2])
    await proxy.stop()
    server.close()
  },
)

test.skipIf(!nginx)(
  'scripts that one of two servers lacks come from the other, whichever is asked',
  async () => {
    const [older, newer] = [await givenRelease('/assets/older.js'), await givenRelease('/assets/newer.js')]
    const proxy = await startNginx([older.port, newer.port], nginx ?? '')
    const readStatuses = async (path: string) => {
      const statuses = []
      for (let times = 0; times < 4; times++) {
        const reply = await sendThrough(proxy, path)
        reply.resume()
        statuses.push(reply.statusCode)
      }
      return statuses
    }
    for (const path of ['/assets/older.js', '/assets/newer.js'])
      expect(await readStatuses(path)).toEqual([200, 200, 200, 200])
    expect(await readStatuses('/assets/nobodys.js')).toEqual([404, 404, 404, 404])
    older.asked.length = newer.asked.length = 0
    expect(await readStatuses('/finst-ikkje')).toEqual([404, 404, 404, 404])
    expect([...older.asked, ...newer.asked]).toHaveLength(4)
    await proxy.stop()
    older.stop()
    newer.stop()
  },
)

/** Answers as a server whose release has one script. */
async function givenRelease(script: string) {
  const asked: (string | undefined)[] = []
  const server = createServer((request, reply) => {
    asked.push(request.url)
    reply.writeHead(request.url === script ? 200 : 404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, asked, stop: () => server.close() }
}

type SendOptions = RequestOptions & { body?: Uint8Array }

/** Sends a request to a proxy as a visitor with an address of its own. */
async function sendThrough(
  { httpsPort }: RunningProxy,
  path: string,
  { body, ...options }: SendOptions = {},
): Promise<IncomingMessage> {
  const request = requestHttps({
    host: '127.0.0.1',
    port: httpsPort,
    servername: HOST,
    rejectUnauthorized: false,
    localAddress: VISITOR,
    path,
    ...options,
    headers: { host: HOST, ...options.headers },
  }).end(body)
  const [reply] = await once(request, 'response')
  return reply
}
