import { randomInt } from 'node:crypto'
import { describeFound, findSeed } from '../apps/desk/simulation/find.ts'
import { run } from '../apps/desk/simulation/run.ts'
import { DESK, RECORDS, SCREENS } from '../apps/desk/simulation/screens/start.ts'
import { BAD } from '../apps/desk/simulation/world/network.ts'

/** The screens of each run: one kind, or all together. */
const GROUPS = [...Object.values(SCREENS), Object.values(SCREENS).flat()]
const HOUSE = { desk: DESK, records: RECORDS, conditions: BAD, people: 3, slots: 2, count: 300 }

/** Lets editors work on a bad network for many steps. Nothing that was typed may be lost, and only what they see may go live. */
export async function simulateEditing(steps: number): Promise<string[]> {
  const base = process.env.SEED ?? String(randomInt(2 ** 31))
  const total = { runs: 0, steps: 0, typed: 0, lost: 0, publishes: 0, wrong: 0, conflicts: 0, settled: 0 }
  const problems: string[] = []
  while (total.steps < steps) {
    const screens = GROUPS[total.runs % GROUPS.length] ?? []
    const seed = `${base} ${total.runs}`
    const outcome = await run({ ...HOUSE, screens, seed })
    total.runs += 1
    for (const name of ['steps', 'typed', 'lost', 'publishes', 'conflicts', 'settled'] as const)
      total[name] += outcome[name]
    total.wrong += outcome.violations.filter(({ rule }) => rule === 'older' || rule === 'unseen').length
    if (outcome.violations.length > 0) problems.push(await describeProblem({ ...HOUSE, screens }, seed))
  }
  console.log(
    `Editing, seeds "${base} 0" to "${base} ${total.runs - 1}": ${total.steps} steps; ${total.typed} characters typed, ${total.lost} lost; ` +
      `${total.publishes} records published, ${total.wrong} wrongly; ${total.conflicts} conflicts shown, ${total.settled} settled.`,
  )
  return problems
}

async function describeProblem(settings: Omit<Parameters<typeof findSeed>[0], 'seed'>, seed: string) {
  const found = await findSeed(settings, (violations) => violations.length > 0, [seed])
  return found ? describeFound(found) : `Seed ${seed} fails, and not when it is repeated.`
}
