import type { Violation } from './checks/violation.ts'
import type { Act } from './people.ts'
import { listActs, type Outcome, run, type Settings } from './run.ts'
import { shrink } from './shrink.ts'

export interface Found {
  seed: string
  acts: readonly Act[]
  /** What happens when only these acts are done. */
  outcome: Outcome
}

/** Some seeds that follow from one. */
export const listSeeds = (seed: string, count: number) =>
  Array.from({ length: count }, (_, number) => `${seed} ${number}`)

/** Searches seeds for one whose run breaks a rule in a certain way, and shortens what people do as long as it does. */
export async function findSeed(
  settings: Omit<Settings, 'seed'>,
  isSought: (violations: readonly Violation[]) => boolean,
  seeds: Iterable<string>,
): Promise<Found | null> {
  for (const seed of seeds) {
    const seeded = { ...settings, seed }
    const fails = async (acts: readonly Act[]) => isSought((await run(seeded, acts)).violations)
    const acts = listActs(seeded)
    if (!(await fails(acts))) continue
    const shortened = await shrink(acts, fails)
    return { seed, acts: shortened, outcome: await run(seeded, shortened) }
  }
  return null
}

/** What is left of a run that was shortened, and what came of it. */
export function describeFound({ seed, acts, outcome: { log } }: Found): string {
  const end = log.findIndex((line) => line.endsWith('all is quiet'))
  const lines = log.filter(
    (line, index) => !line.includes(' start has ') && (index < end || line.includes(' ! ')),
  )
  return [`Seed ${seed}, ${acts.length} acts:`, ...lines].join('\n')
}
