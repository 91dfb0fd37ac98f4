import { chown, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'
import { runCommand } from './run-command.ts'

/** A user of the operating system. */
export type SystemUser = { name: string; uid: number; gid: number }

/** The user to run PostgreSQL as: the current one, or, as PostgreSQL refuses to run as root, `postgres` or `nobody`. */
export async function choosePostgresUser(): Promise<SystemUser> {
  const self = getCurrentUser()
  if (self.uid !== 0) return self
  const systemUser = (await findUser('postgres')) ?? (await findUser('nobody'))
  if (systemUser) return systemUser
  throw new DatabaseStartError(
    'PostgreSQL refuses to run as root, and this system has neither a user "postgres" nor "nobody". ' +
      'Start Lerret as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  )
}

export function getCurrentUser(): SystemUser {
  const { uid, gid } = { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 }
  return { name: getCurrentUserName(uid), uid, gid }
}

/** The owner of an existing cluster: PostgreSQL runs only as the owner of its files. */
export async function findClusterOwner(clusterDir: string): Promise<SystemUser> {
  const { uid, gid } = await stat(clusterDir)
  const self = getCurrentUser()
  if (uid === self.uid && uid !== 0) return self
  if (self.uid === 0 && uid !== 0) return { name: (await findUserName(uid)) ?? `user ${uid}`, uid, gid }
  const owner = (await findUserName(uid)) ?? `user ${uid}`
  const postgresUser = await choosePostgresUser()
  throw new DatabaseStartError(
    `The database in ${clusterDir} belongs to ${owner}, so it cannot run as ${postgresUser.name}. ` +
      `Start Lerret as the owner, or change the owner with "chown -R ${postgresUser.uid}:${postgresUser.gid} ${clusterDir}".`,
  )
}

/**
 * How a user gets to a folder: by its path, or, where a folder above it is closed to that user, only as the working
 * folder of a process that root starts there.
 */
export type Access = 'path' | 'working-folder'

/**
 * How the user can own and write files in this folder, if at all, tested by making a folder there, giving it to the user
 * and writing in it as the user. This also covers what permission bits do not show (ACLs, mounts).
 */
export async function findAccessToNew(systemUser: SystemUser, folder: string): Promise<Access | undefined> {
  if (isCurrentUser(systemUser)) return 'path'
  const probe = await mkdtemp(join(folder, '.probe-'))
  try {
    await chown(probe, systemUser.uid, systemUser.gid)
    return await findAccess(systemUser, probe)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPERM') return undefined
    throw error
  } finally {
    await rm(probe, { recursive: true, force: true })
  }
}

/** How the user can enter the folder and write there as it is, if at all. */
export async function findAccess(systemUser: SystemUser, folder: string): Promise<Access | undefined> {
  if (isCurrentUser(systemUser)) return 'path'
  for (const access of ['path', 'working-folder'] as const) {
    const { path, cwd } = toReachable(folder, access)
    const args = ['-c', 'cd "$0" && test -w .', path]
    if ((await runCommand('/bin/sh', args, systemUser, cwd)).isSuccess) return access
  }
  return undefined
}

/** The path of a folder for a process of the user, and the working folder to start it in. */
export function toReachable(folder: string, access: Access): { path: string; cwd: string } {
  // Linux. The link needs no access to the folders above, unlike the path that it shows.
  if (access === 'working-folder') return { path: '/proc/self/cwd', cwd: folder }
  // A folder that every user can enter; the current one may be closed to the other user.
  return { path: folder, cwd: '/' }
}

export function isCurrentUser(systemUser: SystemUser): boolean {
  return systemUser.uid === process.getuid?.()
}

async function findUser(name: string): Promise<SystemUser | undefined> {
  const fields = (await readPasswd()).find(([userName]) => userName === name)
  return fields && { name, uid: Number(fields[2]), gid: Number(fields[3]) }
}

async function findUserName(uid: number): Promise<string | undefined> {
  return (await readPasswd()).find((fields) => Number(fields[2]) === uid)?.[0]
}

async function readPasswd(): Promise<string[][]> {
  return (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
}

function getCurrentUserName(uid: number): string {
  try {
    return userInfo().username
  } catch {
    return `user ${uid}` // a container may run under a uid that has no name
  }
}
