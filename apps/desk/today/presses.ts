import { addDays } from '@lerret/model'
import type { CallReply } from '../data/call-desk.ts'
import { lastDays } from './days.ts'

export interface DayPresses {
  day: string
  count: number
  /** As many days earlier as the period has. */
  before: number
}

export interface Presses {
  days: DayPresses[]
  total: number
  totalBefore: number
}

/** The presses on *buy ticket* of each day of a period, beside those of the period before. */
export function countPresses(
  counts: Pick<CallReply<'itemCounts'>[number], 'day' | 'event' | 'count'>[],
  today: string,
  period: number,
): Presses {
  const byDay = new Map<string, number>()
  for (const { day, event, count } of counts)
    if (event === 'select_content') byDay.set(day, (byDay.get(day) ?? 0) + count)
  const days = lastDays(today, period).map((day) => ({
    day,
    count: byDay.get(day) ?? 0,
    before: byDay.get(addDays(day, -period)) ?? 0,
  }))
  return {
    days,
    total: days.reduce((sum, { count }) => sum + count, 0),
    totalBefore: days.reduce((sum, { before }) => sum + before, 0),
  }
}

/** The change in whole per cent, rounded away from zero; null when there was nothing to compare with. */
export function changePercent({ total, totalBefore }: Pick<Presses, 'total' | 'totalBefore'>): number | null {
  if (totalBefore === 0) return null
  return Math.round((100 * (total - totalBefore)) / totalBefore)
}
