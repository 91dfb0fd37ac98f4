import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { publishVersions } from '../apps/server/content/store/publish-versions.ts'
import { connectDatabase, type Database } from '../apps/server/db/connection.ts'
import { findRunningConnection } from '../apps/server/db/embedded/embedded-postgres.ts'
import { createOldHouse, HIDDEN_WORD } from '../apps/server/site-import/test-wordpress/old-house.ts'
import { startWordPress } from '../apps/server/site-import/test-wordpress/wordpress-server.ts'
import { type House, removeFolder, startHouse } from '../e2e/house/house.ts'
import type { ContentKind } from '../packages/model/index.ts'

const SIZE = { posts: Number(process.env.IMPORT_POSTS ?? 2000), pages: 40, events: 200 }
const MAX_MINUTES = 10
/** A page of a plugin, which only the sitemap of the old site names. */
const HOMELESS = ['/utleigekalender']

const run = promisify(execFile)

/** Imports a large WordPress site twice into a running house, publishes all of it, and asks for every old address. */
export async function timeImport(): Promise<string[]> {
  const problems: string[] = []
  const house = await startHouse()
  await using wordPress = await startWordPress(createOldHouse(SIZE), { refuseEvery: 200 })
  try {
    const first = await importSite(house, wordPress.url)
    const before = await countRecords(house)
    const second = await importSite(house, wordPress.url)
    const after = await countRecords(house)
    console.log(first.output)
    console.log(second.output)
    console.log(
      `The first import took ${first.seconds.toFixed(0)} s, the second ${second.seconds.toFixed(0)} s.`,
    )
    if (first.seconds > MAX_MINUTES * 60) problems.push(`The import takes more than ${MAX_MINUTES} minutes.`)
    if (JSON.stringify(before) !== JSON.stringify(after))
      problems.push(`The second import changed records: ${JSON.stringify({ before, after })}.`)
    if (after.hidden > 0) problems.push(`${after.hidden} versions have what was hidden.`)
    await publishImported(house)
    const lost = await findLostAddresses(house)
    console.log(lost.summary)
    if (!/of \d+ old addresses/.test(lost.summary)) problems.push('The addresses could not be checked.')
    const unexpected = lost.addresses.filter((address) => !HOMELESS.includes(address))
    if (unexpected.length > 0) problems.push(`Lost addresses: ${unexpected.slice(0, 20).join(', ')}`)
  } finally {
    await house.stop()
    await removeFolder(house.dataDir)
  }
  return problems
}

async function runCommand({ dataDir }: House, ...args: string[]) {
  const started = performance.now()
  const { stdout } = await run(process.execPath, ['apps/server/commands/import.ts', ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDir },
    maxBuffer: 100_000_000,
  }).catch((error: { stdout: string; stderr: string; code: number }) => {
    if (args[0] === '--check' && error.code === 1 && error.stdout !== '') return error
    throw error
  })
  return { output: stdout, seconds: (performance.now() - started) / 1000 }
}

const importSite = (house: House, url: string) => runCommand(house, url)

async function withDatabase<Result>(
  { dataDir }: House,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const connection = await findRunningConnection(dataDir)
  if (!connection) throw new Error('The database does not run.')
  const { db, close } = await connectDatabase(connection)
  return work(db).finally(close)
}

const countRecords = (house: House) =>
  withDatabase(house, async (db) => {
    const { rows } = await db.execute<{ records: number; versions: number; hidden: number }>(
      `select (select count(*)::int from content_record) as records, count(*)::int as versions,
        count(*) filter (where body::text like '%${HIDDEN_WORD}%')::int as hidden from content_version`,
    )
    return rows[0] as { records: number; versions: number; hidden: number }
  })

/** Publishes what was imported, as an editor who is content with it would, and waits until it is live. */
const publishImported = (house: House) =>
  withDatabase(house, async (db) => {
    const { rows } = await db.execute<{ kind: ContentKind; id: string; version: number }>(
      'select kind, id, version from imported_record order by kind, id',
    )
    await publishVersions(db, { author: 'bench' }, rows)
    const { rows: slugs } = await db.execute<{ slug: string }>(
      `select version.body->>'slug' as slug from imported_record as imported
        join content_version as version using (kind, id) where imported.kind = 'article' order by slug`,
    )
    const last = `${house.url}/article/${encodeURIComponent(slugs.at(-1)?.slug ?? '')}`
    while ((await fetch(last, { method: 'HEAD' })).status !== 200)
      await new Promise((done) => setTimeout(done, 500))
  })

async function findLostAddresses(house: House) {
  const lines = (await runCommand(house, '--check')).output.trim().split('\n')
  return {
    summary: lines.at(-1) ?? '',
    addresses: lines.slice(0, -1).map((line) => line.split(' ', 1)[0] as string),
  }
}
