import type pg from 'pg'
import { DatabaseStartError } from './embedded/database-start-error.ts'

/** The names of sessions with PostgreSQL itself, by which others see that a command or server runs. */
export const SERVER_NAME = 'lerret'
export const LISTENER_NAME = 'lerret listener'
/** The name of connections through a pooler, which keeps them open when the server has ended. */
export const POOLER_NAME = 'lerret pooled'

/** Throws when another program answers for PostgreSQL: a pooler gives clients process numbers of its own. */
export async function assertDirect(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const { processID } = client as pg.PoolClient & { processID: number | null }
  if (rows[0]?.pid !== processID) throw poolerError()
}

/** pgBouncer does not accept the timeouts that are sent with a new connection. */
export function isPoolerRefusal(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each.message.startsWith('unsupported startup parameter')) return true
  return false
}

export const poolerError = (cause?: unknown) =>
  new DatabaseStartError(
    'The database is reached through a pooler such as pgBouncer, which has no notifications, sessions and locks. ' +
      'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
    { cause },
  )

/** Throws when the pooler leads to another database than the direct address. */
export async function assertSameDatabase(pooled: pg.PoolClient, direct: pg.Pool): Promise<void> {
  if ((await identifyDatabase(pooled)) === (await identifyDatabase(direct))) return
  throw new DatabaseStartError(
    'DATABASE_URL and DATABASE_DIRECT_URL reach different databases. They must be two addresses of one.',
  )
}

async function identifyDatabase(client: Pick<pg.ClientBase, 'query'>): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as id
     from pg_control_system()`,
  )
  return rows[0]?.id ?? ''
}
