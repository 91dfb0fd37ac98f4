import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { RESTORED_FACT } from '../../content/house/rehearsal.ts'
import { givenEmptyDatabase, givenOpenDatabase } from '../../platform/db/test-database.ts'
import { givenFolder } from '../../test-cleanup.ts'
import { MANIFEST_ENTRY } from './archive/manifest.ts'
import { readManifest } from './archive/read-archive.ts'
import { writeArchive } from './archive/write-archive.ts'
import { restoreHouse } from './restore/restore.ts'
import { LEFT_OUT, listTables } from './tables.ts'
import { givenHouse, givenPool, readAllRows } from './test-house.ts'
import { writeBackup } from './write-backup.ts'

const house = await givenHouse()
const folder = await givenFolder()
const now = () => new Date('2026-11-20T12:00:00Z')
const source = { pool: house.pool, dataDir: house.dataDir, now }
const backup = (name: string) => writeBackup(source, join(folder, name))

test('every table of the database is in a backup or is left out for a reason', async () => {
  const { file } = await backup('tables.tar.zst')
  const { tables, leftOut } = await readManifest(file)
  const all = (await listTables(house.pool)).map(({ name }) => name)
  expect([...tables.map(({ name }) => name), ...leftOut].sort()).toEqual(all.sort())
  for (const reason of Object.values(LEFT_OUT)) expect(reason).not.toBe('')
})

test('a backup restored into an empty database has every row, number and file, and no session', async () => {
  const made = await backup('whole.tar.zst')
  const connection = await givenEmptyDatabase()
  const pool = givenPool(connection)
  const dataDir = join(await givenFolder(), 'data')
  const summary = await restoreHouse(made.file, { pool, dataDir })
  expect(summary).toMatchObject({ rows: made.rows, files: 2, secrets: 'none' })
  const mark = await pool.query('select value from house_fact where name = $1', [RESTORED_FACT])
  expect(mark.rows).toEqual([{ value: true }])

  const { session, ...rows } = await readAllRows(pool)
  const { session: sessions, ...original } = await readAllRows(house.pool)
  expect(rows).toEqual(original)
  expect(rows.person).toHaveLength(50)
  expect([session, sessions]).toEqual([[], [expect.any(String)]])
  const next = await pool.query(`select nextval('content_publication_number_seq') as number`)
  expect(next.rows).toEqual([{ number: '4712' }])
  for (const name of ['upload-0123456789abcdef.png', 'tom.txt'])
    expect(await readFile(join(dataDir, 'media', name))).toEqual(
      await readFile(join(house.dataDir, 'media', name)),
    )
  expect(await readdir(dataDir)).toEqual(['media'])
})

test('rows that are written during a backup are not in it, and all rows are of one moment', async () => {
  const { db, pool } = house
  let isStopped = false
  const writing = (async () => {
    for (let number = 0; !isStopped; number++)
      await db.transaction(async (tx) => {
        await tx.execute(sql`insert into house_fact (name, value) values (${`par ${number}`}, '1')`)
        await tx.execute(
          sql`insert into missed_search (day, query, count) values ('2026-11-20', ${`par ${number}`}, 1)`,
        )
      })
  })()
  const { file } = await backup('busy.tar.zst').finally(() => (isStopped = true))
  await writing
  const target = givenPool(await givenEmptyDatabase())
  await restoreHouse(file, { pool: target, dataDir: join(await givenFolder(), 'data') })
  const count = async (table: string, column: string) =>
    (await target.query(`select count(*)::int as pairs from ${table} where ${column} like 'par %'`)).rows[0]
      .pairs
  expect(await count('house_fact', 'name')).toBe(await count('missed_search', 'query'))
  await pool.query(`delete from house_fact where name like 'par %'`)
  await pool.query(`delete from missed_search where query like 'par %'`)
})

test('a backup that says that its HTML is clean is refused', async () => {
  const { file } = await backup('html.tar.zst')
  const manifest = await readManifest(file)
  const columnsOf = (name: string) => manifest.tables.find((table) => table.name === name)?.columns
  expect(columnsOf('content_version')).toContain('body')
  expect(columnsOf('content_version')).not.toContain('html_rules')
  columnsOf('content_version')?.push('html_rules')
  const forged = join(folder, 'forged.tar.zst')
  await writeArchive(forged, (archive) =>
    archive.addBytes(MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifest))),
  )
  const pool = givenPool(await givenEmptyDatabase())
  const restoring = restoreHouse(forged, { pool, dataDir: join(await givenFolder(), 'data') })
  await expect(restoring).rejects.toThrow('Its table content_version has columns')
})

describe('over another house', () => {
  test('a restore replaces its rows, and keeps numbering', async () => {
    const { file } = await backup('over.tar.zst')
    const { pool, db } = await givenOpenDatabase()
    await db.execute(sql`insert into house_fact (name, value) values ('annan', '1')`)
    await db.execute(sql`create schema pgboss`)
    await restoreHouse(file, { pool, dataDir: join(await givenFolder(), 'data') })
    expect((await readAllRows(pool)).house_fact).toEqual((await readAllRows(house.pool)).house_fact)
    expect((await pool.query(`select to_regnamespace('pgboss') as schema`)).rows).toEqual([{ schema: null }])
  })

  test('a restore that fails at its very end leaves rows, files and secrets as they were', async () => {
    const { file } = await writeBackup(
      { ...source, secretsKey: { passphrase: 'ei lang setning', workFactor: 10 } },
      join(folder, 'fails.tar.zst'),
    )
    const other = await givenHouse()
    await other.db.execute(sql`insert into house_fact (name, value) values ('annan', '1')`)
    await writeFile(join(other.dataDir, 'media', 'tom.txt'), 'noko anna')
    await writeFile(join(other.dataDir, 'secrets', 'accounts'), 'ein annan')
    const before = await readAllRows(other.pool)
    // The commit fails: a constraint that is checked then.
    await other.pool.query(
      `create schema hinder; create table hinder.trap (id int primary key deferrable initially deferred)`,
    )
    await other.pool.query(`
      create function hinder.fail() returns event_trigger language plpgsql as $$
      begin if tg_tag = 'CREATE TABLE' then insert into hinder.trap values (1), (1); end if; end $$`)
    await other.pool.query(`create event trigger hinder on ddl_command_end execute function hinder.fail()`)

    const restoring = restoreHouse(file, {
      pool: other.pool,
      dataDir: other.dataDir,
      secretsOpener: { passphrase: 'ei lang setning' },
    })
    await expect(restoring).rejects.toMatchObject({ code: 'restore_failed' })
    await other.pool.query('drop event trigger hinder')
    expect(await readAllRows(other.pool)).toEqual(before)
    expect(await readFile(join(other.dataDir, 'media', 'tom.txt'), 'utf8')).toBe('noko anna')
    expect(await readFile(join(other.dataDir, 'secrets', 'accounts'), 'utf8')).toBe('ein annan')
    expect((await readdir(other.dataDir)).sort()).toEqual(['media', 'secrets'])
  })

  test('a database with the tables of another program is refused and stays as it is', async () => {
    const { file } = await backup('foreign.tar.zst')
    const pool = givenPool(await givenEmptyDatabase())
    await pool.query('create table rekneskap (id int)')
    const restoring = restoreHouse(file, { pool, dataDir: join(await givenFolder(), 'data') })
    await expect(restoring).rejects.toMatchObject({ code: 'restore_refused' })
    expect((await pool.query('select count(*)::int as rows from rekneskap')).rows).toEqual([{ rows: 0 }])
  })
})

describe('secrets', () => {
  test('are in no backup unless something encrypts them', async () => {
    const { file, hasSecrets } = await backup('plain.tar.zst')
    expect(hasSecrets).toBe(false)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test('come back with the passphrase, and the set-up code does not', async () => {
    const secretsKey = { passphrase: 'ei lang setning', workFactor: 10 }
    const { file } = await writeBackup({ ...source, secretsKey }, join(folder, 'secrets.tar.zst'))
    expect((await readFile(file)).includes('ein løyndom')).toBe(false)
    const restore = async (secretsOpener?: { passphrase: string }) => {
      const dataDir = join(await givenFolder(), 'data')
      const pool = givenPool(await givenEmptyDatabase())
      return { dataDir, ...(await restoreHouse(file, { pool, dataDir, secretsOpener })) }
    }
    const { dataDir, secrets } = await restore(secretsKey)
    expect(secrets).toBe('restored')
    expect(await readdir(join(dataDir, 'secrets'))).toEqual(['accounts'])
    expect(await readFile(join(dataDir, 'secrets', 'accounts'), 'utf8')).toBe('ein løyndom\n')
    expect((await stat(join(dataDir, 'secrets', 'accounts'))).mode & 0o777).toBe(0o600)
    expect((await restore()).secrets).toBe('locked')
    await expect(restore({ passphrase: 'ei anna' })).rejects.toMatchObject({
      code: 'backup_secrets_locked',
      message: expect.stringMatching(/^The passphrase .* is wrong/),
    })
  })
})

test('a backup that is stopped leaves nothing behind, and the earlier file as it was', async () => {
  const target = join(await givenFolder(), 'house.tar.zst')
  await writeBackup(source, target)
  const before = await readFile(target)
  const stopping = new AbortController()
  const stopped = writeBackup(
    {
      ...source,
      now() {
        stopping.abort(new Error('Stopped.'))
        return now()
      },
    },
    target,
    { signal: stopping.signal },
  )
  await expect(stopped).rejects.toThrow('Stopped.')
  expect(await readFile(target)).toEqual(before)
  expect(await readdir(join(target, '..'))).toEqual(['house.tar.zst'])
})
