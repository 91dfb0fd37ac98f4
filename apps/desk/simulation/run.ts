import type { Violation } from './checks/violation.ts'
import { finishWork } from './finish.ts'
import { createHouse, type HouseSettings } from './house.ts'
import { type Act, createActs, HABITS, type Habits } from './people.ts'
import { perform } from './perform.ts'
import type { Body } from './server/records.ts'
import { createRandom } from './world/random.ts'

export interface Settings extends HouseSettings {
  /** How many tabs each person has. */
  slots: number
  /** How many things people do. */
  count: number
  habits?: Habits
}

export interface Outcome {
  violations: Violation[]
  log: string[]
  /** How much happened: acts, replies, timers and announcements. */
  steps: number
  /** How many characters were typed, and how many were lost. */
  typed: number
  lost: number
  publishes: number
  /** How often people had to choose between two texts, and had chosen. */
  conflicts: number
  settled: number
  /** The drafts at the end, by name. */
  drafts: Record<string, Body | null>
}

/** What people do in a run. */
export const listActs = ({ seed, count, people, slots, habits = HABITS }: Settings): Act[] =>
  createActs(createRandom(`${seed} people`), { count, people, slots, habits })

/** Lets people work, and then lets all of it be saved. The same settings and acts give the same run, to the last event. */
export async function run(settings: Settings, acts: readonly Act[] = listActs(settings)): Promise<Outcome> {
  const house = createHouse(settings)
  try {
    for (const act of acts) {
      await house.pass(act.afterMs)
      await perform(house, act)
    }
    await finishWork(house)
    return house.finish()
  } finally {
    house.close()
  }
}
