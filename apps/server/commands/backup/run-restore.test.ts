import { readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { givenHouse, readAllRows } from '../../operations/backup/test-house.ts'
import { connectDatabase } from '../../platform/db/connection.ts'
import { lockDataFolder } from '../../platform/db/data-lock.ts'
import { givenEmptyDatabase } from '../../platform/db/test-database.ts'
import { setVersionFact } from '../../platform/db/version-fact.ts'
import { givenTerminal } from '../../publishing/test-large-house.ts'
import { givenFolder } from '../../test-cleanup.ts'
import { runBackup } from './run-backup.ts'
import { runRestore } from './run-restore.ts'

const house = await givenHouse()
const empty = { connection: await givenEmptyDatabase(), dataDir: join(await givenFolder(), 'data') }
const folder = await givenFolder()
const environmentOf = ({ connection, dataDir }: typeof empty) => {
  const { host, port, user, database } = connection
  const query = new URLSearchParams({ host: String(host), port: String(port) })
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://${user}@localhost/${database}?${query}`,
    INIT_CWD: folder,
  }
}

async function run(command: typeof runBackup, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  await command({ args, env, print, warn: print, terminal: givenTerminal().terminal })
  return lines.join('\n')
}

test('a backup is restored into an empty house and over another one, and published', async () => {
  expect(await run(runBackup, ['house.tar.zst'], environmentOf(house))).toMatch(
    /house\.tar\.zst: \d+ rows, 2 files/,
  )
  const server = await connectDatabase(empty.connection)
  const restore = () => run(runRestore, ['house.tar.zst'], environmentOf(empty))
  await expect(restore()).rejects.toMatchObject({ code: 'restore_refused' })
  await server.close()

  const first = await restore()
  expect(first).toMatch(/^Restored \d+ rows and 2 files/)
  expect(first).toMatch(/Published 1 pages/)
  expect((await readdir(empty.dataDir)).sort()).toEqual(['media', 'site'])

  expect(await restore()).toMatch(/^The house as it was is in .*before-restore-/)
  expect((await readdir(empty.dataDir)).sort()).toEqual(['backups', 'media', 'site'])
  expect(await readdir(join(empty.dataDir, 'backups'))).toEqual([expect.stringMatching(/^before-restore-/)])
})

test('a backup without a name is made as the server makes it, and the command that failed is named', async () => {
  const [backups, elsewhere] = [await givenFolder(), await givenFolder()]
  const env = { ...environmentOf(house), BACKUP_DIR: backups, BACKUP_COMMAND: `cp "$1" ${elsewhere}/` }
  expect(await run(runBackup, [], env)).toContain('BACKUP_COMMAND has run.')
  expect(await readdir(backups)).toEqual(await readdir(elsewhere))
  const failing = run(runBackup, [], { ...env, BACKUP_COMMAND: 'echo no tape >&2; false' })
  await expect(failing).rejects.toMatchObject({
    message: expect.stringContaining('BACKUP_COMMAND failed'),
    cause: { message: expect.stringContaining('no tape') },
  })
})

test('a wrong passphrase is called wrong when a backup is tried', async () => {
  const env = { ...environmentOf(house), BACKUP_PASSPHRASE: 'ei lang setning' }
  await run(runBackup, ['locked.tar.zst'], env)
  const trial = (BACKUP_PASSPHRASE: string) =>
    run(runBackup, ['--check', 'locked.tar.zst'], { ...env, BACKUP_PASSPHRASE })
  await expect(trial('ei heilt anna setning')).rejects.toMatchObject({
    message: expect.stringContaining('The passphrase (BACKUP_PASSPHRASE) is wrong'),
  })
  expect(await trial('ei lang setning')).toContain('can be restored')
})

test('a backup that cannot be written is refused with the folder and the reason', async () => {
  await writeFile(join(folder, 'a-file'), '')
  const backup = run(runBackup, ['a-file/house.tar.zst'], environmentOf(house))
  await expect(backup).rejects.toMatchObject({
    code: 'backup_failed',
    message: `The backup cannot be written to ${join(folder, 'a-file')}: it is a file and not a folder.`,
  })
})

test('when the restored house cannot be published, the house before comes back', async () => {
  const broken = await givenHouse()
  await broken.db.execute(sql`update content_version set body = '{}' where kind = 'theme'`)
  await run(runBackup, ['broken.tar.zst'], environmentOf(broken))
  await run(runBackup, ['whole.tar.zst'], environmentOf(house))
  await run(runRestore, ['whole.tar.zst', '--no-restore-point'], environmentOf(empty))
  const before = { rows: await readRows(empty), files: await readdir(empty.dataDir, { recursive: true }) }

  await expect(run(runRestore, ['broken.tar.zst'], environmentOf(empty))).rejects.toThrow(
    /could not be published. The house is as it was/,
  )
  expect(await readRows(empty)).toEqual(before.rows)
  const files = (await readdir(empty.dataDir, { recursive: true })).filter(
    (name) => !name.startsWith('backups'),
  )
  expect(files.sort()).toEqual(before.files.filter((name) => !name.startsWith('backups')).sort())
})

test('the version before an upgrade brings back the house as it was then', async () => {
  const environment = environmentOf(empty)
  await run(runBackup, ['to-upgrade.tar.zst'], environmentOf(house))
  await run(runRestore, ['to-upgrade.tar.zst', '--no-restore-point'], environment)
  const before = await readRows(empty)
  await run(runBackup, ['before-9.1.0.tar.zst'], environment)
  const { pool, close } = await connectDatabase(empty.connection)
  await setVersionFact(pool, { version: '9.1.0', backup: join(folder, 'before-9.1.0.tar.zst') })
  await pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9e15)`)
  await pool.query('create table of_the_upgrade (id int)')
  await pool.query('delete from person')
  await close()
  const printed = await run(runRestore, ['--before-upgrade'], environment)
  expect(printed).toMatch(/The house as it was is in .*before-restore-/)
  expect(await readRows(empty)).toEqual(before)
})

async function readRows({ connection }: typeof empty) {
  const { pool, close } = await connectDatabase(connection)
  const rows = await readAllRows(pool)
  await close()
  return rows
}

test('a restore beside a running server is refused with a sentence', async () => {
  const lock = await lockDataFolder(house.dataDir)
  await house.db.execute(sql`insert into house_fact (name, value) values ('er her', '1')`)
  await expect(run(runRestore, ['house.tar.zst'], environmentOf(house))).rejects.toThrow(
    /used by another Lerret/,
  )
  await run(runBackup, ['beside.tar.zst'], environmentOf(house))
  await lock.release()
  expect((await readAllRows(house.pool)).house_fact).toContain('("er her",1)')
})

test('a backup is tried in a database of its own, which leaves nothing behind', async () => {
  await run(runBackup, ['trial.tar.zst'], environmentOf(house))
  const before = await listTrialFolders()
  const printed = await run(runBackup, ['--check', 'trial.tar.zst'], { INIT_CWD: folder })
  expect(printed).toMatch(/trial\.tar\.zst can be restored: \d+ rows, 2 files, 1 pages/)
  await writeFile(join(folder, 'text.tar.zst'), 'Kjære hus')
  await expect(run(runBackup, ['--check', 'text.tar.zst'], { INIT_CWD: folder })).rejects.toThrow(
    /is refused/,
  )
  expect(await listTrialFolders()).toEqual(before)
})

const listTrialFolders = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('lerret-trial-'))

test.each([[[]], [['a', 'b']], [['a', '--before-upgrade']], [['--nei']]])(
  'a restore with the arguments %j gets the usage',
  async (args) => {
    await expect(run(runRestore, args, environmentOf(house))).rejects.toThrow(/npm run restore -- FILE/)
  },
)
