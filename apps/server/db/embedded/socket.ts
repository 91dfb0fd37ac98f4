import { chmod, chown, lstat, mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { ClusterLocation } from './cluster-location.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { port } from './settings.ts'
import { findAccessToNew, type SystemUser } from './system-user.ts'

// The system's limit is 107 bytes on Linux and 103 on macOS.
const MAX_SOCKET_PATH_BYTES = 100

/**
 * The private folder of PostgreSQL's socket. Its mode protects the database: connections on the socket need no
 * password, so only the cluster's user (and root) may enter the folder.
 */
export async function makeSocketFolder(location: ClusterLocation, earlier?: string): Promise<string> {
  const { systemUser } = location
  const preferred = earlier ?? defaultSocketFolder(location)
  if (fits(preferred) && (await isReachable(systemUser, dirname(preferred)))) {
    await mkdir(preferred, { recursive: true })
    return makePrivate(preferred, systemUser)
  }
  // A deep data folder makes the path longer than a socket's may be, and one below a closed folder cannot be reached by
  // its path, so the socket goes to a temporary folder. Its random name is in postmaster.pid, and PostgreSQL touches it
  // regularly so that cleaners of temporary folders leave it.
  for (const base of temporaryFolders()) {
    // mkdtemp adds six characters.
    if (fits(join(base, 'lerret-......')) && (await isReachable(systemUser, base)))
      return makePrivate(await mkdtemp(join(base, 'lerret-')), systemUser)
  }
  throw new DatabaseStartError(
    `There is no folder for PostgreSQL's socket: ${preferred} is too long or closed to ${systemUser.name}, and so are ` +
      `${temporaryFolders().join(' and ')}. Set DATA_DIR to a shorter path.`,
  )
}

/** Removes the socket of a server that has ended: its lock file would block the next start if the pid is reused. */
export async function clearSocketFolder(socketDir: string, location: ClusterLocation): Promise<void> {
  const isTemporary =
    temporaryFolders().includes(dirname(socketDir)) && basename(socketDir).startsWith('lerret-')
  if (!isTemporary && socketDir !== defaultSocketFolder(location)) return
  const folder = await lstat(socketDir).catch(() => undefined)
  if (!folder?.isDirectory() || folder.uid !== location.systemUser.uid) return
  await rm(socketPath(socketDir), { force: true })
  await rm(`${socketPath(socketDir)}.lock`, { force: true })
  if (isTemporary) await rmdir(socketDir)
}

export function socketPath(socketDir: string): string {
  return join(socketDir, `.s.PGSQL.${port}`)
}

async function isReachable(systemUser: SystemUser, folder: string): Promise<boolean> {
  return (await findAccessToNew(systemUser, folder)) === 'path'
}

async function makePrivate(folder: string, { uid, gid }: SystemUser): Promise<string> {
  await chmod(folder, 0o700)
  await chown(folder, uid, gid)
  return folder
}

function defaultSocketFolder({ clusterDir }: ClusterLocation): string {
  return `${clusterDir}-socket`
}

function fits(socketDir: string): boolean {
  return Buffer.byteLength(socketPath(socketDir)) < MAX_SOCKET_PATH_BYTES
}

function temporaryFolders(): string[] {
  return [...new Set([tmpdir(), '/tmp'])]
}
