import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { givenFolder, type House, removeFolder, spawnHouse, startHouse } from '../../e2e/house/house.ts'
import { checkFiles, checkServed } from './checks.ts'
import { createRandom } from './random.ts'
import { createState } from './state.ts'
import { addArticles, workUntil } from './work.ts'

/** The processes that are killed in a round, and the moment. */
const ROUNDS = ['server', 'server and database', 'server while it starts'] as const
type Round = (typeof ROUNDS)[number]

/** The longest time between the start of the work and the kill. A publish of every page takes about as long. */
export const MAX_DELAY_MS = 2_000

/** The house has the real date. */
export const ENV = { DEMO_TODAY: '' }

/** A small house: each start of the demo also starts its ticket office. */
const ANSWERS = {
  title: 'Fjordheim',
  organisation: { email: 'post@fjordheim.example' },
  administrator: { name: 'Kari', email: 'kari@fjordheim.example', password: 'blåbær på fjellet' },
}

/** A killed database checks all its files when it starts, which takes a while on a busy disk. */
export async function start(dataDir: string, env: NodeJS.ProcessEnv = ENV): Promise<House> {
  try {
    return await startHouse({ dataDir, env, timeoutMs: 180_000 })
  } catch (cause) {
    const log = await readFile(join(dataDir, 'postgres.log'), 'utf8').catch(() => '')
    throw new Error(`It did not start again. The end of PostgreSQL's log:\n${log.slice(-2_000)}`, { cause })
  }
}

export interface KillReport {
  rounds: number
  /** The number of acknowledged writes, and of releases that were live after a kill. */
  acknowledged: number
  releases: number
  /** Kills during a publish of every page: files of a later site than the live one were found. */
  interrupted: number
  /** Files whose content did not match the hash in their name. */
  partialFiles: number
  problems: string[]
}

/**
 * Kills a house at random moments while it stores changes and publishes, and checks the files after each kill and the site after the
 * next start.
 */
export async function killRounds(
  rounds: number,
  { seed, log = () => {} }: { seed: number; log?: (line: string) => void },
): Promise<KillReport> {
  const random = createRandom(seed)
  const dataDir = await givenFolder()
  const env = { ...ENV, HOUSE_FILE: join(dataDir, 'house.json') }
  await writeFile(env.HOUSE_FILE, JSON.stringify(ANSWERS))
  const state = createState(dataDir)
  const live = new Set<string>()
  try {
    for (let number = 1; number <= rounds; number++) {
      const round = ROUNDS[(seed + number) % ROUNDS.length] as Round
      const house = await start(dataDir, env)
      try {
        if (number === 1) await addArticles(house)
        await checkServed(house, state)
        await workUntil(house, state, {
          delayMs: random(MAX_DELAY_MS),
          stop(postmasterPid) {
            if (round === 'server and database') process.kill(postmasterPid, 'SIGKILL')
            house.process.kill('SIGKILL')
          },
        })
      } finally {
        house.process.kill('SIGKILL')
      }
      if (round === 'server while it starts') await killStart(dataDir, env, random(MAX_DELAY_MS))
      live.add(await checkFiles(state))
      log(
        `${number}: killed ${round}; ${state.writeCount} writes, ${live.size} releases seen, ${state.interrupted} publishes interrupted, ${state.partialFiles.size} files written partially`,
      )
      if (state.problems.length > 0) break
    }
    const last = await start(dataDir, env)
    await checkServed(last, state)
    await last.stop()
  } finally {
    await removeFolder(dataDir)
  }
  const { writeCount, subscribers, interrupted, partialFiles, problems } = state
  const acknowledged = writeCount + subscribers.length
  return { rounds, acknowledged, releases: live.size, interrupted, partialFiles: partialFiles.size, problems }
}

async function killStart(dataDir: string, env: NodeJS.ProcessEnv, delayMs: number) {
  const { child } = spawnHouse(dataDir, { ...env, PORT: '0' })
  const ended = once(child, 'exit')
  await wait(delayMs)
  child.kill('SIGKILL')
  await ended
}
