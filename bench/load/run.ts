import { setTimeout as sleep } from 'node:timers/promises'
import { DEMO_PASSWORD, type House, removeFolder, startHouse } from '../../e2e/house/house.ts'
import { type Memory, readMemory, sumMemory, toMegabytes } from '../memory/house-memory.ts'
import { table } from '../pages.ts'
import { publishRepeatedly } from './editor.ts'
import { listCallRequests, listNewPictures, listPageRequests } from './requests.ts'
import { sendAtRate } from './send-at-rate.ts'

const MINUTES = Number(process.env.LOAD_MINUTES ?? 10)
const PAGES_PER_SECOND = Number(process.env.LOAD_PAGES ?? 500)
const CALLS_PER_SECOND = Number(process.env.LOAD_CALLS ?? 50)
const NEW_PICTURES_PER_SECOND = 1
const SECONDS_BETWEEN_PUBLISHES = 5
/** The goals: milliseconds of the 99th percentile, and how much more memory the last third of the time may take than the second. */
const MAX_P99_MS = 300
const MAX_MEMORY_GROWTH = 1.1

/** Visitors, members, an editor who publishes, and pictures being made, all at once on one machine. */
export async function testLoad(): Promise<string[]> {
  const env = { DEMO_PASSWORD, TRUSTED_PROXIES: '127.0.0.1', IMAGE_AVIF: 'on', IMAGE_SECONDS: '3' }
  const house = await startHouse({ env })
  try {
    return await measure(house)
  } finally {
    await house.stop()
    await removeFolder(house.dataDir)
  }
}

async function measure(house: House): Promise<string[]> {
  const { url } = house
  const seconds = MINUTES * 60
  const [pages, calls] = [await listPageRequests(url), await listCallRequests(url)]
  const end = Date.now() + seconds * 1000
  const [pageFigures, callFigures, pictureFigures, publishes, memory] = await Promise.all([
    sendAtRate(url, { requests: pages, perSecond: PAGES_PER_SECOND, seconds }),
    sendAtRate(url, { requests: calls, perSecond: CALLS_PER_SECOND, seconds }),
    sendAtRate(url, { requests: await listNewPictures(), perSecond: NEW_PICTURES_PER_SECOND, seconds }),
    publishRepeatedly(url, { end, pauseMs: SECONDS_BETWEEN_PUBLISHES * 1000 }),
    sampleMemory(house, end),
  ])
  const named = { 'pages and their files': pageFigures, calls: callFigures, 'new pictures': pictureFigures }
  console.log(`\n## Load for ${MINUTES} minutes\n`)
  console.log(
    table(
      ['', 'a second', 'p50 ms', 'p97.5 ms', 'p99 ms', 'replies', 'failed'],
      Object.entries(named).map(([name, { perSecond, p50, p97_5, p99, replies, failed }]) => [
        name,
        perSecond.toFixed(1),
        p50,
        p97_5,
        p99,
        replies,
        failed,
      ]),
    ),
  )
  const times = publishes.toSorted((a, b) => a - b)
  const slowest = times.at(-1) ?? Number.NaN
  console.log(
    `\n${times.length} publishes, live after ${times[times.length >> 1]?.toFixed(0)} ms (median), ${slowest.toFixed(0)} at most.\n`,
  )
  const thirds = splitInThirds(memory)
  console.log(table(['MB (PSS)', 'median', 'at most'], thirds.map(describeMemory)))

  const problems = Object.entries({ pages: pageFigures, calls: callFigures }).flatMap(([name, { p99 }]) =>
    p99 > MAX_P99_MS ? [`${name}: ${p99} ms at the 99th percentile, more than ${MAX_P99_MS}.`] : [],
  )
  for (const [name, { failed }] of Object.entries(named))
    if (failed > 0) problems.push(`${name}: ${failed} requests failed.`)
  const [, second = [], last = []] = thirds
  if (findMedian(last) > findMedian(second) * MAX_MEMORY_GROWTH) problems.push('The memory grows.')
  return problems
}

async function sampleMemory(house: House, end: number): Promise<Memory[]> {
  const samples: Memory[] = []
  for (; Date.now() < end; await sleep(1000)) samples.push(await readMemory(house))
  return samples
}

/** The first third contains what is loaded and cached once. */
function splitInThirds(samples: Memory[]): number[][] {
  const sums = samples.map(sumMemory)
  const size = Math.ceil(sums.length / 3)
  return [0, 1, 2].map((third) => sums.slice(third * size, (third + 1) * size))
}

const describeMemory = (sums: number[], third: number) => [
  `${['first', 'second', 'last'][third]} third of the time`,
  toMegabytes(findMedian(sums)),
  toMegabytes(Math.max(...sums)),
]

const findMedian = (sums: number[]) => sums.toSorted((a, b) => a - b)[sums.length >> 1] ?? 0
