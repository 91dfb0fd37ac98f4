import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createGuardedAgent } from './http-client.ts'

/* 127.0.0.1 stands for the public internet here, and ::1 for the inside. */

const asked: string[] = []
const server = createServer((request, reply) => {
  asked.push(request.headers.host ?? '')
  reply.setHeader('connection', 'close').end('ok')
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const { port } = server.address() as AddressInfo
afterAll(() => server.close())

const PUBLIC = { address: '127.0.0.1', family: 4 }
const INNER = { address: '::1', family: 6 }

/** The addresses that each resolving gives, one after the other. */
let answers: (typeof PUBLIC)[][]
let resolved: string[]
beforeEach(() => {
  answers = []
  resolved = []
  asked.length = 0
})

const agents: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const agent of agents.splice(0)) await agent.close()
})

async function get(host: string, options: { autoSelectFamily?: boolean } = {}) {
  const agent = createGuardedAgent(
    {
      isAllowed: (address) => address === PUBLIC.address,
      async resolve(name) {
        resolved.push(name)
        return answers.shift() ?? []
      },
    },
    { connect: options },
  )
  agents.push(agent)
  const { body } = await agent.request({ origin: `http://${host}:${port}`, path: '/', method: 'GET' })
  return body.text()
}

test.each([true, false])('a name with a public address is connected to (all addresses: %s)', async (all) => {
  answers = [[PUBLIC]]
  expect(await get('tickets.example', { autoSelectFamily: all })).toBe('ok')
  expect(asked).toEqual([`tickets.example:${port}`])
})

test('a name that has a public address when it is checked and an inner one right after is resolved once', async () => {
  answers = [[PUBLIC], [INNER]]
  expect(await get('rebinding.example')).toBe('ok')
  expect(resolved).toEqual(['rebinding.example'])
})

test.each([
  ['an inner address', [INNER]],
  ['an inner address after a public one', [PUBLIC, INNER]],
  ['an inner address before a public one', [INNER, PUBLIC]],
  ['no address', []],
])('a name with %s is not connected to', async (_, addresses) => {
  answers = [addresses]
  await expect(get('inner.example')).rejects.toMatchObject({ name: 'AddressRefusedError' })
  expect(asked).toEqual([])
})

test.each(['[::1]', '127.0.0.2'])('%s, which needs no resolving, is not connected to', async (host) => {
  await expect(get(host)).rejects.toMatchObject({ name: 'AddressRefusedError' })
  expect(resolved).toEqual([])
})

test('an address that needs no resolving is connected to if it is public', async () => {
  expect(await get('127.0.0.1')).toBe('ok')
})
