import { spawn } from 'node:child_process'
import { chmod, cp, mkdir, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { DatabaseStartError, type KeptPostgres, keepPostgres } from './embedded-postgres.ts'
import { stopPostmaster } from './postmaster.ts'
import { isAlive, isPostmasterOf } from './processes.ts'
import { chooseAccount } from './system-user.ts'
import { type Helper, makeScratch, startHelper, until } from './test-scratch.ts'

const isRoot = process.getuid?.() === 0

test('the first start sets up a database that answers', async () => {
  const { dataDir, keep } = await givenFolder()
  const kept = await keep()
  expect(await ask(kept, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await ask(kept, 'select current_database() as d, current_user as u')).toEqual([
    { d: 'lerret', u: 'lerret' },
  ])
  expect(
    await ask(kept, "select lower('ÆØÅ') as l, pg_encoding_to_char(encoding) as e from pg_database"),
  ).toContainEqual({ l: 'æøå', e: 'UTF8' })
  for (const [setting, value] of Object.entries({
    data_checksums: 'on',
    fsync: 'on',
    listen_addresses: '',
    jit: 'off',
  }))
    expect(await ask(kept, `show ${setting}`)).toEqual([{ [setting]: value }])
  await kept.stop()
  expect(isAlive(kept.pid)).toBe(false)
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toContain('database system is shut down')
})

test('only the user of the cluster can enter the folder of the socket', async () => {
  const kept = await (await givenFolder()).keep()
  const { mode, uid } = await stat(kept.connection.host)
  expect(mode & 0o777).toBe(0o700)
  expect(uid).toBe((await chooseAccount()).uid)
})

test('a second start finds what the first one kept', async () => {
  const { keep } = await givenFolder()
  const first = await keep()
  await ask(first, "create table film as select 'Nosferatu' as title")
  await first.stop()
  const second = await keep()
  expect(second.pid).not.toBe(first.pid)
  expect(await ask(second, 'select title from film')).toEqual([{ title: 'Nosferatu' }])
})

test('when Lerret is killed, the next one takes over its PostgreSQL and can stop it', async () => {
  const { dataDir, keep, lines } = await givenFolder()
  const { helper, kept } = await startLerret(dataDir)
  await ask(kept, "create table film as select 'Nosferatu' as title")
  await helper.kill()
  const next = await keep()
  expect(next.pid).toBe(kept.pid)
  expect(lines.join()).toContain(`Took over the running PostgreSQL (process ${kept.pid})`)
  expect(await ask(next, 'select title from film')).toEqual([{ title: 'Nosferatu' }])
  await next.stop()
  expect(isPostmasterOf(kept.pid, kept.clusterDir)).toBe(false)
})

test('when PostgreSQL itself is killed, the next start has every committed row', async () => {
  const { keep } = await givenFolder()
  const first = await keep()
  await ask(first, "create table film as select 'Nosferatu' as title")
  await killPostmaster(first)
  const second = await keep()
  expect(await ask(second, 'select title from film')).toEqual([{ title: 'Nosferatu' }])
})

test('a start waits for the last workers of a killed PostgreSQL', async () => {
  const { dataDir, keep } = await givenFolder()
  const first = await keep()
  const work = ask(first, 'select count(*) from generate_series(1, 15000000)').catch(() => 'cut off')
  const isWorking =
    "select count(*)::int as n from pg_stat_activity where state = 'active' and query like '%generate_series%15%'"
  await until('the worker works', async () => (await ask(first, isWorking))[0]?.n === 2)
  await killPostmaster(first)
  const second = await keep()
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toContain('is still in use')
  expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }])
  await work
})

test('a start is not held up by a stranger who got the pid of a dead PostgreSQL', async () => {
  const { keep } = await givenFolder()
  const first = await keep()
  await killPostmaster(first)
  const { uid, gid } = await chooseAccount()
  const stranger = spawn('sleep', ['60'], { uid, gid, stdio: 'ignore' })
  try {
    for (const file of [
      join(first.clusterDir, 'postmaster.pid'),
      join(first.connection.host, '.s.PGSQL.5432.lock'),
    ]) {
      const text = await readFile(file, 'utf8')
      await writeFile(file, text.replace(/^\d+/, String(stranger.pid)))
    }
    const second = await keep()
    expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.stop()
    expect(isAlive(stranger.pid ?? 0)).toBe(true)
  } finally {
    stranger.kill('SIGKILL')
  }
})

test('a running PostgreSQL whose socket has vanished is started again', async () => {
  const { dataDir, keep, lines } = await givenFolder()
  const { helper, kept } = await startLerret(dataDir)
  await helper.kill()
  await rm(kept.connection.host, { recursive: true })
  const next = await keep()
  expect(next.pid).not.toBe(kept.pid)
  expect(lines.join()).toContain('does not answer')
  expect(await ask(next, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('Ctrl-C in the terminal ends Lerret, not PostgreSQL', async () => {
  const { dataDir } = await givenFolder()
  const { helper, kept } = await startLerret(dataDir, { group: true })
  process.kill(-helper.pid, 'SIGINT')
  await until('Lerret has ended', () => !isAlive(helper.pid))
  expect(await ask(kept, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a set-up that was killed half-way is done again', async () => {
  const { dataDir, keep } = await givenFolder()
  const { helper } = startHelperKeeping(dataDir)
  await until('initdb has begun', async () =>
    (await listOr(dataDir)).some((name) => name.startsWith('postgres.setup-')),
  )
  await helper.kill()
  expect(await listOr(dataDir)).not.toContain('postgres')
  const kept = await keep()
  expect(await ask(kept, 'select 1 as one')).toEqual([{ one: 1 }])
  expect((await listOr(dataDir)).filter((name) => name.startsWith('postgres.'))).toEqual(['postgres.log'])
})

test('a data folder with a very long path has its socket in a short one, gone after the stop', async () => {
  const { keep } = await givenFolder(`${'deep/'.repeat(15)}${'long'.repeat(20)}`)
  const short = await makeScratch()
  vi.stubEnv('TMPDIR', short)
  const kept = await keep()
  expect(dirname(kept.connection.host)).toBe(short)
  expect(Buffer.byteLength(join(kept.connection.host, '.s.PGSQL.5432'))).toBeLessThan(100)
  expect((await stat(kept.connection.host)).mode & 0o777).toBe(0o700)
  expect(await ask(kept, 'select 1 as one')).toEqual([{ one: 1 }])
  await killPostmaster(kept)
  const next = await keep()
  await expect(stat(kept.connection.host)).rejects.toThrow('ENOENT')
  await next.stop()
  await expect(stat(next.connection.host)).rejects.toThrow('ENOENT')
})

test('a shutdown that takes too long is made an immediate one', async () => {
  const { dataDir, keep } = await givenFolder()
  const kept = await keep()
  await stopPostmaster(kept.pid, kept.clusterDir, [0, 10_000])
  expect(isAlive(kept.pid)).toBe(false)
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toContain('immediate shutdown request')
})

test('a PostgreSQL that ends by itself is reported', async () => {
  const { keep, lines } = await givenFolder()
  await killPostmaster(await keep())
  await until('the report', () => lines.join().includes('ended by itself (SIGKILL)'))
})

test('a cluster of another major version is refused by name', async () => {
  const { dataDir, keep } = await givenFolder()
  const kept = await keep()
  await kept.stop()
  await writeFile(join(kept.clusterDir, 'PG_VERSION'), '17\n')
  const refusal = await keep().catch((error) => error)
  expect(refusal).toBeInstanceOf(DatabaseStartError)
  expect(refusal.message).toContain(`${dataDir}/postgres was made by PostgreSQL 17`)
})

test('a start that fails shows the end of the log', async () => {
  const { dataDir, keep } = await givenFolder()
  const kept = await keep()
  await kept.stop()
  await writeFile(join(kept.clusterDir, 'pg_hba.conf'), 'nonsense\n')
  const refusal = await keep().catch((error) => error)
  expect(refusal).toBeInstanceOf(DatabaseStartError)
  expect(refusal.message).toContain(`${dataDir}/postgres.log`)
  expect(refusal.message).toContain('could not load')
})

test('files that are no cluster are left alone', async () => {
  const { dataDir, keep } = await givenFolder()
  await mkdir(join(dataDir, 'postgres'), { recursive: true })
  await writeFile(join(dataDir, 'postgres', 'notes.txt'), 'mine')
  await expect(keep()).rejects.toThrow('is not a PostgreSQL cluster')
  expect(await listOr(join(dataDir, 'postgres'))).toEqual(['notes.txt'])
})

test.skipIf(!isRoot)(
  'as root, a folder closed to PostgreSQL’s user has its database elsewhere and says where (needs root)',
  async () => {
    const { dataDir, reachableRoot, keep, lines } = await givenFolder('private/data')
    await chmod(dirname(dataDir), 0o700)
    const kept = await keep()
    expect(kept.clusterDir.startsWith(`${reachableRoot}/`)).toBe(true)
    expect(lines.join()).toContain(`its database is in ${kept.clusterDir}`)
    expect(await readlink(join(dataDir, 'postgres'))).toBe(kept.clusterDir)
    expect((await stat(kept.clusterDir)).uid).toBe((await chooseAccount()).uid)
    await ask(kept, "create table film as select 'Nosferatu' as title")
    await kept.stop()

    await chmod(dirname(dataDir), 0o755)
    const next = await keep()
    expect(next.clusterDir).toBe(kept.clusterDir)
    expect(await ask(next, 'select title from film')).toEqual([{ title: 'Nosferatu' }])
  },
)

test.skipIf(!isRoot)(
  'as root, two closed folders never share a database, nor does a copy of one (needs root)',
  async () => {
    const { dataDir, reachableRoot, keep, log } = await givenFolder('private/data')
    await chmod(dirname(dataDir), 0o700)
    const kept = await keep()
    const other = await keepPostgres({ dataDir: join(dirname(dataDir), 'other'), reachableRoot, log })
    expect(other.clusterDir).not.toBe(kept.clusterDir)
    const copy = join(dirname(dataDir), 'copy')
    await cp(dataDir, copy, { recursive: true, verbatimSymlinks: true })
    await expect(keepPostgres({ dataDir: copy, reachableRoot, log })).rejects.toThrow(
      `belongs to the data folder ${dataDir}`,
    )
  },
)

test.skipIf(!isRoot)(
  'as root, a database that becomes closed to its user is an error, not an empty one (needs root)',
  async () => {
    const { dataDir, keep } = await givenFolder('house/data')
    await (await keep()).stop()
    await chmod(dirname(dataDir), 0o700)
    await expect(keep()).rejects.toThrow('cannot enter')
  },
)

async function givenFolder(name = 'data') {
  const scratch = await makeScratch()
  const [dataDir, reachableRoot] = [join(scratch, name), join(scratch, 'reachable')]
  await mkdir(dataDir, { recursive: true })
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  return { dataDir, reachableRoot, lines, log, keep: () => keepPostgres({ dataDir, reachableRoot, log }) }
}

async function startLerret(dataDir: string, options: { group?: boolean } = {}) {
  const { helper, kept } = startHelperKeeping(dataDir, options)
  return { helper, kept: await kept }
}

function startHelperKeeping(
  dataDir: string,
  options: { group?: boolean } = {},
): { helper: Helper; kept: Promise<KeptPostgres> } {
  const helper = startHelper(
    `
    import { keepPostgres } from ${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url))}
    const kept = await keepPostgres({ dataDir: ${JSON.stringify(dataDir)}, reachableRoot: ${JSON.stringify(join(dirname(dataDir), 'reachable'))}, log() {} })
    console.log(JSON.stringify(kept))
    process.stdin.resume()
  `,
    options,
  )
  return {
    helper,
    kept: helper.nextLine().then((line) => (line === 'undefined' ? undefined : JSON.parse(line))),
  }
}

async function ask({ connection }: Pick<KeptPostgres, 'connection'>, sql: string) {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}

async function killPostmaster({ pid, clusterDir }: KeptPostgres): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await until('PostgreSQL is dead', () => !isPostmasterOf(pid, clusterDir))
}

async function listOr(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}
