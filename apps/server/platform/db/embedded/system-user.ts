import { readFile, stat } from 'node:fs/promises'
import { DatabaseStartError } from './database-start-error.ts'

/** A user of the operating system. */
export type SystemUser = { name: string; uid: number; gid: number }

/**
 * The user to run PostgreSQL as: the current one. As PostgreSQL refuses to run as root, root runs it as the owner of the cluster, or
 * as `postgres` or `nobody` where there is none yet.
 */
export async function choosePostgresUser(clusterDir?: string): Promise<SystemUser> {
  const [uid, gid] = [process.getuid?.() ?? -1, process.getgid?.() ?? -1]
  if (uid !== 0) return { name: `user ${uid}`, uid, gid }
  const owner = clusterDir && (await stat(clusterDir).catch(() => undefined))
  if (owner && owner.uid !== 0) return { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid }
  const systemUser = (await findUser('postgres')) ?? (await findUser('nobody'))
  if (systemUser) return systemUser
  throw new DatabaseStartError(
    'PostgreSQL refuses to run as root, and this system has neither a user "postgres" nor "nobody". ' +
      'Start Lerret as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  )
}

export function isCurrentUser({ uid }: SystemUser): boolean {
  return uid === (process.getuid?.() ?? -1)
}

/**
 * The path of a folder for a process of the user, and the working folder to start it in. Root hands a folder over as the working
 * folder: on Linux that link needs no access to the folders above, such as a private home, unlike the path that it shows.
 */
export function toReachable(systemUser: SystemUser, folder: string): { path: string; cwd: string } {
  const isHandedOver = !isCurrentUser(systemUser) && process.platform === 'linux'
  return { path: isHandedOver ? '/proc/self/cwd' : folder, cwd: folder }
}

async function findUser(name: string): Promise<SystemUser | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const fields = lines.find(([userName]) => userName === name)
  return fields && { name, uid: Number(fields[2]), gid: Number(fields[3]) }
}
