import { randomInt } from 'node:crypto'
import { testFailover } from './failover.ts'
import { findMissingPrograms } from './programs/program.ts'
import { testServers } from './servers.ts'

const SECONDS = Number(process.env.GROWTH_SECONDS ?? 120)

const TRIALS: Record<string, (options: { seed: number; seconds: number }) => Promise<string[]>> = {
  servers: testServers,
  failover: testFailover,
}

/** Tries a house on several servers with real programs around it: every trial, or those that `GROWTH` names. */
export async function testGrowth(): Promise<string[]> {
  const missing = findMissingPrograms()
  if (missing) return [missing]
  const seed = Number(process.env.SEED ?? randomInt(2 ** 31))
  console.log(`The moments of the kills have the seed ${seed}; SEED=${seed} repeats them.`)
  const names = process.env.GROWTH?.split(',') ?? Object.keys(TRIALS)
  const problems: string[] = []
  for (const name of names) {
    const trial = TRIALS[name]
    if (!trial) throw new Error(`There is no trial "${name}"; there are ${Object.keys(TRIALS).join(', ')}.`)
    problems.push(...(await trial({ seed, seconds: SECONDS })))
  }
  return problems
}
