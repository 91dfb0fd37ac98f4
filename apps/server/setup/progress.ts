import { z } from 'zod'
import type { Queryable } from '../db/connection.ts'
import { findHouseFact, setHouseFact } from '../house-facts/store.ts'

const PROGRESS_FACT = 'setup-steps-done'
const StepList = z.array(z.string())

/** The steps of the set-up that somebody has finished or skipped. */
export async function readDoneSteps(db: Queryable): Promise<string[]> {
  return StepList.safeParse(await findHouseFact(db, PROGRESS_FACT)).data ?? []
}

/** Returns all steps that are done. */
export async function addDoneStep(db: Queryable, step: string): Promise<string[]> {
  const steps = [...new Set([...(await readDoneSteps(db)), step])]
  await setHouseFact(db, PROGRESS_FACT, steps)
  return steps
}
