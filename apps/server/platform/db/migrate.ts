import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { z } from 'zod'

const OWN_FOLDER = join(import.meta.dirname, 'migrations')
const Journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })

/** A step of the tables' history; they are ordered by `when`, which never changes once a house has run them. */
export interface Migration {
  tag: string
  when: number
}

/** All migrations of this version of Lerret, the oldest first. */
export async function listMigrations(folder: string = OWN_FOLDER): Promise<Migration[]> {
  const text = await readFile(join(folder, 'meta', '_journal.json'), 'utf8')
  return Journal.parse(JSON.parse(text)).entries
}

/** The newest migration of a database; null when it has never been migrated. Writes nothing. */
export async function findAppliedMigration(client: Pick<ClientBase, 'query'>): Promise<number | null> {
  const table = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!table.rows[0]?.exists) return null
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  return rows[0]?.newest ? Number(rows[0].newest) : null
}

/**
 * Runs the migrations that are newer than the database's, up to and including `last`, in the caller's transaction. They are noted
 * in the table of drizzle-kit. (Its own migrator begins a transaction itself, and cannot stop at a migration.)
 */
export async function applyMigrations(
  client: Pick<ClientBase, 'query'>,
  {
    last = Number.POSITIVE_INFINITY,
    folder = OWN_FOLDER,
  }: { last?: number; folder?: string | undefined } = {},
): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const applied = (await findAppliedMigration(client)) ?? Number.NEGATIVE_INFINITY
  for (const { tag, when } of await listMigrations(folder)) {
    if (when <= applied || when > last) continue
    const text = await readFile(join(folder, `${tag}.sql`), 'utf8')
    for (const statement of text.split('--> statement-breakpoint')) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      createHash('sha256').update(text).digest('hex'),
      when,
    ])
  }
}
