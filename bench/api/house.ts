import { type Article, articlePath, pageDataPath } from '@lerret/model'
import { importRecords } from '../../apps/server/content/records/import.ts'
import { openDatabase } from '../../apps/server/platform/db/connection.ts'
import { startEmbeddedPostgres } from '../../apps/server/platform/db/embedded/embedded-postgres.ts'
import { type House, startHouse } from '../../e2e/house/house.ts'
import { manyArticles } from './articles.ts'
import { ENV } from './calls.ts'

const TIMEOUT_MS = 15 * 60_000

/** Starts the demo house with this many more articles, and waits until it is idle. */
export async function startLargeHouse(count: number): Promise<House> {
  const demo = await startHouse({ env: ENV })
  await demo.stop()
  const { dataDir } = demo
  const articles = manyArticles(count)
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  const { db, close } = await openDatabase(postgres.connection)
  await importRecords(db, articles, 'bench')
  await close()
  await postgres.stop()
  const house = await startHouse({ dataDir, env: ENV, timeoutMs: TIMEOUT_MS })
  const paths = articles.map(({ record }) => pageDataPath(articlePath(record as Article)))
  await waitUntilIdle(house.url, paths)
  return house
}

/** Waits until files are compressed, which happens in the background after a publish. */
async function waitUntilIdle(url: string, paths: string[]) {
  const until = Date.now() + TIMEOUT_MS
  for (const path of paths.filter((_, number) => number % 200 === 0)) {
    while (!(await isCompressed(url + encodeURI(path)))) {
      if (Date.now() > until) throw new Error('The house does not become idle.')
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}

async function isCompressed(address: string): Promise<boolean> {
  const reply = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  await reply.arrayBuffer()
  if (!reply.ok) throw new Error(`${address} failed with ${reply.status}.`)
  return reply.headers.get('content-encoding') === 'br'
}
