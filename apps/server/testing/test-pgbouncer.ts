import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findFreePort } from '../../../scripts/free-port.ts'
import { choosePostgresUser } from '../platform/db/embedded/system-user.ts'
import { waitUntil } from '../test-wait-until.ts'
import { readExample } from './packaged-example.ts'

const PROGRAM = process.env.PGBOUNCER ?? '/usr/sbin/pgbouncer'

export const hasPgBouncer = spawnSync(PROGRAM, ['--version']).status === 0

/** Starts PgBouncer with the example, changed only in where things are, and with two connections to the database. */
export async function startPgBouncer(
  { host, port, user, database }: pg.PoolConfig,
  extraLines = '',
): Promise<{ connection: pg.PoolConfig; url: string } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'lerret-pgbouncer-'))
  // It refuses to run as root.
  const { uid, gid } = await choosePostgresUser()
  const ownPort = await findFreePort()
  const config = await readExample(join('pgbouncer', 'pgbouncer.ini'), [
    ['lerret = host=127.0.0.1 port=5432 dbname=lerret', `${database} = host=${host} port=${port}`],
    ['listen_port = 6432', `listen_port = ${ownPort}\nunix_socket_dir =`],
    ['scram-sha-256', 'trust'],
    ['/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt')],
    ['default_pool_size = 5', 'default_pool_size = 2'],
  ])
  await writeFile(join(folder, 'pgbouncer.ini'), `${config}${extraLines}\n`)
  await writeFile(join(folder, 'userlist.txt'), `"${user}" ""\n`)
  await chown(folder, uid, gid)
  const child = spawn(PROGRAM, [join(folder, 'pgbouncer.ini')], { cwd: '/', uid, gid, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const connection = { host: '127.0.0.1', port: ownPort, user, database }
  await waitUntil(() => assertAnswers(connection), { timeout: 30_000, interval: 50 })
  return {
    connection,
    url: `postgres://${user}@127.0.0.1:${ownPort}/${database}`,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function assertAnswers(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    await client.end()
  }
}
