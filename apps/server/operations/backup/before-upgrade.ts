import { mkdir, readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { openOriginals } from '../../content/media/originals.ts'
import type { Settings } from '../../house/house.ts'
import type { UpgradeOptions } from '../../platform/db/connection.ts'
import { DatabaseStartError } from '../../platform/db/embedded/database-start-error.ts'
import { LERRET_VERSION } from '../../platform/settings/version.ts'
import { beforeUpgradeFile } from './file-names.ts'
import { isFilled } from './restore/checks.ts'
import type { BackupSettings } from './settings.ts'
import { writeBackup } from './write-backup.ts'

interface UpgradeBackupOptions {
  dataDir: string
  sharedFiles?: Settings['sharedFiles']
  backup: BackupSettings
  now: () => Date
  log(line: string): void
}

/** Makes a backup before a newer Lerret changes the tables of a house, unless the operator makes backups in another way. */
export const backUpBeforeUpgrade = ({
  dataDir,
  sharedFiles,
  backup: { isScheduled, folder, secretsKey },
  now,
  log,
}: UpgradeBackupOptions): UpgradeOptions => ({
  async beforeUpgrade(pool) {
    if (!isScheduled || !(await isFilled(pool))) return null
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await assertSpace(folder, await estimateBytes(pool, dataDir))
    const { file } = await writeBackup(
      {
        pool,
        dataDir,
        fetchOriginals: async () => (await openOriginals({ dataDir, sharedFiles })).fetchAll(),
        secretsKey,
        now,
      },
      beforeUpgradeFile(folder, LERRET_VERSION, now()),
    )
    log(`The tables are brought up to date for Lerret ${LERRET_VERSION}. The house as it was is in ${file}.`)
    return file
  },
})

/** Estimates the room for the backup, which is smaller, and for tables that a migration writes anew. */
async function estimateBytes(pool: Pool, dataDir: string): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
  const media = join(dataDir, 'media')
  const names = await readdir(media).catch(() => [])
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(media, name))).size))
  return Number(rows[0]?.bytes) + sizes.reduce((sum, size) => sum + size, 0)
}

async function assertSpace(folder: string, neededBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize > neededBytes) return
  const toMb = (bytes: number) => Math.ceil(bytes / 1_000_000)
  throw new DatabaseStartError(
    `An upgrade begins with a backup, and the disk of ${folder} has ${toMb(bavail * bsize)} MB of the ${toMb(neededBytes)} MB that it may need. ` +
      'Nothing was changed. Free some space, or set BACKUP_DIR to a folder on another disk.',
  )
}
