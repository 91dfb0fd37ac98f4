import type { ClientBase } from 'pg'

type Client = Pick<ClientBase, 'query'>

/**
 * Tables whose rows no backup has, with the reason. Every other table of the database is in every backup: they are read from the
 * catalog, so that a new one cannot be forgotten.
 */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  session: 'Somebody may have signed out since; a restored session would let them in again.',
  access_token: 'The same: it opens sessions.',
  trusted_device: 'The same: it lets a device sign in without a code.',
  sign_in_challenge: 'A sign-in under way, valid for minutes.',
  passkey_challenge: 'A sign-in under way, valid for minutes.',
  pending_sign_in: 'A sign-in under way, valid for minutes.',
  password_link: 'A link that may have been used since; a restored one would work again.',
}

/** Columns that no backup has and no restore accepts, with the reason: `table.column`. */
export const LEFT_OUT_COLUMNS: Readonly<Record<string, string>> = {
  'content_version.html_rules': 'A backup from elsewhere must not say that its HTML is clean.',
  'content_version.cleaned_texts': 'The same. They are computed from the body.',
}

export interface TableShape {
  name: string
  /** Generated columns, whose values follow from the others, and those that are left out are not among them. */
  columns: string[]
}

/** The tables of the house, each after those that it refers to. The job queue has a schema of its own, and is made anew. */
export async function listTables(client: Client): Promise<TableShape[]> {
  const { rows: tables } = await client.query<TableShape>(
    `
    select class.relname::text as name,
      array_agg(attribute.attname::text order by attribute.attnum) as columns
    from pg_class as class
      join pg_attribute as attribute on attribute.attrelid = class.oid
        and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
        and class.relname || '.' || attribute.attname <> all($1)
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p') and not class.relispartition
    group by class.relname order by class.relname
  `,
    [Object.keys(LEFT_OUT_COLUMNS)],
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select source.relname::text as from, target.relname::text as to
    from pg_constraint as reference
      join pg_class as source on source.oid = reference.conrelid
      join pg_class as target on target.oid = reference.confrelid
    where reference.contype = 'f' and reference.connamespace = 'public'::regnamespace and source.oid <> target.oid
  `)
  return sortByReferences(tables, references)
}

/** Throws for tables that refer to each other in a circle, which could not be filled one after the other. */
export function sortByReferences<Table extends { name: string }>(
  tables: readonly Table[],
  references: readonly { from: string; to: string }[],
): Table[] {
  const sorted: Table[] = []
  let waiting = [...tables]
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name))
    const blocked = new Set(references.filter(({ to }) => names.has(to)).map(({ from }) => from))
    const ready = waiting.filter(({ name }) => !blocked.has(name))
    if (ready.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...names].join(', ')}`)
    sorted.push(...ready)
    waiting = waiting.filter(({ name }) => blocked.has(name))
  }
  return sorted
}

export interface SequenceState {
  name: string
  value: string
  isCalled: boolean
}

/** Lists the numbers at which sequences go on. They are read after the snapshot has begun, so that no number in it is given out again. */
export async function listSequences(client: Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname
  `)
  const sequences: SequenceState[] = []
  for (const { name } of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${qualified(name)}`,
    )
    sequences.push({ name, value: state.rows[0]?.value ?? '1', isCalled: state.rows[0]?.called ?? false })
  }
  return sequences
}

export const qualified = (name: string) => `"public"."${name.replaceAll('"', '""')}"`
export const columnList = (columns: readonly string[]) =>
  columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ')
