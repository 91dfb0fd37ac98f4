import { chown, mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClusterLocation } from '../../db/embedded/cluster-location.ts'
import { ARCHIVE_SETTING, type ServerOptions } from '../../db/embedded/settings.ts'
import { findAccess } from '../../db/embedded/system-user.ts'

/**
 * The folders of one database in WAL_DIR, which may have those of earlier ones: changes in `wal`, and in `base` copies of
 * the whole database that they are applied to.
 */
export const walFolder = (archive: string) => join(archive, 'wal')
export const baseFolder = (archive: string) => join(archive, 'base')

/** How much of the latest changes a broken disk can take with it. */
const ARCHIVE_TIMEOUT = '60s'

/** Run by PostgreSQL for each file of changes, which has 16 MB, most of it empty. An existing file is never replaced. */
export const ARCHIVE_COMMAND = [
  'set -e',
  'to="$LERRET_WAL/%f.gz"',
  'if [ -e "$to" ]; then gzip -dc "$to" | cmp -s - "%p"; exit; fi',
  'gzip -c "%p" > "$to.partial"',
  'sync "$to.partial"',
  'mv "$to.partial" "$to"',
  'sync "$LERRET_WAL"',
].join('; ')

/** How PostgreSQL is started so that it archives every change in WAL_DIR. While it cannot write there, changes stay in the data folder. */
export const archiveChanges =
  (walDir: string, log: (line: string) => void) =>
  async (location: ClusterLocation): Promise<ServerOptions> => {
    const archive = join(walDir, await readSystemIdentifier(location.clusterDir))
    const problem = await prepareArchive(archive, location)
    if (problem) log(problem)
    return {
      settings: {
        wal_level: 'replica',
        archive_mode: 'on',
        archive_timeout: ARCHIVE_TIMEOUT,
        archive_command: ARCHIVE_COMMAND,
        [ARCHIVE_SETTING]: archive,
      },
      // A path as a variable needs no quotes in the command.
      env: { LERRET_WAL: walFolder(archive) },
    }
  }

/** Makes the folders. A sentence for the operator if PostgreSQL cannot write there. */
async function prepareArchive(archive: string, { systemUser }: ClusterLocation): Promise<string | undefined> {
  const wal = walFolder(archive)
  try {
    // WAL_DIR itself is not made: it may be a disk that is not mounted.
    await mkdir(archive, { mode: 0o711 }).catch(ignoreExisting)
    await mkdir(baseFolder(archive), { mode: 0o700 }).catch(ignoreExisting)
    await mkdir(wal, { mode: 0o700 }).catch(ignoreExisting)
    await chown(wal, systemUser.uid, systemUser.gid)
    if ((await findAccess(systemUser, wal)) === 'path') return undefined
  } catch (error) {
    return `${notArchived(archive)} ${error}`
  }
  return `${notArchived(archive)} The user ${systemUser.name}, who runs PostgreSQL, cannot write there.`
}

const notArchived = (archive: string) =>
  `The changes of the database cannot be archived in ${archive} (WAL_DIR), and take up space in the data folder until they can.`

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}

/** The number that PostgreSQL gave the cluster when it was set up, which its changes belong to. */
async function readSystemIdentifier(clusterDir: string): Promise<string> {
  const control = await readFile(join(clusterDir, 'global', 'pg_control'))
  return control.readBigUInt64LE().toString()
}

/** Makes the content of a file survive a power cut. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path)
  await file.sync().finally(() => file.close())
}
