import { chown, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { syncFolder } from '../../files/folders.ts'
import type { Binaries } from './binaries.ts'
import type { ClusterLocation } from './cluster-location.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { lastLines, runCommand } from './run-command.ts'
import { user } from './settings.ts'
import { toReachable } from './system-user.ts'

/** Sets up the cluster when there is none, and makes sure that these binaries can run the one there is. */
export async function ensureCluster(
  location: ClusterLocation,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<void> {
  await removeUnfinished(location.clusterDir)
  const version = await readVersion(location.clusterDir)
  if (version === undefined) return initCluster(location, binaries, log)
  if (version === binaries.major) return
  throw new DatabaseStartError(
    `The database in ${location.clusterDir} was made by PostgreSQL ${version}, and this Lerret uses ${binaries.major}, ` +
      `which cannot read it. Make a backup with the Lerret that made it, and restore that into an empty data folder.`,
  )
}

/** The cluster is renamed to its final path when it is complete: a set-up that is killed leaves no broken cluster. */
async function initCluster(
  { systemUser, clusterDir, access }: ClusterLocation,
  { initdb }: Binaries,
  log: (line: string) => void,
) {
  log(`Setting up the database in ${clusterDir}.`)
  const unfinished = await mkdtemp(unfinishedPrefix(clusterDir))
  try {
    await chown(unfinished, systemUser.uid, systemUser.gid)
    const { path, cwd } = toReachable(unfinished, access)
    const { isSuccess, output } = await runCommand(initdb, ['-D', path, ...INITDB_OPTIONS], systemUser, cwd)
    if (!isSuccess)
      throw new DatabaseStartError(
        `PostgreSQL could not set up ${clusterDir}. The end of its output:\n${lastLines(output)}`,
      )
    await rename(unfinished, clusterDir)
    await syncFolder(dirname(clusterDir))
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

const INITDB_OPTIONS = [
  `--username=${user}`,
  // Safe only because the socket's folder is closed to other users, and there is no network access.
  '--auth-local=trust',
  '--auth-host=reject',
  '--encoding=UTF8',
  // PostgreSQL's own locale: the same on every system, with no index to rebuild when the system's changes.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
  '--no-instructions',
]

async function removeUnfinished(clusterDir: string): Promise<void> {
  const prefix = basename(unfinishedPrefix(clusterDir))
  for (const name of await readdir(dirname(clusterDir))) {
    if (!name.startsWith(prefix)) continue
    // An initdb whose Lerret was killed may still be writing for a moment.
    await rm(join(dirname(clusterDir), name), {
      recursive: true,
      force: true,
      maxRetries: 10,
      retryDelay: 100,
    })
  }
}

function unfinishedPrefix(clusterDir: string): string {
  return `${clusterDir}.setup-`
}

async function readVersion(clusterDir: string): Promise<string | undefined> {
  try {
    return (await readFile(join(clusterDir, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const files = await readdir(clusterDir).catch(() => [])
    if (files.length === 0) return undefined
    throw new DatabaseStartError(
      `${clusterDir} is not a PostgreSQL cluster (no PG_VERSION), but not empty either. ` +
        'Restore it from a backup, or move it away to start with an empty database.',
    )
  }
}
