import { chmod, chown, lstat, mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ClusterLocation } from './cluster.ts'
import { port } from './settings.ts'
import { isCurrentUser } from './system-user.ts'

// The system's limit is 107 bytes on Linux and 103 on macOS.
const MAX_SOCKET_PATH_BYTES = 100
/** A short path that every user can enter. PostgreSQL touches its socket regularly, so that cleaners leave it. */
const TEMPORARY_FOLDER = '/tmp'

/**
 * The private folder of PostgreSQL's socket, beside the cluster where PostgreSQL can reach that by a path that is short enough. Its
 * mode protects the database: connections on the socket need no password, so only the cluster's user (and root) may enter the folder.
 */
export async function makeSocketFolder(location: ClusterLocation, earlier?: string): Promise<string> {
  const { systemUser } = location
  const preferred = earlier ?? defaultSocketFolder(location)
  const canReach = earlier !== undefined || (isCurrentUser(systemUser) && fits(preferred))
  if (canReach) await mkdir(preferred, { recursive: true })
  const folder = canReach ? preferred : await mkdtemp(join(TEMPORARY_FOLDER, 'lerret-'))
  await chmod(folder, 0o700)
  await chown(folder, systemUser.uid, systemUser.gid)
  return folder
}

/** Removes the socket of a server that has ended: its lock file would block the next start if the pid is reused. */
export async function clearSocketFolder(socketDir: string, location: ClusterLocation): Promise<void> {
  const isTemporary = dirname(socketDir) === TEMPORARY_FOLDER
  if (!isTemporary && socketDir !== defaultSocketFolder(location)) return
  const folder = await lstat(socketDir).catch(() => undefined)
  if (!folder?.isDirectory() || folder.uid !== location.systemUser.uid) return
  await rm(socketPath(socketDir), { force: true })
  await rm(`${socketPath(socketDir)}.lock`, { force: true })
  if (isTemporary) await rmdir(socketDir)
}

export const socketPath = (socketDir: string): string => join(socketDir, `.s.PGSQL.${port}`)

const defaultSocketFolder = ({ clusterDir }: ClusterLocation): string => `${clusterDir}-socket`

const fits = (socketDir: string): boolean => Buffer.byteLength(socketPath(socketDir)) < MAX_SOCKET_PATH_BYTES
