import { chmod, chown, lstat, mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Place } from './cluster-location.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { port } from './settings.ts'
import { type Account, canKeepFiles } from './system-user.ts'

// Unix takes 107 bytes on Linux and 103 on macOS.
const pathLimit = 100

/**
 * The private folder of PostgreSQL's socket. Its mode is what guards the database: who can open the socket is let
 * in without a password, so nobody but the cluster's user (and root) may enter.
 */
export async function makeSocketFolder(place: Place): Promise<string> {
  const { account } = place
  const beside = folderBeside(place)
  if (fits(beside) && (await canKeepFiles(account, dirname(beside)))) {
    await mkdir(beside, { recursive: true })
    return makePrivate(beside, account)
  }
  // A deep data folder makes the path longer than a socket's may be, so the socket goes to a short one. Its random
  // name is found again through postmaster.pid, and PostgreSQL keeps it fresh for cleaners of the temporary folder.
  for (const base of temporaryFolders()) {
    if (fits(join(base, 'lerret-XXXXXX')) && (await canKeepFiles(account, base)))
      return makePrivate(await mkdtemp(join(base, 'lerret-')), account)
  }
  throw new DatabaseStartError(
    `No place for PostgreSQL's socket: ${beside} is too long or closed to ${account.name}, and so are ` +
      `${temporaryFolders().join(' and ')}. Set DATA_DIR to a shorter path.`,
  )
}

/** Removes the socket of a server that is gone, since its lock would stop the next when the pid is in use again. */
export async function clearSocketFolder(socketDir: string, place: Place): Promise<void> {
  const isTemporary =
    temporaryFolders().includes(dirname(socketDir)) && basename(socketDir).startsWith('lerret-')
  if (!isTemporary && socketDir !== folderBeside(place)) return
  const folder = await lstat(socketDir).catch(() => undefined)
  if (!folder?.isDirectory() || folder.uid !== place.account.uid) return
  await rm(socketPath(socketDir), { force: true })
  await rm(`${socketPath(socketDir)}.lock`, { force: true })
  if (isTemporary) await rmdir(socketDir)
}

export function socketPath(socketDir: string): string {
  return join(socketDir, `.s.PGSQL.${port}`)
}

async function makePrivate(folder: string, { uid, gid }: Account): Promise<string> {
  await chmod(folder, 0o700)
  await chown(folder, uid, gid)
  return folder
}

function folderBeside({ clusterDir }: Place): string {
  return `${clusterDir}-socket`
}

function fits(socketDir: string): boolean {
  return Buffer.byteLength(socketPath(socketDir)) < pathLimit
}

function temporaryFolders(): string[] {
  return [...new Set([tmpdir(), '/tmp'])]
}
