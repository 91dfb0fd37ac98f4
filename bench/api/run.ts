import { removeFolder } from '../../e2e/house.ts'
import { table } from '../pages.ts'
import { listCalls } from './calls.ts'
import { fire } from './fire.ts'
import { startLargeHouse } from './house.ts'
import { processorTime } from './processor.ts'

const ARTICLES = 10_000
/** Milliseconds at the server, 95th percentile; with one question at a time the way there and back is part of it. */
const SEARCH_BUDGET = { call: 'search, each question new', p95: 20 }

/** How fast the calls are answered, by a house with ten thousand articles; complains of a search that is slower than it should be. */
export async function timeCalls(): Promise<string[]> {
  const house = await startLargeHouse(ARTICLES)
  const complaints: string[] = []
  const rows: (string | number)[][] = []
  try {
    for (const call of await listCalls(house.url)) {
      const before = await processorTime(house)
      const { answers, perSecond, p50, p95, p99, failed } = await fire(house.url, call)
      const spent = (await processorTime(house)) - before
      rows.push([
        call.name,
        call.connections,
        Math.round(perSecond),
        ...[p50, p95, p99].map((ms) => ms.toFixed(1)),
        // What others did meanwhile is not told apart.
        call.meanwhile || Number.isNaN(spent) ? '' : (spent / answers).toFixed(1),
        failed,
      ])
      if (failed > 0) complaints.push(`${call.name}: ${failed} requests failed.`)
      if (call.name === SEARCH_BUDGET.call && p95 > SEARCH_BUDGET.p95)
        complaints.push(
          `${call.name}: ${p95.toFixed(1)} ms at the 95th percentile, more than ${SEARCH_BUDGET.p95}.`,
        )
    }
  } finally {
    await house.stop()
    await removeFolder(house.dataDir)
  }
  const heads = ['call', 'at once', 'a second', 'p50', 'p95', 'p99', 'processor each', 'failed']
  console.log(`\n## Calls (ms; ${ARTICLES} articles, real server)\n\n${table(heads, rows)}\n`)
  return complaints
}
