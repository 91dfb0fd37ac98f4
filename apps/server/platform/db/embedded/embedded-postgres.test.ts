import { execFile, spawn } from 'node:child_process'
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { DatabaseStartError, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { stopPostmaster } from './postmaster.ts'
import { isAlive, isPostmasterFor } from './processes.ts'
import { choosePostgresUser } from './system-user.ts'
import { type Helper, makeTestFolder, startHelper, waitUntil } from './test-scratch.ts'

const isRoot = process.getuid?.() === 0

test('the first start sets up a database', async () => {
  const { dataDir, start } = await givenFolder()
  const postgres = await start()
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await query(postgres, 'select current_database() as d, current_user as u')).toEqual([
    { d: 'lerret', u: 'lerret' },
  ])
  expect(
    await query(postgres, "select lower('ÆØÅ') as l, pg_encoding_to_char(encoding) as e from pg_database"),
  ).toContainEqual({ l: 'æøå', e: 'UTF8' })
  for (const [setting, value] of Object.entries({
    data_checksums: 'on',
    fsync: 'on',
    listen_addresses: '',
    jit: 'off',
  }))
    expect(await query(postgres, `show ${setting}`)).toEqual([{ [setting]: value }])
  await postgres.stop()
  expect(isAlive(postgres.pid)).toBe(false)
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toContain('database system is shut down')
})

test('only the user of the cluster can enter the folder of the socket', async () => {
  const postgres = await (await givenCluster()).start()
  const { mode, uid } = await stat(postgres.connection.host)
  expect(mode & 0o777).toBe(0o700)
  expect(uid).toBe((await choosePostgresUser()).uid)
})

test('a second start has the data of the first one', async () => {
  const { start } = await givenCluster()
  const first = await start()
  await query(first, "create table film as select 'Nosferatu' as title")
  await first.stop()
  const second = await start()
  expect(second.pid).not.toBe(first.pid)
  expect(await query(second, 'select title from film')).toEqual([{ title: 'Nosferatu' }])
})

test('when Lerret is killed, the next one takes over its PostgreSQL and can stop it', async () => {
  const { dataDir, start, lines } = await givenCluster()
  const { helper, postgres } = await startLerret(dataDir)
  await query(postgres, "create table film as select 'Nosferatu' as title")
  await helper.kill()
  const next = await start()
  expect(next.pid).toBe(postgres.pid)
  expect(lines.join()).toContain(`Took over the running PostgreSQL (process ${postgres.pid})`)
  expect(await query(next, 'select title from film')).toEqual([{ title: 'Nosferatu' }])
  await next.stop()
  expect(isPostmasterFor(postgres.pid, postgres.clusterDir)).toBe(false)
})

test('when PostgreSQL itself is killed, the next start has every committed row', async () => {
  const { start } = await givenCluster()
  const first = await start()
  await query(first, "create table film as select 'Nosferatu' as title")
  await killPostmaster(first)
  const second = await start()
  expect(await query(second, 'select title from film')).toEqual([{ title: 'Nosferatu' }])
})

test('a start waits for the last workers of a killed PostgreSQL', async () => {
  const { dataDir, start } = await givenCluster()
  const first = await start()
  const client = new pg.Client(first.connection)
  client.on('error', () => {})
  await client.connect()
  const [{ pid: worker }] = (await client.query('select pg_backend_pid() as pid')).rows
  // A worker that is busy does not notice that the server is gone.
  process.kill(worker, 'SIGSTOP')
  await killPostmaster(first)
  const starting = start()
  await waitUntil('PostgreSQL refuses to start', async () =>
    (await readFile(join(dataDir, 'postgres.log'), 'utf8')).includes('is still in use'),
  ).finally(() => process.kill(worker, 'SIGCONT'))
  expect(await query(await starting, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a start is not blocked by another process that got the pid of a dead PostgreSQL', async () => {
  const { start } = await givenCluster()
  const first = await start()
  await killPostmaster(first)
  const { uid, gid } = await choosePostgresUser()
  const otherProcess = spawn('sleep', ['60'], { uid, gid, stdio: 'ignore' })
  try {
    for (const file of [
      join(first.clusterDir, 'postmaster.pid'),
      join(first.connection.host, '.s.PGSQL.5432.lock'),
    ]) {
      const text = await readFile(file, 'utf8')
      await writeFile(file, text.replace(/^\d+/, String(otherProcess.pid)))
    }
    const second = await start()
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.stop()
    expect(isAlive(otherProcess.pid ?? 0)).toBe(true)
  } finally {
    otherProcess.kill('SIGKILL')
  }
})

test('a running PostgreSQL whose socket has vanished is started again', async () => {
  const { dataDir, start, lines } = await givenCluster()
  const { helper, postgres } = await startLerret(dataDir)
  await helper.kill()
  await rm(postgres.connection.host, { recursive: true })
  const next = await start()
  expect(next.pid).not.toBe(postgres.pid)
  expect(lines.join()).toContain('does not respond')
  expect(await query(next, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('Ctrl-C in the terminal ends Lerret, not PostgreSQL', async () => {
  const { dataDir } = await givenCluster()
  const { helper, postgres } = await startLerret(dataDir, { group: true })
  process.kill(-helper.pid, 'SIGINT')
  await waitUntil('Lerret has ended', () => !isAlive(helper.pid))
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a set-up that was killed half-way is done again', async () => {
  const { dataDir, start } = await givenFolder()
  const { helper } = startHelperWithPostgres(dataDir)
  await waitUntil('initdb has begun', async () =>
    (await listOr(join(dataDir, 'postgres'))).some((name) => name.startsWith('18.setup-')),
  )
  await helper.kill()
  expect(await listOr(join(dataDir, 'postgres'))).not.toContain('18')
  const postgres = await start()
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
  const names = (await listOr(join(dataDir, 'postgres'))).toSorted()
  expect(names).toEqual(isRoot ? ['18'] : ['18', '18-socket'])
})

test('a data folder with a very long path has its socket in a short one, gone after the stop', async () => {
  const { start } = await givenCluster(`${'deep/'.repeat(15)}${'long'.repeat(20)}`)
  const postgres = await start()
  expect(dirname(postgres.connection.host)).toBe('/tmp')
  expect(Buffer.byteLength(join(postgres.connection.host, '.s.PGSQL.5432'))).toBeLessThan(100)
  expect((await stat(postgres.connection.host)).mode & 0o777).toBe(0o700)
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
  await killPostmaster(postgres)
  const next = await start()
  await expect(stat(postgres.connection.host)).rejects.toThrow('ENOENT')
  await next.stop()
  await expect(stat(next.connection.host)).rejects.toThrow('ENOENT')
})

test('a shutdown that takes too long is made an immediate one', async () => {
  const { dataDir, start } = await givenCluster()
  const postgres = await start()
  // It does not begin to shut down before both signals are there.
  process.kill(postgres.pid, 'SIGSTOP')
  const stopping = stopPostmaster(postgres.pid, postgres.clusterDir, [0, 10_000])
  process.kill(postgres.pid, 'SIGCONT')
  await stopping
  expect(isAlive(postgres.pid)).toBe(false)
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toContain('immediate shutdown request')
})

test('a PostgreSQL that hangs is killed, and the next start has its data', async () => {
  const { start } = await givenCluster()
  const postgres = await start()
  await query(postgres, 'create table films (title text)')
  await query(postgres, "insert into films values ('Metropolis')")
  process.kill(postgres.pid, 'SIGSTOP')
  await stopPostmaster(postgres.pid, postgres.clusterDir, [0, 0, 10_000])
  await waitUntil('the end of the process', () => !isAlive(postgres.pid))
  const next = await start()
  expect(await query(next, 'select title from films')).toEqual([{ title: 'Metropolis' }])
})

test('a PostgreSQL that ends by itself is logged', async () => {
  const { start, lines } = await givenCluster()
  await killPostmaster(await start())
  await waitUntil('the log line', () => lines.join().includes('ended by itself (SIGKILL)'))
})

test('the PostgreSQL of a running house is started again when it is killed, after longer pauses while it does not stay', async () => {
  const { dataDir, start, lines } = await givenCluster(`${'deep/'.repeat(15)}${'long'.repeat(20)}`)
  const postgres = await start({ isSupervised: true })
  await query(postgres, "create table film as select 'Nosferatu' as title")
  const kill = async () => {
    const [pid = ''] = (await readFile(join(postgres.clusterDir, 'postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(pid), 'SIGKILL')
    return Number(pid)
  }
  const waitForLines = (text: string, count: number) =>
    waitUntil(`${count} lines: ${text}`, () => lines.filter((line) => line.includes(text)).length === count)
  await kill()
  await waitForLines('PostgreSQL runs again.', 1)
  // The query connects where the connections of the house look for it.
  expect(await query(postgres, 'select title from film')).toEqual([{ title: 'Nosferatu' }])

  await kill()
  const file = join(postgres.clusterDir, 'pg_hba.conf')
  const rules = await readFile(file, 'utf8')
  await writeFile(file, 'nonsense\n')
  await waitForLines('could not be started again', 1)
  await writeFile(file, rules)
  await waitForLines('PostgreSQL runs again.', 2)
  expect(lines.flatMap((line) => /started again in (\S+) s/.exec(line)?.[1] ?? [])).toEqual(['0.5', '1', '2'])

  const last = await kill()
  await postgres.stop()
  expect(isAlive(last)).toBe(false)
  expect(await listOr(join(dataDir, 'postgres'))).toContain('18')
})

test('a cluster of another major version is refused, with the version named', async () => {
  const { dataDir, start } = await givenCluster()
  const postgres = await start()
  await postgres.stop()
  await writeFile(join(postgres.clusterDir, 'PG_VERSION'), '17\n')
  const refusal = await start().catch((error) => error)
  expect(refusal).toBeInstanceOf(DatabaseStartError)
  expect(refusal.message).toContain(`${dataDir}/postgres/18 was made by PostgreSQL 17`)
})

test('a start that fails shows the end of the log', async () => {
  const { dataDir, start } = await givenCluster()
  const postgres = await start()
  await postgres.stop()
  await writeFile(join(postgres.clusterDir, 'pg_hba.conf'), 'nonsense\n')
  const refusal = await start().catch((error) => error)
  expect(refusal).toBeInstanceOf(DatabaseStartError)
  expect(refusal.message).toContain(`${dataDir}/postgres.log`)
  expect(refusal.message).toContain('could not load')
})

test('a cluster of an earlier major version is not replaced by an empty one', async () => {
  const { dataDir, start } = await givenCluster()
  await rename(join(dataDir, 'postgres/18'), join(dataDir, 'postgres/17'))
  await expect(start()).rejects.toThrow('has no PostgreSQL cluster of version 18')
  expect(await listOr(join(dataDir, 'postgres'))).toContain('17')
})

test('files that are no cluster are not touched', async () => {
  const { dataDir, start } = await givenFolder()
  await mkdir(join(dataDir, 'postgres'), { recursive: true })
  await writeFile(join(dataDir, 'postgres', 'notes.txt'), 'mine')
  await expect(start()).rejects.toThrow('is not empty either (notes.txt)')
  expect(await listOr(join(dataDir, 'postgres'))).toEqual(['notes.txt'])
})

test.skipIf(!isRoot)(
  'as root, a folder closed to PostgreSQL’s user has its database inside nevertheless (needs root)',
  async () => {
    const { dataDir, start } = await givenFolder('private/data')
    await chmod(dirname(dataDir), 0o700)
    const postgres = await start()
    expect(postgres.clusterDir).toBe(join(dataDir, 'postgres/18'))
    expect((await stat(postgres.clusterDir)).uid).toBe((await choosePostgresUser()).uid)
    await query(postgres, "create table film as select 'Nosferatu' as title")
    expect(isPostmasterFor(postgres.pid, postgres.clusterDir)).toBe(true)
    await killPostmaster(postgres)

    const next = await start()
    expect(await query(next, 'select title from film')).toEqual([{ title: 'Nosferatu' }])
    await next.stop()
    await expect(stat(next.connection.host)).rejects.toThrow('ENOENT')
  },
)

test.skipIf(!isRoot)(
  'as root, a database that becomes closed to its user still starts (needs root)',
  async () => {
    const { dataDir, start } = await givenCluster('house/data')
    await chmod(dirname(dataDir), 0o700)
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
  },
)

test('the programs of POSTGRES_BIN run the same cluster', async () => {
  const { dataDir, reachableRoot, log } = await givenCluster()
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
  const binDir = join(dirname(createRequire(import.meta.url).resolve(packageName)), '../native/bin')
  const postgres = await startEmbeddedPostgres({ dataDir, reachableRoot, log, binDir })
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()
  await expect(startEmbeddedPostgres({ dataDir, reachableRoot, log, binDir: '/nowhere' })).rejects.toThrow(
    'POSTGRES_BIN=/nowhere must be a folder',
  )
})

async function givenFolder(name = 'data') {
  const scratch = await makeTestFolder()
  const [dataDir, reachableRoot] = [join(scratch, name), join(scratch, 'reachable')]
  await mkdir(dataDir, { recursive: true })
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  return {
    dataDir,
    reachableRoot,
    lines,
    log,
    start: (options: { isSupervised?: boolean } = {}) =>
      startEmbeddedPostgres({ dataDir, reachableRoot, log, ...options }),
  }
}

/** A folder in which PostgreSQL has been set up. Setting it up takes longer than everything else in most tests. */
async function givenCluster(name?: string) {
  const given = await givenFolder(name)
  await promisify(execFile)('cp', ['-a', `${await prepareCluster()}/.`, given.dataDir])
  return given
}

let preparedCluster: Promise<string> | undefined
afterAll(async () => {
  if (preparedCluster) await rm(dirname(await preparedCluster), { recursive: true, force: true })
})

function prepareCluster(): Promise<string> {
  preparedCluster ??= (async () => {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'lerret-cluster-')))
    await chmod(folder, 0o755)
    const dataDir = join(folder, 'data')
    await mkdir(dataDir)
    const postgres = await startEmbeddedPostgres({
      dataDir,
      reachableRoot: join(folder, 'reachable'),
      log() {},
    })
    await postgres.stop()
    return dataDir
  })()
  return preparedCluster
}

async function startLerret(dataDir: string, options: { group?: boolean } = {}) {
  const { helper, postgres } = startHelperWithPostgres(dataDir, options)
  return { helper, postgres: await postgres }
}

function startHelperWithPostgres(
  dataDir: string,
  options: { group?: boolean } = {},
): { helper: Helper; postgres: Promise<EmbeddedPostgres> } {
  const helper = startHelper(
    `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url))}
    const postgres = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, reachableRoot: ${JSON.stringify(join(dirname(dataDir), 'reachable'))}, log() {} })
    console.log(JSON.stringify(postgres))
    process.stdin.resume()
  `,
    options,
  )
  return {
    helper,
    postgres: helper.nextLine().then((line) => (line === 'undefined' ? undefined : JSON.parse(line))),
  }
}

async function query({ connection }: Pick<EmbeddedPostgres, 'connection'>, sql: string) {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}

async function killPostmaster({ pid, clusterDir }: EmbeddedPostgres): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await waitUntil('PostgreSQL is dead', () => !isPostmasterFor(pid, clusterDir))
}

async function listOr(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}
