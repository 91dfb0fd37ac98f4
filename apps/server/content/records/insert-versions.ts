import type { Queryable } from '../../platform/db/connection.ts'
import { cleanVersion } from './html/safe-html.ts'
import type { RecordKey } from './record-key.ts'
import { contentVersion } from './table.ts'

/** A row of the table of versions, before its HTML is cleaned. */
export interface NewVersion extends RecordKey {
  version: number
  body: unknown
  author: string
  authorId?: string | undefined
}

/** Every new version is written here. */
export const insertVersions = (tx: Queryable, versions: readonly NewVersion[]) =>
  tx
    .insert(contentVersion)
    .values(versions.map((version) => ({ ...version, ...cleanVersion(version.kind, version.body) })))
