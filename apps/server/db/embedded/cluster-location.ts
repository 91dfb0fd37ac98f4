import { createHash } from 'node:crypto'
import { readdir, readFile, readlink, realpath } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { exists, makeReadableFolder } from '../../files/folders.ts'
import { DatabaseStartError } from './database-start-error.ts'
import {
  type Access,
  choosePostgresUser,
  findAccess,
  findAccessToNew,
  findClusterOwner,
  type SystemUser,
} from './system-user.ts'

/** The folder of a data folder's cluster, the user who owns it, and how that user gets there. */
export type ClusterLocation = { systemUser: SystemUser; clusterDir: string; access: Access }
type Log = (line: string) => void

const OWNER_FILE = 'data-folder'

/**
 * The cluster of a data folder, if there is one. It is used where it is: permissions that change later never make Lerret
 * start over with an empty database.
 */
export async function findCluster(
  dataDir: string,
  reachableRoot: string,
  log: Log,
): Promise<ClusterLocation | undefined> {
  const folder = await realpath(dataDir)
  const clusterDir = await findClusterFolder(folder, reachableRoot)
  if (clusterDir === undefined) return undefined
  const systemUser = await findClusterOwner(clusterDir)
  const access = await findAccess(systemUser, clusterDir)
  if (access === undefined) throw noAccessError(systemUser, clusterDir)
  if (!clusterDir.startsWith(join(folder, 'postgres'))) log(`The database of ${folder} is in ${clusterDir}.`)
  return { systemUser, clusterDir, access }
}

/** The folder of a new cluster, named by the major version of PostgreSQL. */
export async function chooseClusterLocation(dataDir: string, major: string): Promise<ClusterLocation> {
  const folder = join(await realpath(dataDir), 'postgres')
  await makeReadableFolder(folder)
  await rejectOtherFiles(folder)
  const systemUser = await choosePostgresUser()
  const access = await findAccessToNew(systemUser, folder)
  if (access === undefined) throw noAccessError(systemUser, folder)
  return { systemUser, clusterDir: join(await realpath(folder), major), access }
}

async function findClusterFolder(folder: string, reachableRoot: string): Promise<string | undefined> {
  const clusters = join(folder, 'postgres')
  await rejectForeignLink(folder, clusters, reachableRoot)
  const versions = (await readdir(clusters).catch(() => [])).filter((name) => /^\d+$/.test(name))
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a))
  const candidates = [
    // Data folders of earlier versions: without the major version, or outside the data folder.
    clusters,
    join(legacyHome(folder, reachableRoot), 'postgres'),
    ...newestFirst.map((major) => join(clusters, major)),
  ]
  for (const path of candidates) if (await exists(join(path, 'PG_VERSION'))) return realpath(path)
  return undefined
}

// Earlier versions made a link to a folder elsewhere. A copy of the data folder must not share the database through it.
async function rejectForeignLink(folder: string, link: string, reachableRoot: string): Promise<void> {
  const target = await readlink(link).catch(() => undefined)
  if (target === undefined) return
  if (!(await exists(link)))
    throw new DatabaseStartError(
      `The database of ${folder} is missing: ${link} is a link to ${target}, which does not exist. ` +
        `To start with an empty database, remove the link.`,
    )
  const owner = await readFile(join(dirname(target), OWNER_FILE), 'utf8').catch(() => undefined)
  if (owner === undefined || owner === folder) return
  const home = legacyHome(folder, reachableRoot)
  throw new DatabaseStartError(
    `The database ${target} that ${link} points to belongs to the data folder ${owner}. ` +
      `If ${folder} is that folder, moved: mv '${dirname(target)}' '${home}' && printf %s '${folder}' > '${home}/${OWNER_FILE}' && rm '${link}'. ` +
      `If it is a copy that should have a database of its own: rm '${link}'.`,
  )
}

/** A damaged cluster of an earlier version must not be replaced by an empty one. */
async function rejectOtherFiles(folder: string): Promise<void> {
  const other = (await readdir(folder)).find((name) => !/^(\d+(-socket|\.setup-.*)?|\.probe-.*)$/.test(name))
  if (other === undefined) return
  throw new DatabaseStartError(
    `${folder} is not a folder of PostgreSQL clusters, but not empty either (${other}). ` +
      'Restore it from a backup, or move it away to start with an empty database.',
  )
}

function noAccessError(systemUser: SystemUser, folder: string): DatabaseStartError {
  return new DatabaseStartError(
    `PostgreSQL runs as the user ${systemUser.name}, who cannot own files in ${folder} and write there. ` +
      'Let that user pass every folder above it (chmod o+x), or set DATABASE_URL to a PostgreSQL server.',
  )
}

/** Where earlier versions put the database of a data folder that PostgreSQL's user cannot enter. */
function legacyHome(folder: string, reachableRoot: string): string {
  return join(resolve(reachableRoot), createHash('sha256').update(folder).digest('hex').slice(0, 12))
}
