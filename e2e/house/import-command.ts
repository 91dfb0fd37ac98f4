import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { publishVersions } from '../../apps/server/content/records/store/publish-versions.ts'
import { connectDatabase, type Database } from '../../apps/server/platform/db/connection.ts'
import { findRunningConnection } from '../../apps/server/platform/db/embedded/embedded-postgres.ts'
import type { ContentKind } from '../../packages/model/index.ts'
import type { House } from './house.ts'

type RunningHouse = Pick<House, 'dataDir' | 'url'>

const root = join(import.meta.dirname, '..', '..')
const run = promisify(execFile)

/** Runs `npm run import` beside a running house. A check that finds lost addresses fails, and has output too. */
export async function runImportCommand({ dataDir }: RunningHouse, ...args: string[]) {
  const { stdout } = await run(process.execPath, ['apps/server/commands/import.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    maxBuffer: 100_000_000,
  }).catch((error: { stdout: string; stderr: string; code: number }) => {
    if (args[0] === '--check' && error.code === 1 && error.stdout !== '') return error
    throw error
  })
  return stdout
}

/** Asks the house for every old address, and returns the lost ones with the reason, and the last line. */
export async function checkOldAddresses(house: RunningHouse, ...list: string[]) {
  const lines = (await runImportCommand(house, '--check', ...list)).trim().split('\n')
  return { lost: lines.slice(0, -1), summary: lines.at(-1) ?? '' }
}

export async function withDatabase<Result>(
  { dataDir }: RunningHouse,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const connection = await findRunningConnection(dataDir)
  if (!connection) throw new Error('The database does not run.')
  const { db, close } = await connectDatabase(connection)
  return work(db).finally(close)
}

/** Publishes what has never been published, as an editor who is content with it would, and waits until it is live. */
export const publishDrafts = (house: RunningHouse) =>
  withDatabase(house, async (db) => {
    const { rows } = await db.execute<{ kind: ContentKind; id: string; version: number; slug: string }>(
      `select record.kind, record.id, version.version, version.body->>'slug' as slug from content_record as record
        join content_version as version on (version.kind, version.id, version.version) = (record.kind, record.id, record.draft_version)
        where record.stable_version is null order by record.kind, record.id`,
    )
    await publishVersions(
      db,
      { author: 'bench' },
      rows.map(({ kind, id, version }) => ({ kind, id, version })),
    )
    const article = rows.findLast(({ kind }) => kind === 'article')
    const last = `${house.url}/article/${encodeURIComponent(article?.slug ?? '')}`
    while ((await fetch(last, { method: 'HEAD' })).status !== 200)
      await new Promise((done) => setTimeout(done, 500))
  })

/** How many showings the house has, published or not. */
export const countShowings = (house: RunningHouse) =>
  withDatabase(house, async (db) => {
    const { rows } = await db.execute<{ count: number }>(
      "select count(*)::int from content_record where kind = 'event' and draft_version is not null",
    )
    return rows[0]?.count ?? 0
  })
