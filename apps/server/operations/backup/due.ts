import { DAY_MS, HOUR_MS, MINUTE_MS, osloClock } from '@lerret/model'
import type { BackupState } from './state.ts'

/** A house that was just set up or restored is left alone for a while. */
const FIRST_BACKUP_MS = 10 * MINUTE_MS

/** Milliseconds until the next backup; 0 when it is due. */
export function untilBackup({ since, last }: Pick<BackupState, 'since' | 'last'>, now: Date): number {
  const due = last ? Date.parse(last.at) + HOUR_MS : Date.parse(since) + FIRST_BACKUP_MS
  return Math.max(0, due - +now)
}

/**
 * Whether a backup is restored on trial now: once a week in a night, at any hour when that was missed for another day. A trial that
 * failed is repeated in the next night.
 */
export function isTrialDue({ since, trial, trialFailure }: BackupState, now: Date): boolean {
  const age = +now - Date.parse(trial?.at ?? since)
  const sinceFailure = trialFailure ? +now - Date.parse(trialFailure.at) : Number.POSITIVE_INFINITY
  if (sinceFailure < DAY_MS / 2) return false
  const isNight = /^0[2-4]/.test(osloClock(now).time)
  return age > 8 * DAY_MS || (age > 6.5 * DAY_MS && isNight)
}
