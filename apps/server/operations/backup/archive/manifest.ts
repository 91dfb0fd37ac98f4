import { z } from 'zod'

/** Raised when a Lerret that knows only the current format could not read a backup. */
export const BACKUP_FORMAT = 1

const TableName = z.string().regex(/^[a-z_][a-z0-9_]*$/)

/** The first entry of a backup: what is in it, and which Lerret can read it. */
export const Manifest = z.object({
  format: z.literal(BACKUP_FORMAT),
  /** The version of Lerret that last changed the tables. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** The newest migration of the tables. */
  migration: z.object({ tag: z.string(), when: z.number() }),
  postgres: z.string(),
  /** The revision of the content. */
  revision: z.number().int(),
  /** Tables are in the order of their rows in the archive: a table comes after those that it refers to. */
  tables: z.array(
    z.object({ name: TableName, columns: z.array(TableName).min(1), rows: z.number().int().min(0) }),
  ),
  /** Tables whose rows are not in the archive. */
  leftOut: z.array(TableName),
  sequences: z.array(
    z.object({ name: TableName, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
})
export type Manifest = z.infer<typeof Manifest>

/** The last entry: the SHA-256 of every other one, by its name. Without it the archive is cut off. */
export const Checksums = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/))

export const MANIFEST_ENTRY = 'manifest.json'
export const CHECKSUMS_ENTRY = 'checksums.json'
export const SECRETS_ENTRY = 'secrets.age'

/** Rows of a table, in PostgreSQL's text format. A large table has several. */
export const tableEntry = (table: string, number: number) =>
  `tables/${table}/${String(number).padStart(6, '0')}.copy`
export const mediaEntry = (fileName: string) => `media/${fileName}`

export type EntryPlace =
  | { kind: 'manifest' | 'checksums' | 'secrets' }
  | { kind: 'table'; table: string }
  | { kind: 'media'; fileName: string }

/** Reads from its name what an entry is; null for a name that no backup has, such as a path out of its folder. */
export function parseEntryName(name: string): EntryPlace | null {
  if (name === MANIFEST_ENTRY) return { kind: 'manifest' }
  if (name === CHECKSUMS_ENTRY) return { kind: 'checksums' }
  if (name === SECRETS_ENTRY) return { kind: 'secrets' }
  const table = /^tables\/([a-z_][a-z0-9_]*)\/\d{6}\.copy$/.exec(name)?.[1]
  if (table !== undefined) return { kind: 'table', table }
  const fileName = /^media\/([^/\\\0]+)$/.exec(name)?.[1]
  return fileName === undefined || fileName.startsWith('.') ? null : { kind: 'media', fileName }
}
