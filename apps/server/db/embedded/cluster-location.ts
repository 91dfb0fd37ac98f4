import { createHash } from 'node:crypto'
import { mkdir, readFile, readlink, realpath, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'
import { exists, makeReadableFolder } from './folders.ts'
import {
  canOwnFilesIn,
  canWriteIn,
  choosePostgresUser,
  findClusterOwner,
  type SystemUser,
} from './system-user.ts'

/** The folder of a data folder's cluster, and the user who owns it. */
export type ClusterLocation = { systemUser: SystemUser; clusterDir: string }
type Log = (line: string) => void

const OWNER_FILE = 'data-folder'

/**
 * In the data folder, or, where PostgreSQL's user has no access to it, in a folder under `reachableRoot` with a link in
 * the data folder. An existing cluster is used where it is: permissions that change later never make Lerret start
 * over with an empty database.
 */
export async function findClusterLocation(
  dataDir: string,
  reachableRoot: string,
  log: Log,
): Promise<ClusterLocation> {
  await mkdir(dataDir, { recursive: true })
  const folder = await realpath(dataDir)
  const link = join(folder, 'postgres')
  const home = join(resolve(reachableRoot), shortHash(folder))
  const target = await readlink(link).catch(() => undefined)
  if (target !== undefined) await rejectForeignHome({ link, target, folder, home })

  const inDataFolder = await realpath(link).catch(() => link)
  if (await isCluster(inDataFolder)) return useExisting(inDataFolder, folder, log)
  const inHome = join(home, 'postgres')
  if (await isCluster(inHome)) return useExisting(await realpath(await linkHome(folder, home)), folder, log)

  const systemUser = await choosePostgresUser()
  if (target !== inHome && (await canOwnFilesIn(systemUser, dirname(inDataFolder))))
    return { systemUser, clusterDir: inDataFolder }
  await makeReadableFolder(home)
  if (!(await canOwnFilesIn(systemUser, home))) throw noAccessError(systemUser, home)
  const clusterDir = await linkHome(folder, home)
  log(`The user ${systemUser.name} cannot use ${folder}: its database is in ${clusterDir}.`)
  return { systemUser, clusterDir }
}

async function useExisting(clusterDir: string, folder: string, log: Log): Promise<ClusterLocation> {
  const systemUser = await findClusterOwner(clusterDir)
  if (!(await canWriteIn(systemUser, clusterDir))) throw noAccessError(systemUser, clusterDir)
  if (dirname(clusterDir) !== folder) log(`The database of ${folder} is in ${clusterDir}.`)
  return { systemUser, clusterDir }
}

async function linkHome(folder: string, home: string): Promise<string> {
  await writeFile(join(home, OWNER_FILE), folder)
  await symlink(join(home, 'postgres'), join(folder, 'postgres')).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  return join(await realpath(home), 'postgres')
}

// A copy of a data folder would otherwise share the original's database through the copied link.
async function rejectForeignHome(paths: { link: string; target: string; folder: string; home: string }) {
  const { link, target, folder, home } = paths
  const owner = await readFile(join(dirname(target), OWNER_FILE), 'utf8').catch(() => undefined)
  if (owner === undefined || owner === folder) return
  throw new DatabaseStartError(
    `The database ${target} that ${link} points to belongs to the data folder ${owner}. ` +
      `If ${folder} is that folder, moved: mv '${dirname(target)}' '${home}' && printf %s '${folder}' > '${home}/${OWNER_FILE}' && rm '${link}'. ` +
      `If it is a copy that should have a database of its own: rm '${link}'.`,
  )
}

async function isCluster(path: string): Promise<boolean> {
  return exists(join(path, 'PG_VERSION'))
}

function noAccessError(systemUser: SystemUser, folder: string): DatabaseStartError {
  return new DatabaseStartError(
    `PostgreSQL runs as the user ${systemUser.name}, who cannot enter ${folder} and write there. ` +
      'Let that user pass every folder above it (chmod o+x), or set DATABASE_URL to a PostgreSQL server.',
  )
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
