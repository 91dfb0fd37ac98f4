import { addDays } from '@lerret/model'
import type { CallReply } from '../data/call-desk.ts'
import { lastDays } from './days.ts'

export interface DayCount {
  day: string
  count: number
  /** As many days earlier as the period has. */
  before: number
}

export interface PeriodCounts {
  days: DayCount[]
  total: number
  totalBefore: number
}

/** The counts of each day of a period that ends today, beside those of the period before. */
export function comparePeriods(
  counts: readonly { day: string; count: number }[],
  today: string,
  period: number,
): PeriodCounts {
  const byDay = new Map<string, number>()
  for (const { day, count } of counts) byDay.set(day, (byDay.get(day) ?? 0) + count)
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

/** The counts of presses on *buy ticket*. */
export const listPresses = (counts: Pick<CallReply<'itemCounts'>[number], 'day' | 'event' | 'count'>[]) =>
  counts.filter(({ event }) => event === 'select_content')

/** The change in whole per cent; null when there was nothing to compare with. */
export function changePercent({
  total,
  totalBefore,
}: Pick<PeriodCounts, 'total' | 'totalBefore'>): number | null {
  if (totalBefore === 0) return null
  return Math.round((100 * (total - totalBefore)) / totalBefore)
}
