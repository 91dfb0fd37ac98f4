import { chown, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'
import { run } from './run-command.ts'

/** The user PostgreSQL runs as and whose files the cluster is. */
export type Account = { name: string; uid: number; gid: number }

/** PostgreSQL refuses to run as root, so root hands it to `postgres` or `nobody`; anybody else runs it as themselves. */
export async function chooseAccount(): Promise<Account> {
  const self = chooseSelf()
  if (self.uid !== 0) return self
  const account = (await findInPasswd('postgres')) ?? (await findInPasswd('nobody'))
  if (account) return account
  throw new DatabaseStartError(
    'PostgreSQL refuses to run as root, and this system has neither a user "postgres" nor "nobody". ' +
      'Start Lerret as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  )
}

export function chooseSelf(): Account {
  const { uid, gid } = { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 }
  return { name: userName(uid), uid, gid }
}

/** The user whose files an existing cluster is: PostgreSQL runs as nobody else. */
export async function accountOwning(clusterDir: string): Promise<Account> {
  const { uid, gid } = await stat(clusterDir)
  const self = chooseSelf()
  if (uid === self.uid && uid !== 0) return self
  if (self.uid === 0 && uid !== 0) return { name: (await nameInPasswd(uid)) ?? `user ${uid}`, uid, gid }
  const owner = (await nameInPasswd(uid)) ?? `user ${uid}`
  const wanted = await chooseAccount()
  throw new DatabaseStartError(
    `The database in ${clusterDir} belongs to ${owner}, so it cannot run as ${wanted.name}. ` +
      `Start Lerret as the owner, or give it away with "chown -R ${wanted.uid}:${wanted.gid} ${clusterDir}".`,
  )
}

/**
 * Whether files for PostgreSQL can live in this folder, found out by doing it: making a folder there, giving it to
 * the user and letting the user write in it. That also covers what permission bits do not show (ACLs, mounts).
 */
export async function canKeepFiles(account: Account, folder: string): Promise<boolean> {
  if (isSelf(account)) return true
  const probe = await mkdtemp(join(folder, '.probe-'))
  try {
    await chown(probe, account.uid, account.gid)
    const { isFine } = await run('/bin/sh', ['-c', 'cd "$0" && : > file', probe], account)
    return isFine
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPERM') return false
    throw error
  } finally {
    await rm(probe, { recursive: true, force: true })
  }
}

/** Whether the user can enter the folder and write there as it is. */
export async function canUse(account: Account, folder: string): Promise<boolean> {
  return isSelf(account) || (await run('/bin/sh', ['-c', 'cd "$0" && test -w .', folder], account)).isFine
}

export function isSelf(account: Account): boolean {
  return account.uid === process.getuid?.()
}

async function findInPasswd(name: string): Promise<Account | undefined> {
  const found = (await readPasswd()).find((fields) => fields[0] === name)
  return found && { name, uid: Number(found[2]), gid: Number(found[3]) }
}

async function nameInPasswd(uid: number): Promise<string | undefined> {
  return (await readPasswd()).find((fields) => Number(fields[2]) === uid)?.[0]
}

async function readPasswd(): Promise<string[][]> {
  return (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
}

function userName(uid: number): string {
  try {
    return userInfo().username
  } catch {
    return `user ${uid}` // a container may run under a uid that has no name
  }
}
