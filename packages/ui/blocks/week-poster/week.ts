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
export function formatWeekDates(from: string, to: string, words: DisplayWords): string {
  if (from.slice(0, 7) === to.slice(0, 7)) {
    const firstDay = fill(words.dayOfMonth, { day: Number(from.slice(8)), month: '' }).trim()
    return `${firstDay}–${formatDateWithoutYear(to, words)}`
  }
  return `${formatDateWithoutYear(from, words)} – ${formatDateWithoutYear(to, words)}`
}
