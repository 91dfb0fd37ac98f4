import { DEMO_PASSWORD, type House, removeFolder, startHouse } from '../../e2e/house/house.ts'
import { table } from '../pages.ts'
import { type CpuSeconds, readCpuSeconds } from './cpu-time.ts'
import { publishRepeatedly } from './editor.ts'
import { reportMemory, sampleMemory } from './memory-growth.ts'
import { listCallRequests, listNewPictures, listPageRequests } from './requests.ts'
import { type Figures, sendAtRate } from './send-at-rate.ts'

const MINUTES = Number(process.env.LOAD_MINUTES ?? 10)
const PAGES_PER_SECOND = Number(process.env.LOAD_PAGES ?? 500)
const CALLS_PER_SECOND = Number(process.env.LOAD_CALLS ?? 50)
const NEW_PICTURES_PER_SECOND = 1
const SECONDS_BETWEEN_PUBLISHES = 5
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31)
/** The goal, for pages and calls. */
const MAX_P99_MS = 300
/** The requests of a busy house: 10,000 visits with 30 requests each. */
const REQUESTS_PER_DAY = 300_000

/** Visitors, members, an editor who publishes, and pictures being made, all at once on one machine. */
export async function testLoad(): Promise<string[]> {
  const env = { DEMO_PASSWORD, TRUSTED_PROXIES: '127.0.0.1', IMAGE_AVIF: 'on', IMAGE_SECONDS: '3' }
  const house = await startHouse({ env })
  try {
    // The house is measured as it runs from day to day: the first start also imports and publishes everything.
    await house.stop()
    await house.startAgain()
    return await measure(house)
  } finally {
    await house.stop()
    await removeFolder(house.dataDir)
  }
}

async function measure(house: House): Promise<string[]> {
  const { url } = house
  const seconds = MINUTES * 60
  const [pages, calls, pictures] = [
    await listPageRequests(url),
    await listCallRequests(url),
    await listNewPictures(),
  ]
  const cpuBefore = await readCpuSeconds(house)
  const end = Date.now() + seconds * 1000
  const [pageFigures, callFigures, pictureFigures, publishes, memory] = await Promise.all([
    sendAtRate(url, { requests: pages, perSecond: PAGES_PER_SECOND, seconds, seed: SEED }),
    sendAtRate(url, { requests: calls, perSecond: CALLS_PER_SECOND, seconds, seed: SEED + 1 }),
    sendAtRate(url, { requests: pictures, perSecond: NEW_PICTURES_PER_SECOND, seconds, seed: SEED + 2 }),
    publishRepeatedly(url, { end, pauseMs: SECONDS_BETWEEN_PUBLISHES * 1000 }),
    sampleMemory(house, end),
  ])
  const cpuAfter = await readCpuSeconds(house)

  const figures = { 'pages and their files': pageFigures, calls: callFigures, 'new pictures': pictureFigures }
  const replies = Object.values(figures).reduce((sum, each) => sum + each.replies, 0)
  const hours = (replies / REQUESTS_PER_DAY) * 24
  console.log(`\n## Load for ${MINUTES} minutes, seed ${SEED}\n`)
  console.log(
    `${replies} replies, as many as a house with ${REQUESTS_PER_DAY} requests a day has in ${hours.toFixed(1)} hours.\n`,
  )
  reportFigures(figures)
  reportPublishes(publishes)
  reportCpu(cpuBefore, cpuAfter)
  const problems = [...reportMemory(memory)]
  for (const [name, { p99 }] of Object.entries({ pages: pageFigures, calls: callFigures }))
    if (p99 > MAX_P99_MS)
      problems.push(`${name}: ${p99.toFixed(0)} ms at the 99th percentile, more than ${MAX_P99_MS}.`)
  for (const [name, { failed }] of Object.entries(figures))
    if (failed > 0) problems.push(`${name}: ${failed} requests failed.`)
  return problems
}

function reportFigures(figures: Record<string, Figures>) {
  const rows = Object.entries(figures).map(([name, { perSecond, replies, failed, ...times }]) => [
    name,
    perSecond.toFixed(1),
    ...[times.p50, times.p97_5, times.p99, times.slowest, times.lateP99].map((time) => time.toFixed(0)),
    replies,
    failed,
  ])
  const headings = [
    'a second',
    'p50 ms',
    'p97.5 ms',
    'p99 ms',
    'slowest ms',
    'sent late, p99 ms',
    'replies',
    'failed',
  ]
  console.log(table(['', ...headings], rows))
}

function reportPublishes(publishes: number[]) {
  const times = publishes.toSorted((a, b) => a - b)
  const [median = Number.NaN, slowest = Number.NaN] = [times[times.length >> 1], times.at(-1)]
  console.log(
    `\n${times.length} publishes, live after ${median.toFixed(0)} ms (median), ${slowest.toFixed(0)} at most.\n`,
  )
}

function reportCpu(before: CpuSeconds, after: CpuSeconds) {
  const rows = Object.entries(after).map(([name, seconds]) => [
    name,
    ((seconds - (before[name] ?? 0)) / MINUTES).toFixed(1),
  ])
  console.log(`${table(['processor time', 'seconds a minute'], rows)}\n`)
}
