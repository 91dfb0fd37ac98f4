import { randomInt } from 'node:crypto'
import { sendOddRequests } from './clients.ts'
import { shiftClock } from './clock.ts'
import { breakDatabase } from './database.ts'
import { canCreateDisks } from './disk.ts'
import { startTwice } from './double-start.ts'
import { fillDisk } from './full-disk.ts'
import { killRounds } from './kills.ts'
import { cutPower } from './power-cuts.ts'

interface Fault {
  /** How often, unless `<NAME>_ROUNDS` says otherwise. */
  rounds: number
  needsDisk?: boolean
  run(
    rounds: number,
    options: { seed: number; log: (line: string) => void },
  ): Promise<{ problems: string[] } & Record<string, unknown>>
}

const FAULTS: Record<string, Fault> = {
  kill: { rounds: 100, run: async (rounds, options) => ({ ...(await killRounds(rounds, options)) }) },
  'power-cut': {
    rounds: 20,
    needsDisk: true,
    run: async (rounds, options) => ({ ...(await cutPower(rounds, options)) }),
  },
  'full-disk': { rounds: 3, needsDisk: true, run: fillDisk },
  'double-start': { rounds: 5, run: startTwice },
  database: { rounds: 5, run: breakDatabase },
  clock: { rounds: 10, run: shiftClock },
  client: { rounds: 50, run: sendOddRequests },
}

/** Tries every fault, or those that `FAULTS` names, and returns what was lost or went wrong. */
export async function testFaults(): Promise<string[]> {
  const seed = Number(process.env.SEED ?? randomInt(2 ** 31))
  console.log(`The faults have the seed ${seed}; SEED=${seed} repeats their moments.`)
  const names = process.env.FAULTS?.split(',') ?? Object.keys(FAULTS)
  const problems: string[] = []
  for (const name of names) {
    const fault = FAULTS[name]
    if (!fault) throw new Error(`There is no fault "${name}"; there are ${Object.keys(FAULTS).join(', ')}.`)
    if (fault.needsDisk && !(await canCreateDisks())) {
      console.log(`${name}: not tried, because only root can mount a disk for it.`)
      continue
    }
    const rounds = Number(process.env[`${name.toUpperCase().replace('-', '_')}_ROUNDS`] ?? fault.rounds)
    const startedAt = Date.now()
    const { problems: found, ...figures } = await fault.run(rounds, { seed, log: console.log })
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    console.log(
      `${name}: ${found.length === 0 ? 'nothing lost' : `${found.length} problems`} in ${seconds} s ${JSON.stringify(figures)}`,
    )
    problems.push(...found.map((problem) => `${name}: ${problem}`))
  }
  return problems
}
