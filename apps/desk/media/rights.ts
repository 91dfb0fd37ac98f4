import { addDays, osloDate } from '@lerret/model'

/** How long before they end the rights to a picture are mentioned. */
const NOTICE_DAYS = 60

/** Rights that have ended or end soon; null for others, and for pictures without an end. */
export function describeRights(until: unknown, now: number): { date: string; hasEnded: boolean } | null {
  if (typeof until !== 'string' || until === '') return null
  const today = osloDate(now)
  if (until >= addDays(today, NOTICE_DAYS)) return null
  return { date: until, hasEnded: until < today }
}
