import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoredFile } from '@lerret/model'
import { connectDatabase, type Database } from '../../platform/db/connection.ts'
import { startEmbeddedPostgres } from '../../platform/db/embedded/embedded-postgres.ts'
import { restoreHouse } from './restore/restore.ts'
import type { SecretsOpener } from './secrets.ts'

/** A restored house for as long as it is tried. */
export interface TrialHouse {
  db: Database
  dataDir: string
  readMedia: (media: StoredFile) => Promise<Uint8Array>
}

export interface TrialResult {
  /** When the backup was made. */
  madeAt: string
  version: string
  rows: number
  files: number
  pages: number
}

/**
 * Restores a backup into a PostgreSQL of its own and publishes it, to show that it can be restored. Nothing of it remains, and the
 * house itself is not touched.
 */
export async function tryBackup(
  file: string,
  {
    countPages,
    postgresBin,
    secretsOpener,
  }: {
    countPages(house: TrialHouse): Promise<number>
    postgresBin: string | undefined
    /** Tried too, where there is one. */
    secretsOpener: SecretsOpener | undefined
  },
): Promise<TrialResult> {
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'lerret-trial-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  // As root, PostgreSQL runs as another user, who must have access to the folder; the files of the house stay closed to others.
  await chmod(folder, 0o755)
  const dataDir = join(folder, 'house')
  await mkdir(dataDir, { mode: 0o700 })
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'database'),
    log: () => {},
    reachableRoot: join(folder, 'reachable'),
    binDir: postgresBin,
  })
  opened.defer(() => postgres.stop())
  const { db, pool, close } = await connectDatabase(postgres.connection)
  opened.defer(close)
  const { manifest, rows, files } = await restoreHouse(file, { pool, dataDir, secretsOpener })
  const readMedia = ({ fileName }: StoredFile) => readFile(join(dataDir, 'media', fileName))
  const pages = await countPages({ db, dataDir, readMedia })
  return { madeAt: manifest.madeAt, version: manifest.version, rows, files, pages }
}
