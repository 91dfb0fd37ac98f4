import { once } from 'node:events'
import { chown, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { choosePostgresUser } from '../../../apps/server/platform/db/embedded/system-user.ts'
import { findFreePort } from '../../../scripts/free-port.ts'
import type { Postgres } from './postgres.ts'
import { makeTemporaryFolder, replaceAll, startProgram, waitUntil } from './program.ts'

const EXAMPLE = join(import.meta.dirname, '..', '..', '..', 'packaging', 'pgbouncer', 'pgbouncer.ini')

/** Starts pgBouncer with the example of packaging, changed only in where things are. */
export async function startPgBouncer({
  host,
  port,
  user,
  database,
}: Postgres['connection']): Promise<{ url: string } & AsyncDisposable> {
  await using stack = new AsyncDisposableStack()
  const { path: folder } = stack.use(await makeTemporaryFolder())
  const ownPort = await findFreePort()
  const config = replaceAll(await readFile(EXAMPLE, 'utf8'), [
    ['host=127.0.0.1 port=5432', `host=${host} port=${port}`],
    ['listen_port = 6432', `listen_port = ${ownPort}\nunix_socket_dir =`],
    ['scram-sha-256', 'trust'],
    ['/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt')],
  ])
  await writeFile(join(folder, 'pgbouncer.ini'), config)
  await writeFile(join(folder, 'userlist.txt'), `"${user}" ""\n`)
  // It refuses to run as root.
  const { uid, gid } = await choosePostgresUser()
  await chown(folder, uid, gid)
  stack.use(await startProgram('pgbouncer', [join(folder, 'pgbouncer.ini')], { folder, uid, gid }))
  const url = `postgres://${user}@127.0.0.1:${ownPort}/${database}`
  await waitUntil('pgBouncer listens', async () => {
    const socket = connect(ownPort, '127.0.0.1')
    await once(socket, 'connect')
    socket.destroy()
  })
  const running = stack.move()
  return { url, [Symbol.asyncDispose]: () => running.disposeAsync() }
}
