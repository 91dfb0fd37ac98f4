import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { startEmbeddedPostgres } from '../../../apps/server/platform/db/embedded/embedded-postgres.ts'
import { makeTemporaryFolder } from './program.ts'

export interface Postgres extends AsyncDisposable {
  connection: { host: string; port: number; user: string; database: string }
  pid: number
}

/** Starts a PostgreSQL with a folder of its own, as on a machine beside the servers. */
export async function startPostgres(): Promise<Postgres> {
  await using stack = new AsyncDisposableStack()
  const { path: dataDir } = stack.use(await makeTemporaryFolder())
  await chmod(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: () => {},
    reachableRoot: tmpdir(),
    settings: { max_connections: 100 },
  })
  stack.defer(() => postgres.stop())
  const { connection, pid } = postgres
  const running = stack.move()
  return { connection, pid, [Symbol.asyncDispose]: () => running.disposeAsync() }
}

export const toUrl = ({ host, port, user, database }: Postgres['connection']) =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
