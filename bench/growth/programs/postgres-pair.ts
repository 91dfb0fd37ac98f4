import { execFile } from 'node:child_process'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '../../../apps/server/platform/db/embedded/embedded-postgres.ts'
import { makeTemporaryFolder, waitUntil } from './program.ts'
import { query } from './query.ts'

type Connection = { host: string; port: number; user: string; database: string }
type Settings = Record<string, string | number>

export interface PostgresPair extends AsyncDisposable {
  primary: Connection
  standby: Connection
  /** Kills the primary without a warning. */
  killPrimary(): Promise<void>
  promoteStandby(): Promise<void>
}

const STANDBY_NAME = 'standby'
const SETTINGS: Settings = { max_connections: 100, wal_level: 'replica', max_wal_senders: 5 }

/**
 * Starts a PostgreSQL and another one that repeats its changes. A change is acknowledged only when both have it
 * (`synchronous_standby_names`), so that none of those is lost with the first.
 */
export async function startPostgresPair(): Promise<PostgresPair> {
  await using stack = new AsyncDisposableStack()
  const folders = [stack.use(await makeTemporaryFolder()), stack.use(await makeTemporaryFolder())] as const
  for (const { path } of folders) await chmod(path, 0o755)
  const [{ path: primaryFolder }, { path: standbyFolder }] = folders

  const template = await start(primaryFolder, SETTINGS)
  await template.stop()
  await mkdir(join(standbyFolder, 'postgres'))
  const standbyCluster = join(standbyFolder, 'postgres', basename(template.clusterDir))
  await promisify(execFile)('cp', ['-a', template.clusterDir, standbyCluster])
  await writeFile(join(standbyCluster, 'standby.signal'), '')

  const primary = await start(primaryFolder, SETTINGS)
  stack.defer(() => primary.stop())
  const { host, port, user } = primary.connection
  const standby = await start(standbyFolder, {
    ...SETTINGS,
    primary_conninfo: `host=${host} port=${port} user=${user} application_name=${STANDBY_NAME}`,
  })
  stack.defer(() => standby.stop())
  await query(primary.connection, `alter system set synchronous_standby_names = '${STANDBY_NAME}'`)
  await query(primary.connection, 'select pg_reload_conf()')
  await waitUntil('the standby is synchronous', async () => {
    const [row] = await query<{ sync_state: string }>(
      primary.connection,
      'select sync_state from pg_stat_replication',
    )
    if (row?.sync_state !== 'sync') throw new Error(`It is ${row?.sync_state}.`)
  })
  const running = stack.move()
  return {
    primary: primary.connection,
    standby: standby.connection,
    async killPrimary() {
      process.kill(primary.pid, 'SIGKILL')
      while (isAlive(primary.pid)) await wait(10)
    },
    promoteStandby: async () => void (await query(standby.connection, 'select pg_promote()')),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

const start = (dataDir: string, settings: Settings) =>
  startEmbeddedPostgres({
    dataDir,
    log: () => {},
    reachableRoot: tmpdir(),
    settings,
  })

export const isPrimary = async (connection: Connection): Promise<boolean> => {
  const [row] = await query<{ isStandby: boolean }>(connection, 'select pg_is_in_recovery() as "isStandby"')
  return row?.isStandby === false
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
