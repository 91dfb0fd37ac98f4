import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { HOUR_MS } from '@lerret/model'
import { givenDemoFolder, removeFolder, startHouse } from '../../e2e/house/house.ts'
import { checkServed } from './checks.ts'
import { createRandom } from './random.ts'
import { createState } from './state.ts'
import { publishTitle } from './work.ts'

const MAX_PUBLISH_MS = 60_000
/** Moments of the clock changes in Norway. */
const CHANGES = ['2026-10-25T01:00:00Z', '2027-03-28T01:00:00Z']

/** Jumps of the clock while a house runs, and nights with a clock change. */
export async function shiftClock(rounds: number, { seed }: { seed: number }) {
  const random = createRandom(seed)
  const dataDir = await givenDemoFolder()
  const state = createState(dataDir)
  const { problems } = state
  const file = join(dataDir, 'clock-shift')
  const setShift = (ms: number) => writeFile(file, String(ms))
  await setShift(0)
  const preload = pathToFileURL(join(import.meta.dirname, 'shifted-clock.mjs')).href
  const env = { DEMO_TODAY: '', CLOCK_SHIFT_FILE: file, NODE_OPTIONS: `--import=${preload}` }
  const house = await startHouse({ dataDir, env })
  let jumps = 0
  try {
    for (let number = 1; number <= rounds; number++) {
      // Up to two days, in turn forward and back.
      await jump(`jump ${number}`, (number % 2 === 0 ? -1 : 1) * random(48 * HOUR_MS))
    }
    for (const change of CHANGES) {
      await jump(`5 s before ${change}`, Date.parse(change) - Date.now() - 5_000)
      await wait(6_000)
      await check(`after ${change}`)
    }
    await jump('the right time', 0)
    await checkServed(house, state)
  } finally {
    await house.stop()
    await removeFolder(dataDir)
  }
  return { rounds: jumps, acknowledged: state.writeCount, problems }

  async function jump(name: string, shiftMs: number) {
    await setShift(shiftMs)
    // The server reads it ten times a second.
    await wait(300)
    await check(name)
    jumps++
  }

  /** It is ready, and what is published appears. */
  async function check(name: string) {
    const ready = await fetch(`${house.url}/ready`)
    if (ready.status !== 200) problems.push(`/ready answered ${ready.status} (${name}).`)
    const title = await publishTitle(state)
    for (const deadline = Date.now() + MAX_PUBLISH_MS; ; await wait(100)) {
      const reply = await fetch(house.url)
      if (reply.status !== 200) problems.push(`The front page answered ${reply.status} (${name}).`)
      if ((await reply.text()).includes(title)) break
      if (Date.now() > deadline) {
        problems.push(`A published title did not appear (${name}):\n${house.output().slice(-2_000)}`)
        break
      }
    }
  }
}
