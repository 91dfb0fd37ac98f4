import { removeFolder } from '../../e2e/house/house.ts'
import { table } from '../pages.ts'
import { listCalls } from './calls.ts'
import { fire } from './fire.ts'
import { startLargeHouse } from './house.ts'
import { processorTime } from './processor.ts'

const ARTICLE_COUNT = 10_000
/** Milliseconds at the server, 95th percentile; with one query at a time it includes the round trip. */
const SEARCH_BUDGET = { call: 'search, each query new', p95: 20 }

/** Measures the calls on a house with ten thousand articles. Returns a problem when searching is too slow. */
export async function timeCalls(): Promise<string[]> {
  const house = await startLargeHouse(ARTICLE_COUNT)
  const problems: string[] = []
  const rows: (string | number)[][] = []
  try {
    for (const call of await listCalls(house.url)) {
      const before = await processorTime(house)
      const { replies, perSecond, p50, p95, p99, failed } = await fire(house.url, call)
      const spent = (await processorTime(house)) - before
      rows.push([
        call.name,
        call.connections,
        Math.round(perSecond),
        ...[p50, p95, p99].map((ms) => ms.toFixed(1)),
        // The processor time of concurrent calls cannot be separated.
        call.concurrent || Number.isNaN(spent) ? '' : (spent / replies).toFixed(1),
        failed,
      ])
      if (failed > 0) problems.push(`${call.name}: ${failed} requests failed.`)
      if (call.name === SEARCH_BUDGET.call && p95 > SEARCH_BUDGET.p95)
        problems.push(
          `${call.name}: ${p95.toFixed(1)} ms at the 95th percentile, more than ${SEARCH_BUDGET.p95}.`,
        )
    }
  } finally {
    await house.stop()
    await removeFolder(house.dataDir)
  }
  const heads = ['call', 'at once', 'a second', 'p50', 'p95', 'p99', 'processor each', 'failed']
  console.log(`\n## Calls (ms; ${ARTICLE_COUNT} articles, real server)\n\n${table(heads, rows)}\n`)
  return problems
}
