import { fold } from '../fold.ts'

/** Monday is 0. */
export const getWeekday = (date: string) => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7

/** Names and abbreviations in nynorsk, bokmål and English, folded, from Monday on. */
const NAMES = [
  ['ma', 'man', 'mandag', 'mandagar', 'mandager', 'mon', 'monday', 'mondays'],
  'ty tys tysdag tysdagar ti tir tirs tirsdag tirsdager tue tues tuesday tuesdays'.split(' '),
  ['on', 'ons', 'onsdag', 'onsdagar', 'onsdager', 'wed', 'wednesday', 'wednesdays'],
  'to tor tors torsdag torsdagar torsdager thu thur thurs thursday thursdays'.split(' '),
  ['fr', 'fre', 'fredag', 'fredagar', 'fredager', 'friday', 'fridays'],
  'la lau laur laurdag laurdagar lo lor lordag lordager sat saturday saturdays'.split(' '),
  'su sun sundag sundagar so son sondag sondager sondagar sunday sundays'.split(' '),
]
const ALL = [0, 1, 2, 3, 4, 5, 6]
const SEVERAL_DAYS: Record<string, number[]> = {
  dagleg: ALL,
  daglig: ALL,
  kvardag: [0, 1, 2, 3, 4],
  kvardagar: [0, 1, 2, 3, 4],
  kvardagane: [0, 1, 2, 3, 4],
  hverdag: [0, 1, 2, 3, 4],
  hverdager: [0, 1, 2, 3, 4],
  helg: [5, 6],
  helga: [5, 6],
  helgen: [5, 6],
  daily: ALL,
  weekdays: [0, 1, 2, 3, 4],
  weekend: [5, 6],
  weekends: [5, 6],
}
const DAY_BY_NAME = new Map(NAMES.flatMap((names, day) => names.map((name) => [name, day] as const)))

/** The weekday that a name or an abbreviation stands for, or null: `må`, `tys.`, `Lørdag:`. */
export const parseWeekday = (word: string): number | null =>
  /\d/.test(word) ? null : (DAY_BY_NAME.get(fold(word)) ?? null)

/**
 * Reads a word of a sheet, where `fri` is Friday. In a letter, it is more often the Norwegian word for free than the English for Friday.
 */
export const parseSheetWeekday = (word: string): number | null =>
  fold(word) === 'fri' ? FRIDAY : parseWeekday(word)

const FRIDAY = 4

/** The weekdays of a word: `fr`, `ma-to`, `lau–må`, `helg`, `ma/on`. Null when it is none. */
export function parseWeekdays(word: string): number[] | null {
  const several = SEVERAL_DAYS[fold(word)]
  if (several) return several
  const days: number[] = []
  for (const item of word.split('/')) {
    const ends = item.split(/[-–—]/).map(parseSheetWeekday)
    const [first, last = first] = ends
    if (first == null || last == null || ends.length > 2) return null
    days.push(...daysBetween(first, last))
  }
  return days
}

/** Lists the days from the first to the last, past Sunday when the last comes earlier in the week. */
export const daysBetween = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7)
