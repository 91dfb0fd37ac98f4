import { z } from 'zod'
import type { Queryable } from '../../platform/db/connection.ts'
import { findHouseFact, setHouseFact } from '../../platform/house-facts/store.ts'

const PROGRESS_FACT = 'setup-steps-done'
const SKIPPED_FACT = 'setup-steps-skipped'
const REMINDER_FACT = 'setup-reminder-dismissed'
const StepList = z.array(z.string())

/** The steps of the set-up that somebody has finished or skipped. */
export const readDoneSteps = (db: Queryable) => readSteps(db, PROGRESS_FACT)

/** Those of them that were skipped. */
export const readSkippedSteps = (db: Queryable) => readSteps(db, SKIPPED_FACT)

/** A step that was skipped before and is finished now is no longer skipped. */
export async function addDoneStep(db: Queryable, step: string, { isSkipped }: { isSkipped: boolean }) {
  const done = new Set([...(await readDoneSteps(db)), step])
  const skipped = new Set(await readSkippedSteps(db))
  if (isSkipped) skipped.add(step)
  else skipped.delete(step)
  await setHouseFact(db, PROGRESS_FACT, [...done])
  await setHouseFact(db, SKIPPED_FACT, [...skipped])
}

/** Nobody is reminded of the steps that are left from now on. */
export const dismissReminder = (db: Queryable) => setHouseFact(db, REMINDER_FACT, true)

export const isReminderDismissed = async (db: Queryable) =>
  (await findHouseFact(db, REMINDER_FACT)) !== undefined

async function readSteps(db: Queryable, fact: string): Promise<string[]> {
  return StepList.safeParse(await findHouseFact(db, fact)).data ?? []
}
