/** How many of the latest hours, days and months with a backup have one that is stored. */
const STORED = [
  { count: 24, period: (moment: Date) => moment.toISOString().slice(0, 13) },
  { count: 14, period: (moment: Date) => moment.toISOString().slice(0, 10) },
  { count: 12, period: (moment: Date) => moment.toISOString().slice(0, 7) },
]

/**
 * Selects the backups to remove: all but the newest of each of the last 24 hours, 14 days and 12 months that have any. Hours in which the
 * server stood still are not counted, so that nothing is removed by waiting.
 */
export function selectExpired(moments: readonly Date[]): Date[] {
  const newestFirst = moments.toSorted((a, b) => +b - +a)
  const stored = new Set(STORED.flatMap(({ count, period }) => selectNewest(newestFirst, count, period)))
  return moments.filter((moment) => !stored.has(+moment))
}

function selectNewest(
  newestFirst: readonly Date[],
  count: number,
  period: (moment: Date) => string,
): number[] {
  const newestOfPeriods = new Map<string, number>()
  for (const moment of newestFirst)
    if (!newestOfPeriods.has(period(moment))) newestOfPeriods.set(period(moment), +moment)
  return [...newestOfPeriods.values()].slice(0, count)
}
