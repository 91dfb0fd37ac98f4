import type { Pool } from 'pg'
import { openOriginals } from '../../../content/media/originals.ts'
import type { Settings } from '../../../house/house.ts'
import { restorePointFile } from '../file-names.ts'
import type { BackupSettings } from '../settings.ts'
import { writeBackup } from '../write-backup.ts'
import { isFilled } from './checks.ts'

/** Backs up the house as it is before a restore. Undefined for a house that has nothing to lose. */
export async function writeRestorePoint(
  pool: Pool,
  {
    dataDir,
    sharedFiles,
    backup,
  }: Pick<Settings, 'dataDir' | 'sharedFiles'> & { backup: Pick<BackupSettings, 'folder' | 'secretsKey'> },
): Promise<string | undefined> {
  if (!(await isFilled(pool))) return undefined
  const now = () => new Date()
  const file = restorePointFile(backup.folder, now())
  const fetchOriginals = async () => (await openOriginals({ dataDir, sharedFiles })).fetchAll()
  await writeBackup({ pool, dataDir, fetchOriginals, secretsKey: backup.secretsKey, now }, file)
  return file
}
