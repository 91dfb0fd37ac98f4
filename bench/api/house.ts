import { importRecords } from '../../apps/server/content/import.ts'
import { openDatabase } from '../../apps/server/db/connection.ts'
import { keepPostgres } from '../../apps/server/db/embedded/keeper.ts'
import { type House, startHouse } from '../../e2e/house.ts'
import { manyArticles } from './articles.ts'

/** The demo house, with so many articles more; it is published before it is measured. */
export async function startLargeHouse(articles: number): Promise<House> {
  const demo = await startHouse()
  await demo.stop()
  const { dataDir } = demo
  const postgres = await keepPostgres({ dataDir, log: () => {} })
  const { db, close } = await openDatabase(postgres.connection)
  await importRecords(db, manyArticles(articles), 'bench')
  await close()
  await postgres.stop()
  return startHouse({ dataDir, patienceMs: 15 * 60_000 })
}
