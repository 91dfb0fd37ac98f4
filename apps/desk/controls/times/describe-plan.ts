import { fill, stateWords as words } from '@lerret/words/desk'
import { formatPlanned } from './times.ts'

/** When a record is published or taken off the site by itself. A plan that was carried out, or failed, has no times. */
export interface PlannedTimes {
  publishAt: string | null
  unpublishAt: string | null
}

/** *Planlagd i dag 18.00*; null when nothing is planned. */
export function describePlan(plan: PlannedTimes | null, now = Date.now()): string | null {
  const [time, until] = [plan?.publishAt, plan?.unpublishAt].map(
    (moment) => moment && formatPlanned(moment, now),
  )
  if (time && until) return fill(words.statePlannedUntil, { time, until })
  if (time) return fill(words.statePlannedAt, { time })
  return until ? fill(words.stateTakenDownAt, { time: until }) : null
}
