import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  article,
  page,
  site,
  toContentRecords,
} from '../../../../packages/page-engine/testing/test-records.ts'
import { runBackup } from '../../commands/backup/run-backup.ts'
import { runRestore } from '../../commands/backup/run-restore.ts'
import { importRecords } from '../../content/import.ts'
import { openDatabase } from '../../db/connection.ts'
import { startEmbeddedPostgres } from '../../db/embedded/embedded-postgres.ts'
import { makeTestFolder, waitUntil } from '../../db/embedded/test-scratch.ts'
import { givenTerminal } from '../../publishing/test-large-house.ts'
import { readAllRows } from '../test-house.ts'
import { ARCHIVE_COMMAND, archiveChanges } from './archive-changes.ts'
import { findArchiveState, readArchiver } from './archive-state.ts'
import { type BaseBackup, listBaseBackups } from './list-base-backups.ts'
import { selectExpiredBases } from './remove-expired.ts'
import { runArchive } from './run-archive.ts'

const { signal } = new AbortController()

/** A house with an embedded database whose changes are archived, in a folder with an awkward name. */
async function givenArchivedHouse() {
  const folder = await makeTestFolder()
  const dataDir = join(folder, 'data')
  const walDir = join(folder, `Kari's "disk" $HOME`)
  const env = { DATA_DIR: dataDir, WAL_DIR: walDir, INIT_CWD: folder }
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  return {
    env,
    walDir,
    lines,
    async start() {
      const configure = archiveChanges(walDir, print)
      const postgres = await startEmbeddedPostgres({ dataDir, log: print, configure })
      const database = await openDatabase(postgres.connection)
      const stop = async () => {
        await database.close()
        await postgres.stop()
      }
      return { ...database, stop }
    },
    run: (command: typeof runBackup, ...args: string[]) =>
      command({ args, env, print, warn: print, terminal: givenTerminal().terminal }),
  }
}

test('a house is restored to a moment before rows were lost', async () => {
  const { env, walDir, lines, start, run } = await givenArchivedHouse()
  await mkdir(walDir)
  const before = new Date()
  const house = await start()
  const front = page({ id: 'front', path: '/', sources: [], blocks: [] })
  await importRecords(
    house.db,
    toContentRecords({ site: [site()], article: [article({ slug: 'sak' })], page: [front] }),
    'house',
  )
  await runArchive({ ...house, now: () => new Date(), logWarning: () => {} }, signal)
  const state = await findArchiveState(house.db)
  expect(state).toMatchObject({ first: state?.lastBase, failure: null })
  await house.pool.query(`insert into person (id, realm, role, name, email)
    values (gen_random_uuid(), 'staff', 'admin', 'Kari', 'kari@hus.example')`)
  // PostgreSQL counts microseconds.
  const moment = new Date(Date.now() + 1).toISOString()
  const whole = await readAllRows(house.pool)
  await waitUntil('a later millisecond', () => Date.now() > Date.parse(moment))
  await house.pool.query('truncate content_record cascade')
  await house.pool.query(`update person set name = 'Ola'`)
  await house.stop()

  for (const [args, reason] of [
    [['--to', before.toISOString()], /no earlier moment can be restored/],
    [['--to', '2999-01-01T12:00'], /is in the future/],
    [['--to', 'i går'], /Usage/],
  ] as const)
    await expect(run(runRestore, ...args)).rejects.toThrow(reason)
  for (const [other, reason] of [
    [{ WAL_DIR: '' }, /Without WAL_DIR/],
    [{ WAL_DIR: '', DATABASE_URL: 'postgres://localhost/hus' }, /Only the embedded database/],
    [{ DATABASE_URL: 'postgres://localhost/hus' }, /WAL_DIR is for the embedded database/],
  ] as const)
    await expect(
      runRestore({ ...givenInput(), args: ['--to', moment], env: { ...env, ...other } }),
    ).rejects.toThrow(reason)
  await run(runRestore, '--to', moment)
  expect(lines.join('\n')).toMatch(/The house as it was is in .*before-restore-/)
  expect(lines.join('\n')).toMatch(/Pictures and secrets are as they were/)
  expect(lines.join('\n')).toMatch(/Published 1 pages/)

  const restored = await start()
  const { content_record, content_version, person } = whole
  expect(await readAllRows(restored.pool)).toMatchObject({ content_record, content_version, person })
  await restored.stop()

  // A run without the archive leaves a gap in it, so the next one needs another base backup.
  await (await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log: () => {} })).stop()
  const next = await start()
  await runArchive({ ...next, now: () => new Date(), logWarning: () => {} }, signal)
  await next.stop()
  const [identifier = ''] = await readdir(walDir)
  expect(await listBaseBackups(join(walDir, identifier))).toHaveLength(2)
})

const givenInput = () => ({ print: () => {}, warn: () => {}, terminal: givenTerminal().terminal })

test('a folder that cannot be written is noticed, and changes wait until it can', async () => {
  const { walDir, lines, start, run } = await givenArchivedHouse()
  const house = await start()
  expect(lines.join()).toMatch(/cannot be archived in .*disk.*ENOENT/)
  await house.pool.query('select pg_switch_wal()')
  await waitUntil('PostgreSQL reports it', async () => (await readArchiver(house.pool)).failure !== null)
  await runArchive({ ...house, now: () => new Date(), logWarning: () => {} }, signal)
  expect((await findArchiveState(house.db))?.failure?.reason).toMatch(/could not archive 0{7}1/)
  await house.stop()

  await mkdir(walDir)
  const mended = await start()
  await waitUntil(
    'changes are archived',
    async () => (await readArchiver(mended.pool)).failure === null,
    70_000,
  )
  await mended.stop()
  await run(runBackup, '--base')
  expect(lines.at(-1)).toMatch(/can be restored to any time since/)
  await rm(walDir, { recursive: true })
})

test('a file of changes is archived once, and never replaced by another', async () => {
  const folder = await makeTestFolder()
  const archive = async (content: string) => {
    await writeFile(join(folder, '01'), content)
    const command = ARCHIVE_COMMAND.replaceAll('%p', join(folder, '01')).replaceAll('%f', '01')
    await promisify(execFile)('/bin/sh', ['-c', command], { env: { ...process.env, LERRET_WAL: folder } })
  }
  await archive('endring')
  await archive('endring')
  await expect(archive('ei anna endring')).rejects.toThrow('Command failed')
  expect(gunzipSync(await readFile(join(folder, '01.gz'))).toString()).toBe('endring')
  expect((await readdir(folder)).sort()).toEqual(['01', '01.gz'])
})

test('base backups of the last fourteen days are stored, and the one before them', () => {
  const base = (finishedAt: string) => ({ finishedAt }) as BaseBackup
  const bases = ['2026-10-20', '2026-10-27', '2026-11-03', '2026-11-10'].map((day) =>
    base(`${day}T12:00:00Z`),
  )
  const expired = selectExpiredBases(bases, new Date('2026-11-18T12:00:00Z'))
  expect(expired.map(({ finishedAt }) => finishedAt)).toEqual([
    '2026-10-20T12:00:00Z',
    '2026-10-27T12:00:00Z',
  ])
  expect(selectExpiredBases([base('2026-01-01T12:00:00Z')], new Date('2026-11-18T12:00:00Z'))).toEqual([])
})
