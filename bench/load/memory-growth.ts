import { setTimeout as sleep } from 'node:timers/promises'
import type { House } from '../../e2e/house/house.ts'
import { type Memory, readMemory, sumMemory, toMegabytes } from '../memory/house-memory.ts'
import { table } from '../pages.ts'

interface Sample {
  seconds: number
  memory: Memory
}

/** Reading the memory of a process stops it for some milliseconds. */
const SAMPLE_MS = 5000
/** How much the memory may grow from the first to the last sample that counts, as a share of its median. */
const MAX_GROWTH = 0.1

export async function sampleMemory(house: House, end: number): Promise<Sample[]> {
  const samples: Sample[] = []
  const start = performance.now()
  for (; Date.now() < end; await sleep(SAMPLE_MS))
    samples.push({ seconds: (performance.now() - start) / 1000, memory: await readMemory(house) })
  return samples
}

/** Prints the memory by process and how fast it grows. The first third of the time contains what is loaded and cached once. */
export function reportMemory(samples: Sample[]): string[] {
  const names = [...new Set(samples.flatMap(({ memory }) => Object.keys(memory)))]
  const size = Math.ceil(samples.length / 3)
  const rows = ['first', 'second', 'last'].map((name, third) => {
    const memory = samples.slice(third * size, (third + 1) * size).map((sample) => sample.memory)
    const sums = memory.map(sumMemory)
    return [
      `${name} third of the time`,
      ...names.map((each) => toMegabytes(findMedian(memory.map((sample) => sample[each] ?? 0)))),
      toMegabytes(findMedian(sums)),
      toMegabytes(Math.max(...sums)),
    ]
  })
  console.log(table(['MB (PSS), medians', ...names, 'sum', 'sum at most'], rows))

  const counted = samples.slice(size).map(({ seconds, memory }) => ({ seconds, total: sumMemory(memory) }))
  const slope = fitSlope(counted)
  const growth = slope * ((counted.at(-1)?.seconds ?? 0) - (counted[0]?.seconds ?? 0))
  const isFlat = growth <= findMedian(counted.map(({ total }) => total)) * MAX_GROWTH
  const minutes = (growth / slope / 60).toFixed(1)
  console.log(
    `\nIn the last ${minutes} minutes the memory ${isFlat ? 'is flat' : 'grows'}: ${toMegabytes(growth)} MB more, ${toMegabytes(slope * 3600)} MB if it went on for an hour. A run of a few minutes is too short to say so.`,
  )
  return isFlat ? [] : ['The memory grows.']
}

/** Least squares, in kB a second. */
function fitSlope(samples: { seconds: number; total: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanSeconds, meanTotal] = [
    mean(samples.map(({ seconds }) => seconds)),
    mean(samples.map(({ total }) => total)),
  ]
  const covariance = mean(samples.map(({ seconds, total }) => (seconds - meanSeconds) * (total - meanTotal)))
  return covariance / mean(samples.map(({ seconds }) => (seconds - meanSeconds) ** 2))
}

const findMedian = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
