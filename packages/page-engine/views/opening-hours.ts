import { listDayNames, type OpeningHours, type OpeningPeriod, WEEKDAYS } from '@lerret/model'
import { fill } from '@lerret/words'
import type { Words } from '@lerret/words/all'

/** When a place in the house is open, as lines of text. */
export interface OpeningHoursView {
  place: string
  /** `Onsdag–fredag 11–22` */
  lines: string[]
}

export const toOpeningHoursView = (
  { place, periods, note }: OpeningHours,
  words: Words,
): OpeningHoursView => ({
  place,
  lines: [...periods.map((period) => formatPeriod(period, words)), ...(note ? [note] : [])],
})

function formatPeriod({ days, opens, closes }: OpeningPeriod, words: Words): string {
  const text = `${formatDays(days, words)} ${formatHour(opens)}–${formatHour(closes === '00:00' ? '24:00' : closes)}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `måndag–onsdag, fredag og laurdag` */
function formatDays(days: OpeningPeriod['days'], words: Words): string {
  const runs = listRuns(WEEKDAYS.map((day) => days.includes(day)))
  return runs.map((run) => formatRun(run, words)).join(', ')
}

/** The stretches of days that follow each other, by the first and the last. */
function listRuns(isOpen: boolean[]): [first: number, last: number][] {
  const runs: [number, number][] = []
  for (const [day, open] of isOpen.entries()) {
    const run = runs.at(-1)
    if (open && run?.[1] === day - 1) run[1] = day
    else if (open) runs.push([day, day])
  }
  return runs
}

function formatRun([first, last]: [number, number], words: Words): string {
  if (first === last) return weekdayName(first, words)
  const names = { first: weekdayName(first, words), last: weekdayName(last, words) }
  return last === first + 1 ? fill(words.twoDays, names) : `${names.first}–${names.last}`
}

/** Names a day by its place in `WEEKDAYS`. The list of names begins with Sunday. */
const weekdayName = (weekday: number, words: Words) => listDayNames(words)[(weekday + 1) % 7] as string

/** `09:30` to `9.30`, and `11:00` to `11`. */
function formatHour(time: string): string {
  const [hour, minutes] = time.split(':')
  return minutes === '00' ? String(Number(hour)) : `${Number(hour)}.${minutes}`
}
