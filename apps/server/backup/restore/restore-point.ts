import type { Pool } from 'pg'
import type { BackupSettings } from '../../settings/backup-settings.ts'
import { restorePointFile } from '../file-names.ts'
import { writeBackup } from '../write-backup.ts'
import { isFilled } from './checks.ts'

/** Backs up the house as it is before a restore. Undefined for a house that has nothing to lose. */
export async function writeRestorePoint(
  pool: Pool,
  { dataDir, backup }: { dataDir: string; backup: Pick<BackupSettings, 'folder' | 'secretsKey'> },
): Promise<string | undefined> {
  if (!(await isFilled(pool))) return undefined
  const now = () => new Date()
  const file = restorePointFile(backup.folder, now())
  await writeBackup({ pool, dataDir, secretsKey: backup.secretsKey, now }, file)
  return file
}
