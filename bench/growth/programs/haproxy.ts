import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { findFreePort } from '../../../scripts/free-port.ts'
import { isPrimary, type PostgresPair } from './postgres-pair.ts'
import { makeTemporaryFolder, startProgram, waitUntil } from './program.ts'

/** Starts HAProxy at one address for whichever PostgreSQL of the pair is the primary, as Patroni's documentation describes. */
export async function startHaproxy(
  pair: PostgresPair,
): Promise<{ connection: PostgresPair['primary'] } & AsyncDisposable> {
  await using stack = new AsyncDisposableStack()
  const { path: folder } = stack.use(await makeTemporaryFolder())
  const port = await findFreePort()
  const servers: string[] = []
  for (const [name, connection] of Object.entries({ first: pair.primary, second: pair.standby })) {
    const check = stack.use(await startRoleCheck(connection))
    const socket = join(connection.host, `.s.PGSQL.${connection.port}`)
    servers.push(`server ${name} unix@${socket} check addr 127.0.0.1 port ${check.port}`)
  }
  const config = join(folder, 'haproxy.cfg')
  await writeFile(
    config,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen postgres
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
  ${servers.join('\n  ')}
`,
  )
  stack.use(await startProgram('haproxy', ['-f', config], { folder }))
  const connection = { ...pair.primary, host: '127.0.0.1', port }
  await waitUntil('HAProxy leads to the primary', async () => {
    if (!(await isPrimary(connection))) throw new Error('It leads to the standby.')
  })
  const running = stack.move()
  return { connection, [Symbol.asyncDispose]: () => running.disposeAsync() }
}

/** Answers whether a PostgreSQL is the primary, as Patroni does on every machine. */
async function startRoleCheck(
  connection: PostgresPair['primary'],
): Promise<{ port: number } & AsyncDisposable> {
  const server = createServer(async (_request, reply) => {
    reply.statusCode = (await isPrimary(connection).catch(() => false)) ? 200 : 503
    reply.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
