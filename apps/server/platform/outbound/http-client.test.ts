import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { onFinished } from '../../test-cleanup.ts'
import { createGuardedAgent } from './http-client.ts'

/* These tests count 127.0.0.1 as public, and ::1 as internal. */

const requestedHosts: string[] = []
const server = createServer((request, reply) => {
  requestedHosts.push(request.headers.host ?? '')
  reply.setHeader('connection', 'close').end('ok')
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const { port } = server.address() as AddressInfo
afterAll(() => server.close())

const PUBLIC = { address: '127.0.0.1', family: 4 }
const INTERNAL = { address: '::1', family: 6 }

/** The results of resolving a name, in order. */
let resolutions: (typeof PUBLIC)[][]
let resolved: string[]
beforeEach(() => {
  resolutions = []
  resolved = []
  requestedHosts.length = 0
})

async function get(host: string, options: { autoSelectFamily?: boolean } = {}) {
  const agent = createGuardedAgent(
    {
      isAllowed: (address) => address === PUBLIC.address,
      async resolve(name) {
        resolved.push(name)
        return resolutions.shift() ?? []
      },
    },
    { connect: options },
  )
  onFinished(() => agent.close())
  const { body } = await agent.request({ origin: `http://${host}:${port}`, path: '/', method: 'GET' })
  return body.text()
}

test.each([true, false])('a name with a public address is connected to (all addresses: %s)', async (all) => {
  resolutions = [[PUBLIC]]
  expect(await get('tickets.example', { autoSelectFamily: all })).toBe('ok')
  expect(requestedHosts).toEqual([`tickets.example:${port}`])
})

test('a name that changes from a public to an internal address is resolved once', async () => {
  resolutions = [[PUBLIC], [INTERNAL]]
  expect(await get('rebinding.example')).toBe('ok')
  expect(resolved).toEqual(['rebinding.example'])
})

test.each([
  ['an internal address', [INTERNAL]],
  ['an internal address after a public one', [PUBLIC, INTERNAL]],
  ['an internal address before a public one', [INTERNAL, PUBLIC]],
  ['no address', []],
])('a name with %s is not connected to', async (_, addresses) => {
  resolutions = [addresses]
  await expect(get('inner.example')).rejects.toMatchObject({ name: 'AddressRefusedError' })
  expect(requestedHosts).toEqual([])
})

test.each(['[::1]', '127.0.0.2'])('the literal address %s is not connected to', async (host) => {
  await expect(get(host)).rejects.toMatchObject({ name: 'AddressRefusedError' })
  expect(resolved).toEqual([])
})

test('a literal public address is connected to', async () => {
  expect(await get('127.0.0.1')).toBe('ok')
})
