import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { connectDatabase, openDatabase, type UpgradeOptions } from '../../platform/db/connection.ts'
import { findAppliedMigration, listMigrations } from '../../platform/db/migrate.ts'
import { givenEmptyDatabase, givenOpenDatabase } from '../../platform/db/test-database.ts'
import { copyMigrationsWith } from '../../platform/db/test-migrations.ts'
import { setVersionFact } from '../../platform/db/version-fact.ts'
import { givenFolder } from '../../test-cleanup.ts'
import { readManifest } from './archive/read-archive.ts'
import { backUpBeforeUpgrade } from './before-upgrade.ts'
import { findBackupBeforeUpgrade } from './restore/before-upgrade.ts'
import { restoreHouse } from './restore/restore.ts'
import { givenPool, readAllRows } from './test-house.ts'
import { writeBackup } from './write-backup.ts'

const now = () => new Date('2026-11-20T12:00:00Z')
const older = (await listMigrations()).at(-1)?.when ?? 0
const migrationsFolder = await copyMigrationsWith('alter table person add column nickname text')
afterAll(() => rm(migrationsFolder, { recursive: true }))
const newest = (await listMigrations(migrationsFolder)).at(-1)?.when ?? 0

/** A house of this Lerret, and how a later one opens it. */
async function givenOlderHouse() {
  const { connection, pool } = await givenOpenDatabase()
  await pool.query(`insert into person (id, realm, role, name, email)
    values (gen_random_uuid(), 'staff', 'admin', 'Kari', 'kari@hus.example')`)
  const dataDir = join(await givenFolder(), 'data')
  const folder = join(dataDir, 'backups')
  const lines: string[] = []
  const options = (isScheduled = true) => ({
    migrationsFolder,
    ...backUpBeforeUpgrade({
      dataDir,
      backup: {
        isScheduled,
        folder,
        s3: undefined,
        command: undefined,
        secretsKey: undefined,
        secretsOpener: undefined,
      },
      now,
      log: (line) => void lines.push(line),
    }),
  })
  return { connection, pool, dataDir, folder, lines, options }
}

async function openAndClose(connection: pg.PoolConfig, options: UpgradeOptions) {
  const { close } = await openDatabase(connection, options)
  await close()
}

test('an upgrade begins with a backup, which brings the earlier house back', async () => {
  const { connection, pool, dataDir, folder, lines, options } = await givenOlderHouse()
  const before = await readAllRows(pool)
  await openAndClose(connection, options())
  expect(await findAppliedMigration(pool)).toBe(newest)
  const [name] = await readdir(folder)
  expect(name).toMatch(/^before-\d+\.\d+\.\d+(\+\w+)?-2026-11-20T12-00-00\.tar\.zst$/)
  expect(lines).toEqual([expect.stringContaining(join(folder, String(name)))])
  await openAndClose(connection, options())
  expect(await readdir(folder)).toHaveLength(1)

  await pool.query('delete from person')
  await restoreHouse(join(folder, String(name)), { pool, dataDir })
  expect(await findAppliedMigration(pool)).toBe(older)
  expect((await readAllRows(pool)).person).toHaveLength(before.person?.length ?? 0)
})

test('only the version that a house had before an upgrade brings it back, and is named to any other', async () => {
  const { connection, pool, options } = await givenOlderHouse()
  await expect(findBackupBeforeUpgrade(pool)).rejects.toThrow(/made no backup/)
  await openAndClose(connection, options())
  expect(await findBackupBeforeUpgrade(pool)).toMatch(/before-/)
  await setVersionFact(pool, { version: '0.1.0', backup: '/srv/gone.tar.zst' })
  await expect(findBackupBeforeUpgrade(pool)).rejects.toThrow(/gone\.tar\.zst, is not there/)

  const other = await givenOlderHouse()
  await setVersionFact(other.pool, { version: '0.1.0+4f2a9c01d3', backup: null })
  await setMigration(other.pool, newest)
  const { file } = await writeBackup({ ...other, now }, join(other.dataDir, 'other.tar.zst'))
  await setVersionFact(pool, { version: '0.1.0', backup: file })
  await expect(findBackupBeforeUpgrade(pool)).rejects.toThrow(
    /had Lerret 0\.1\.0\+4f2a9c01d3.*git checkout 4f2a9c01d3/,
  )
})

const setMigration = (pool: pg.Pool, when: number) =>
  pool.query('update drizzle.__drizzle_migrations set created_at = $1', [when])

test('an operator who makes backups in another way gets none before an upgrade', async () => {
  const { connection, pool, dataDir, options } = await givenOlderHouse()
  await openAndClose(connection, options(false))
  expect(await findAppliedMigration(pool)).toBe(newest)
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT')
})

test('an upgrade whose backup fails changes nothing', async () => {
  const { connection, pool } = await givenOlderHouse()
  const before = await readAllRows(pool)
  const beforeUpgrade = () => Promise.reject(new Error('The disk is full.'))
  await expect(openDatabase(connection, { beforeUpgrade, migrationsFolder })).rejects.toThrow(
    'The disk is full.',
  )
  expect(await findAppliedMigration(pool)).toBe(older)
  expect(await readAllRows(pool)).toEqual(before)
})

test('a database of a newer Lerret is refused before anything is written, with its version and the way back', async () => {
  const { connection, pool, close } = await givenOpenDatabase()
  await setMigration(pool, newest)
  await pool.query(`update house_fact set value = '{"version":"9.1.0","backup":"/srv/before-9.1.0.tar.zst"}'
    where name = 'version'`)
  const before = await readAllRows(pool)
  await expect(openDatabase(connection)).rejects.toThrow(
    /Lerret 9\.1\.0.*npm run restore -- \/srv\/before-9\.1\.0\.tar\.zst/,
  )
  expect(await readAllRows(pool)).toEqual(before)
  expect(await findAppliedMigration(pool)).toBe(newest)
  await close()
  // A command that reads it as it is, such as a backup, may.
  await (await connectDatabase(connection)).close()
})

test('an older backup is migrated to the tables of today', async () => {
  const { pool: olderPool, dataDir } = await givenOlderHouse()
  const { person, ...others } = await readAllRows(olderPool)
  const { file } = await writeBackup({ pool: olderPool, dataDir, now }, join(dataDir, 'older.tar.zst'))
  expect((await readManifest(file)).migration.when).toBe(older)

  const pool = givenPool(await givenEmptyDatabase())
  await restoreHouse(file, { pool, dataDir: join(await givenFolder(), 'data'), migrationsFolder })
  expect(await findAppliedMigration(pool)).toBe(newest)
  expect(await readAllRows(pool)).toEqual({ ...others, person: [expect.stringContaining('Kari')] })
})
