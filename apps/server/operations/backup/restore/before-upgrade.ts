import type { Pool } from 'pg'
import { listMigrations } from '../../../platform/db/migrate.ts'
import { findVersionFact } from '../../../platform/db/version-fact.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { exists } from '../../../platform/files/folders.ts'
import { findCommit, LERRET_VERSION } from '../../../platform/settings/version.ts'
import type { Manifest } from '../archive/manifest.ts'
import { readManifest } from '../archive/read-archive.ts'

const refused = (reason: string) => new AppError('restore_refused', reason)

/**
 * The backup that the last upgrade of a house made. Only a Lerret with the tables of that backup may restore it: any newer one
 * would upgrade them again.
 */
export async function findBackupBeforeUpgrade(pool: Pool): Promise<string> {
  const file = (await findVersionFact(pool))?.backup
  if (!file)
    throw refused('The last upgrade of this house made no backup. Restore another: npm run restore -- FILE')
  if (!(await exists(file)))
    throw refused(
      `The backup of the last upgrade, ${file}, is not there. Fetch a copy of it, and: npm run restore -- FILE`,
    )
  const manifest = await readManifest(file)
  if ((await listMigrations()).at(-1)?.when !== manifest.migration.when) throw otherVersionError(manifest)
  return file
}

function otherVersionError({ version, migration }: Manifest): AppError {
  const commit = findCommit(version)
  const code = commit
    ? `git checkout ${commit}, or unpack its release archive`
    : `get its code, whose newest migration is ${migration.tag}`
  return refused(
    `Before the upgrade this house had Lerret ${version}, and this is Lerret ${LERRET_VERSION}, which has other tables. ` +
      `Nothing was changed. To go back: ${code}; then repeat this command there.`,
  )
}
