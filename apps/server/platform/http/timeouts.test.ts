import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { LayeredMap } from '@lerret/page-engine'
import type { ConnectionError } from 'fastify'
import { expect, test } from 'vitest'
import { openLiveRelease } from '../../publishing/live-release.ts'
import { openReleaseStore } from '../../publishing/releases/release-store.ts'
import { givenRelease } from '../../publishing/releases/test-release.ts'
import { givenApp } from '../../test-app.ts'
import { givenFolder } from '../../test-cleanup.ts'
import { replyToClientError } from './client-error.ts'
import { openConnection } from './test-connection.ts'
import { closeGracefully } from './timeouts.ts'

const folder = await givenFolder()
const store = openReleaseStore(folder)

/** More than the network buffers for a client that does not read. */
const LARGE = 24_000_000
const HALF_A_FORM =
  'POST /identity/oauth/token HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 4000\r\n\r\n{'
const CLOSING_REPLY = /^HTTP\/1\.1 200 .*\r\nconnection: close\r\n/is
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`

test('a request that arrives too slowly gets 408 and its connection is closed', async () => {
  const { app, port } = await givenServer(200)
  const opened = once(app.server, 'connection')
  // One that does not hang up though the other side does.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const [theirs] = (await opened) as [Socket]
  const gone = once(theirs, 'close')
  let received = ''
  socket.setEncoding('latin1').on('data', (text) => {
    received += text
    socket.write(' ')
  })
  socket.on('error', () => {})
  socket.write(HALF_A_FORM)
  await gone
  expect(received).toMatch(/^HTTP\/1\.1 408 .*"request_timeout"/s)
  socket.destroy()
})

test('half a minute is the limit for headers', async () => {
  const { app } = await givenServer()
  expect(app.server.headersTimeout).toBe(30_000)
})

test('a slow download and an idle connection are not cut off', async () => {
  const { port } = await givenServer(200)
  const [resting, slow] = [await openConnection(port), await openConnection(port)]
  for (let time = 0; time < 3; time++) await resting.request(get('/'))
  const readAll = await requestLargeFile(port)
  // By now the request timeout is over.
  expect(await slow.request(HALF_A_FORM)).toMatch(/^HTTP\/1\.1 408 /)
  expect(await resting.request(get('/'))).toMatch(/^HTTP\/1\.1 200 /)
  expect(await readAll()).toBeGreaterThan(LARGE)
  resting.socket.destroy()
})

test('no error reply is written into a reply that has begun', async () => {
  const tooSlow = Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }) as ConnectionError
  const server = createServer(({ socket }, response) => {
    response.write('half a reply', () => replyToClientError(tooSlow, socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { socket, send, readReply } = await openConnection((server.address() as AddressInfo).port)
  const gone = once(socket, 'close')
  await send(get('/'))
  await gone
  // The headers, and everything after them.
  expect((await readReply()) + (await readReply())).not.toContain('408')
  server.close()
})

test('a server that closes lets running requests finish', async () => {
  const { app, port } = await givenServer()
  const requested = once(app.server, 'request')
  const readAll = await requestLargeFile(port)
  await requested
  const closed = closeGracefully(app, 600_000)
  expect(await readAll()).toBeGreaterThan(LARGE)
  await closed
})

test('a server that closes answers requests that were sent before and not yet read', async () => {
  const { app, port } = await givenServer()
  const used = await Promise.all(Array.from({ length: 20 }, () => openConnection(port)))
  for (const connection of used) expect(await connection.request(get('/'))).toMatch(/^HTTP\/1\.1 200 /)
  // The client and the server share a thread, so the server reads none of these before it closes.
  for (const { socket } of used) socket.write(get('/'))
  const unconnected = connect(port, '127.0.0.1')
  unconnected.write(get('/'))
  const closed = closeGracefully(app)
  for (const connection of used) expect(await connection.readReply()).toMatch(CLOSING_REPLY)
  const [received] = await once(unconnected, 'data')
  expect(String(received)).toMatch(CLOSING_REPLY)
  await closed
  for (const { socket } of [...used, { socket: unconnected }]) socket.destroy()
})

test('a server that closes does not wait for those who go on asking', async () => {
  const { app, port } = await givenServer()
  let isClosed = false
  const asking = (async () => {
    while (!isClosed) await fetch(`http://127.0.0.1:${port}/health`).catch(() => {})
  })()
  const startedAt = Date.now()
  await closeGracefully(app, 600_000)
  isClosed = true
  await asking
  expect(Date.now() - startedAt).toBeLessThan(30_000)
})

test('a server that closes cuts slow requests after the grace period', async () => {
  const { app, port } = await givenServer()
  const slow = await openConnection(port)
  const requested = once(app.server, 'request')
  await slow.send(HALF_A_FORM)
  await requested
  const gone = once(slow.socket, 'close')
  await closeGracefully(app, 50)
  await gone
})

/** Requests the large file without reading it; the returned function reads it and gives the number of bytes. */
async function requestLargeFile(port: number) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(get('/large'))
  return async () => {
    let bytes = 0
    for await (const chunk of socket) {
      bytes += chunk.length
      if (bytes > LARGE) break
    }
    return bytes
  }
}

async function givenServer(requestTimeoutMs?: number) {
  const release = await givenRelease('page /', store)
  const large = { hash: await store.writeFile('0'.repeat(LARGE)), type: 'text/plain', immutable: false }
  const files = LayeredMap.fromObject({ ...Object.fromEntries(release.files), '/large': large })
  const site = openLiveRelease({ ...release, files }, store)
  const app = await givenApp({
    live: () => site,
    ...(requestTimeoutMs && { requestTimeoutMs }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, port: (app.server.address() as AddressInfo).port }
}
