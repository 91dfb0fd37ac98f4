import { fill } from '@lerret/words'
import { getWeekNumber } from '../../showings/periods.ts'
import type { DisplayWords } from '../display-words.ts'
import { formatDateWithoutYear } from './plain-text.ts'

/** *Veke 47*, or *Veke 46–47* when the days belong to two. */
export function formatWeekName(from: string, to: string, words: DisplayWords): string {
  const [first, last] = [getWeekNumber(from), getWeekNumber(to)]
  return first === last ? fill(words.week, { number: first }) : fill(words.weeks, { from: first, to: last })
}

/** *15.–21. november*, *28. november – 4. desember*. */
export function formatWeekDates(from: string, to: string): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}.–${formatDateWithoutYear(to)}`
  return `${formatDateWithoutYear(from)} – ${formatDateWithoutYear(to)}`
}
