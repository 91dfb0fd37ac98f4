import { setTimeout as sleep } from 'node:timers/promises'
import { type House, removeFolder, startHouse } from '../../e2e/house/house.ts'
import { FAMILIES, table } from '../pages.ts'
import { type Memory, readMemory, sumMemory, toMegabytes } from './house-memory.ts'

/** The goals, in MB of proportional set size of all processes, so that a machine with 1 GB suffices. */
const MAX_AT_REST_MB = 350
const MAX_UNDER_LOAD_MB = 450
const LOAD_SECONDS = Number(process.env.MEMORY_SECONDS ?? 60)
const READERS = 8
const SAMPLE_MS = 500
/** Pictures are made as AVIF after the load; then the process that makes them ends. */
const MAX_REST_SECONDS = 900
const IMAGE_TYPES = ['image/avif,image/webp,*/*;q=0.8', 'image/webp,*/*;q=0.8', 'image/*,*/*;q=0.8']

/** Memory of the server, its database and the ticket stand-in: after the start, under mixed load, and at rest after it. */
export async function measureMemory(): Promise<string[]> {
  const house = await startHouse({ env: { IMAGE_AVIF: 'on', IMAGE_SECONDS: '3' } })
  try {
    await house.stop()
    await house.startAgain()
    await sleep(10_000)
    const started = await readMemory(house)
    const loaded = await readMost(house, LOAD_SECONDS)
    const rested = await waitForRest(house)
    const rows = Object.entries({
      'after the start': started,
      'under load, at most': loaded,
      'at rest after it': rested,
    })
    const names = [...new Set(rows.flatMap(([, memory]) => Object.keys(memory)))]
    console.log(
      table(
        ['MB (PSS)', ...names, 'sum'],
        rows.map(([name, memory]) => [
          name,
          ...names.map((each) => toMegabytes(memory[each] ?? 0)),
          toMegabytes(sumMemory(memory)),
        ]),
      ),
    )
    return [
      ...(sumMemory(rested) > MAX_AT_REST_MB * 1000
        ? [`At rest it uses more than ${MAX_AT_REST_MB} MB.`]
        : []),
      ...(sumMemory(loaded) > MAX_UNDER_LOAD_MB * 1000
        ? [`Under load it uses more than ${MAX_UNDER_LOAD_MB} MB.`]
        : []),
    ]
  } finally {
    await house.stop()
    await removeFolder(house.dataDir)
  }
}

async function waitForRest(house: House): Promise<Memory> {
  for (let seconds = 0; seconds < MAX_REST_SECONDS; seconds += 10) {
    await sleep(10_000)
    const memory = await readMemory(house)
    if (!memory.pictures) return memory
  }
  return readMemory(house)
}

/** Lets readers open pages with their pictures, search, and ask for odd sizes, and returns the sample with the largest sum. */
async function readMost(house: House, seconds: number): Promise<Memory> {
  const end = performance.now() + seconds * 1000
  let most: Memory = {}
  const readers = Array.from({ length: READERS }, (_, reader) => readUntil(house.url, { end, reader }))
  while (performance.now() < end) {
    const memory = await readMemory(house)
    if (sumMemory(memory) > sumMemory(most)) most = memory
    await sleep(SAMPLE_MS)
  }
  await Promise.all(readers)
  return most
}

async function readUntil(url: string, { end, reader }: { end: number; reader: number }) {
  const paths = [...Object.values(FAMILIES), '/sok?q=metropolis', '/program', '/feed.xml']
  for (let round = reader; performance.now() < end; round++) {
    const reply = await fetch(url + paths[round % paths.length])
    const html = await reply.text()
    const images = [...html.matchAll(/\/images\/[^\s",]+/g)].map(([path]) => path.replaceAll('&amp;', '&'))
    const chosen =
      images.length === 0
        ? []
        : Array.from({ length: 6 }, (_, index) => images[(round * 7 + index * 5) % images.length] as string)
    const odd = chosen
      .slice(0, 2)
      .map(
        (path) => `${path.split('?', 1)[0]}?w=${100 + ((round * 37) % 1800)}&h=${100 + ((round * 53) % 900)}`,
      )
    for (const path of [...chosen, ...odd]) {
      const accept = IMAGE_TYPES[round % IMAGE_TYPES.length] as string
      await (await fetch(url + path, { headers: { accept } })).arrayBuffer()
    }
  }
}
