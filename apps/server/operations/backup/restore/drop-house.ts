import type { ClientBase } from 'pg'
import { findAppliedMigration } from '../../../platform/db/migrate.ts'
import { AppError } from '../../../platform/errors/app-error.ts'

/** Drops everything that migrations and the job queue have made, in the caller's transaction; extensions stay. */
export async function dropHouse(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(OWN_OBJECTS)
  if (rows.length > 0 && (await findAppliedMigration(client)) === null)
    throw new AppError(
      'restore_refused',
      'The database has tables that are not those of Lerret. Restore into an empty database.',
    )
  for (const { statement } of rows) await client.query(statement)
  await client.query('drop schema if exists drizzle cascade')
  await client.query('drop schema if exists pgboss cascade')
}

/** A statement for each table, sequence, function and type of the schema that no extension has brought. */
const OWN_OBJECTS = `
  with extension_member as (select classid, objid from pg_depend where deptype = 'e')
  select format('drop %s if exists %s cascade', kind, object) as statement from (
    select 'table' as kind, oid::regclass::text as object, oid, 'pg_class'::regclass as class from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    union all select 'view', oid::regclass::text, oid, 'pg_class'::regclass from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'v'
    union all select 'sequence', oid::regclass::text, oid, 'pg_class'::regclass from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S'
    union all select 'routine', oid::regprocedure::text, oid, 'pg_proc'::regclass from pg_proc
      where pronamespace = 'public'::regnamespace
    union all select 'type', oid::regtype::text, oid, 'pg_type'::regclass from pg_type
      where typnamespace = 'public'::regnamespace and typtype = 'e'
  ) as own
  where not exists (select from extension_member where classid = own.class and objid = own.oid)`
