import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { columnList, LEFT_OUT, listTables, qualified } from '../apps/server/operations/backup/tables.ts'
import { connectDatabase } from '../apps/server/platform/db/connection.ts'
import { startEmbeddedPostgres } from '../apps/server/platform/db/embedded/embedded-postgres.ts'
import { openReleaseStore } from '../apps/server/publishing/releases/release-store.ts'
import { givenFolder, removeFolder, startHouse, TODAY } from '../e2e/house/house.ts'

const root = join(import.meta.dirname, '..')

/** A publish writes the index and the facts about it. */
const WRITTEN_BY_PUBLISH = ['house_fact', 'search_document']

/** Restores a backup of the demo on other data folders, embedded and on a PostgreSQL server, and compares every row and page. */
export async function timeBackup(): Promise<string[]> {
  const folder = await givenFolder()
  const file = join(folder, 'house.tar.zst')
  const house = await startHouse({ dataDir: join(folder, 'a') })
  const besideMs = await run('backup', [file], { DATA_DIR: house.dataDir })
  await house.stop()
  const aloneMs = await run('backup', [file], { DATA_DIR: house.dataDir })
  const trialMs = await run('backup', ['--check', file], {})
  const original = await readHouse(house.dataDir)

  const embeddedDir = join(folder, 'b')
  const embeddedMs = await run('restore', [file], { DATA_DIR: embeddedDir })
  const embedded = await readHouse(embeddedDir)

  await using server = new AsyncDisposableStack()
  await mkdir(join(folder, 'server'))
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'server'), log: () => {} })
  server.defer(() => postgres.stop())
  const { host, port, user, database } = postgres.connection
  const DATABASE_URL = `postgres://${user}@localhost/${database}?${new URLSearchParams({ host, port: String(port) })}`
  const serverDir = join(folder, 'c')
  const serverMs = await run('restore', [file], { DATA_DIR: serverDir, DATABASE_URL })
  const onServer = { rows: await readRows(postgres.connection), pages: await readPages(serverDir) }

  console.table({
    'backup beside the server': { ms: besideMs },
    'backup without it': { ms: aloneMs },
    'trial restore': { ms: trialMs },
    'restore, embedded': { ms: embeddedMs, rows: embedded.rows.size, pages: embedded.pages.size },
    'restore, DATABASE_URL': { ms: serverMs, rows: onServer.rows.size, pages: onServer.pages.size },
  })
  await server.disposeAsync()
  await removeFolder(folder)
  return [
    ...compare('embedded, rows', original.rows, embedded.rows),
    ...compare('embedded, pages', original.pages, embedded.pages),
    ...compare('DATABASE_URL, rows', original.rows, onServer.rows),
    ...compare('DATABASE_URL, pages', original.pages, onServer.pages),
  ]
}

async function run(command: 'backup' | 'restore', args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const start = performance.now()
  const script = join('apps', 'server', 'commands', 'backup', `${command}.ts`)
  await promisify(execFile)(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, DEMO_TODAY: TODAY, PUBLIC_URL: 'http://fjordheim.example', ...env },
  })
  return Math.round(performance.now() - start)
}

async function readHouse(dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  try {
    return { rows: await readRows(postgres.connection), pages: await readPages(dataDir) }
  } finally {
    await postgres.stop()
  }
}

/** Every row of every table that a backup has, as text. */
async function readRows(connection: Parameters<typeof connectDatabase>[0]): Promise<Set<string>> {
  const { pool, close } = await connectDatabase(connection)
  try {
    const all = new Set<string>()
    for (const { name, columns } of await listTables(pool)) {
      if (name in LEFT_OUT || WRITTEN_BY_PUBLISH.includes(name)) continue
      const { rows } = await pool.query<{ row: string }>(
        `select each::text as row from (select ${columnList(columns)} from ${qualified(name)}) as each`,
      )
      for (const { row } of rows) all.add(`${name} ${row}`)
    }
    return all
  } finally {
    await close()
  }
}

/** The pages of the live release, each with the hash of its HTML. */
async function readPages(dataDir: string): Promise<Set<string>> {
  const release = await openReleaseStore(join(dataDir, 'site')).findCurrent()
  if (!release) return new Set()
  return new Set([...release.pages].map(([path]) => `${path} ${release.files.get(path)?.hash}`))
}

function compare(what: string, expected: Set<string>, found: Set<string>): string[] {
  const missing = [...expected].filter((line) => !found.has(line))
  const added = [...found].filter((line) => !expected.has(line))
  const differing = [...missing, ...added].slice(0, 5).map((line) => line.slice(0, 200))
  return differing.map((line) => `${what}: ${missing.length} missing, ${added.length} added, such as ${line}`)
}
