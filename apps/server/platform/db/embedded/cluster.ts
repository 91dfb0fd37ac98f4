import { chown, mkdir, mkdtemp, readdir, readFile, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { syncFolder } from '../../files/folders.ts'
import type { Binaries } from './binaries.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { lastLines, runCommand } from './run-command.ts'
import { POSTGRES_MAJOR, user } from './settings.ts'
import { choosePostgresUser, type SystemUser, toReachable } from './system-user.ts'

/** The folder of a data folder's cluster, and the user who owns it. */
export type ClusterLocation = { systemUser: SystemUser; clusterDir: string }

export const clusterFolder = async (dataDir: string): Promise<string> =>
  join(await realpath(dataDir), 'postgres', POSTGRES_MAJOR)

export async function locateCluster(dataDir: string): Promise<ClusterLocation> {
  const clusterDir = await clusterFolder(dataDir)
  return { systemUser: await choosePostgresUser(clusterDir), clusterDir }
}

/** Sets up the cluster when there is none, and makes sure that these binaries can run the one there is. */
export async function ensureCluster(
  location: ClusterLocation,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<void> {
  const { clusterDir } = location
  await mkdir(dirname(clusterDir), { recursive: true })
  await removeUnfinished(clusterDir)
  const version = await readFile(join(clusterDir, 'PG_VERSION'), 'utf8').catch(ignoreMissing)
  if (version === undefined) return initCluster(location, binaries, log)
  if (version.trim() === binaries.major) return
  throw new DatabaseStartError(
    `The database in ${clusterDir} was made by PostgreSQL ${version.trim()}, and this Lerret uses ${binaries.major}, ` +
      `which cannot read it. Make a backup with the Lerret that made it, and restore that into an empty data folder.`,
  )
}

/** The cluster is renamed to its final path when it is complete: a set-up that is killed leaves no broken cluster. */
async function initCluster(
  { systemUser, clusterDir }: ClusterLocation,
  { initdb }: Binaries,
  log: (line: string) => void,
) {
  const folder = dirname(clusterDir)
  const [other] = (await readdir(folder)).filter((name) => name !== `${basename(clusterDir)}-socket`)
  // A damaged cluster, or one of another version, must not be replaced by an empty one.
  if (other !== undefined)
    throw new DatabaseStartError(
      `${folder} has no PostgreSQL cluster of version ${POSTGRES_MAJOR}, but is not empty either (${other}). ` +
        'Restore it from a backup, or move it away to start with an empty database.',
    )
  log(`Setting up the database in ${clusterDir}.`)
  const unfinished = await mkdtemp(unfinishedPrefix(clusterDir))
  try {
    await chown(unfinished, systemUser.uid, systemUser.gid)
    const { path, cwd } = toReachable(systemUser, unfinished)
    const { isSuccess, output } = await runCommand(initdb, ['-D', path, ...INITDB_OPTIONS], systemUser, cwd)
    if (!isSuccess)
      throw new DatabaseStartError(
        `PostgreSQL could not set up ${clusterDir}. The end of its output:\n${lastLines(output)}`,
      )
    await rename(unfinished, clusterDir)
    await syncFolder(folder)
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
  const names = (await readdir(dirname(clusterDir))).filter((name) => name.startsWith(prefix))
  // An initdb whose Lerret was killed may still be writing for a moment.
  const options = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }
  for (const name of names) await rm(join(dirname(clusterDir), name), options)
}

const unfinishedPrefix = (clusterDir: string): string => `${clusterDir}.setup-`

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
