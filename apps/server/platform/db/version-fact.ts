import type { ClientBase } from 'pg'
import { z } from 'zod'

/** The version of Lerret that last brought the tables up to date, and the backup from before. Any version can read it. */
const VersionFact = z.object({ version: z.string(), backup: z.string().nullable() })
export type VersionFact = z.infer<typeof VersionFact>

type Client = Pick<ClientBase, 'query'>

export async function findVersionFact(client: Client): Promise<VersionFact | null> {
  const table = await client.query<{ exists: boolean }>(
    `select to_regclass('public.house_fact') is not null as exists`,
  )
  if (!table.rows[0]?.exists) return null
  const { rows } = await client.query<{ value: unknown }>(
    `select value from house_fact where name = 'version'`,
  )
  return VersionFact.safeParse(rows[0]?.value).data ?? null
}

export async function setVersionFact(client: Client, fact: VersionFact): Promise<void> {
  await client.query(
    `insert into house_fact (name, value) values ('version', $1)
     on conflict (name) do update set value = excluded.value where house_fact.value <> excluded.value`,
    [JSON.stringify(fact)],
  )
}
