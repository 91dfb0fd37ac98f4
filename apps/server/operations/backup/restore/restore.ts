import pg from 'pg'
import { RESTORED_FACT } from '../../../content/house/rehearsal.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Manifest } from '../archive/manifest.ts'
import { readArchive } from '../archive/read-archive.ts'
import { decryptSecrets, lockedSecretsError, type SecretsOpener } from '../secrets.ts'
import { createTableRestore } from './restore-tables.ts'
import { stageFiles } from './staged-files.ts'

export interface RestoreTarget {
  pool: pg.Pool
  dataDir: string
  /** Opens the secrets in the backup, which are left out without it. */
  secretsOpener?: SecretsOpener | undefined
  /** Whether a backup with secrets is refused when nothing opens them. */
  needsSecrets?: boolean
  /** Called in the transaction, before anything is replaced. */
  beforeReplacing?(client: pg.PoolClient): Promise<void>
  /** Tests set it to apply the migrations of a later Lerret. */
  migrationsFolder?: string
}

export interface RestoreSummary {
  manifest: Manifest
  rows: number
  files: number
  /** `locked`: the backup has secrets, and nothing to open them with was given. */
  secrets: 'restored' | 'locked' | 'none'
}

/**
 * Replaces the rows, originals and secrets of a house with those of a backup. All of it happens in one transaction: when anything
 * fails, the house is as it was. The release and the pictures in their sizes are made anew by whoever publishes next.
 */
export async function restoreHouse(file: string, target: RestoreTarget): Promise<RestoreSummary> {
  const client = await target.pool.connect()
  try {
    await client.query('begin')
    await client.query(`set local lock_timeout = '30s'`)
    // A table is filled as fast as the archive can be read.
    await client.query('set local statement_timeout = 0')
    await client.query(`select pg_advisory_xact_lock(hashtext('lerret migrations'))`)
    await target.beforeReplacing?.(client)
    return await restoreInTransaction(file, target, client)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    throw new AppError(
      'restore_failed',
      `The backup ${file} could not be restored; the house is as it was.`,
      {
        cause: error,
      },
    )
  } finally {
    client.release(true)
  }
}

async function restoreInTransaction(
  file: string,
  { dataDir, secretsOpener, needsSecrets, migrationsFolder }: RestoreTarget,
  client: pg.PoolClient,
): Promise<RestoreSummary> {
  const tables = createTableRestore(client, file, migrationsFolder)
  await using staged = await stageFiles(dataDir)
  let files = 0
  let secrets: RestoreSummary['secrets'] = 'none'
  await readArchive(file, {
    onManifest: tables.begin,
    onTable: tables.addRows,
    async onMedia(fileName, content) {
      await staged.add('media', fileName, content)
      files += 1
    },
    async onSecrets(encrypted) {
      secrets = secretsOpener ? 'restored' : 'locked'
      if (!secretsOpener && needsSecrets) throw lockedSecretsError()
      if (!secretsOpener) return
      for (const [name, text] of Object.entries(await decryptSecrets(encrypted, secretsOpener)))
        await staged.add('secrets', name, [text])
    },
  })
  const manifest = await tables.finish()
  await client.query(`insert into house_fact (name, value) values ($1, 'true') on conflict do nothing`, [
    RESTORED_FACT,
  ])
  const placed = await staged.place()
  try {
    await client.query('commit')
  } catch (error) {
    await placed.undo()
    throw error
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return { manifest, rows, files, secrets }
}
