import { addDays } from '../../time/oslo-time.ts'
import { daysBetween, getWeekday, parseWeekday } from '../cell/weekdays.ts'
import { weekStart } from '../sheet/week.ts'
import { maskSpans, type Span } from './line-mask.ts'

/** Dates in a line of text. */
export interface DateItem extends Span {
  kind: 'date'
  dates: string[]
  /** The weekday that is written beside a date is another day. */
  isWrongWeekday: boolean
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'des']
const MONTH =
  '(?<month>jan(?:uar)?|feb(?:ruar)?|mars?|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|des(?:ember)?)(?!\\p{L})\\.?'
const YEAR = '(?:[,\\s]+(?<year>20\\d{2})(?!\\d))?'
const START = '(?<![\\d.:/])'

/** Patterns of dates, the most specific first. */
const PATTERNS = [
  new RegExp(`${START}(?<year>20\\d{2})-(?<monthNumber>\\d{2})-(?<day>\\d{2})(?!\\d)`, 'giu'),
  new RegExp(
    `${START}(?<day>\\d{1,2})\\.?\\s*(?<joiner>[-–—]|til|og|&|\\+)\\s*(?<last>\\d{1,2})\\.?\\s*${MONTH}${YEAR}`,
    'giu',
  ),
  new RegExp(`${START}(?<day>\\d{1,2})\\.?\\s*${MONTH}${YEAR}`, 'giu'),
  new RegExp(
    `${START}(?<day>\\d{1,2})\\.?\\s*(?<joiner>[-–—])\\s*(?<last>\\d{1,2})(?:/(?<monthNumber>\\d{1,2})(?![\\d/])|\\.(?<dotMonth>\\d{1,2})\\.)`,
    'giu',
  ),
  new RegExp(
    `${START}(?<day>\\d{1,2})/(?<monthNumber>\\d{1,2})(?:[-/](?<year>20\\d{2}|\\d{2}))?(?![\\d/])`,
    'giu',
  ),
  new RegExp(
    `${START}(?<day>\\d{1,2})\\.(?<monthNumber>\\d{1,2})\\.(?<year>20\\d{2}|\\d{2})?(?![\\d:])`,
    'giu',
  ),
]

/** Weekdays directly before a date: `fredag 20. nov`, `Fre. den 20/11`, `fredag og laurdag 20.–21. nov`. */
const WEEKDAY_BEFORE =
  /(?:(?<!\p{L})(?<name>\p{L}{2,})\.?(?:\s*(?:[-–—/&+]|og|til)\s*\p{L}{2,}\.?)?[,:]?\s*(?:den\s*|d\.\s*)?)$/iu

export interface DateContext {
  /** Dates without a year are near this day. */
  today: string
  /** Weekdays without a date are in the week from this day on. */
  firstDate: string
}

/** Finds the dates in a text from which other things are masked out. */
export function readDates(text: string, context: DateContext): DateItem[] {
  const found: DateItem[] = []
  let rest = text
  const claim = (item: DateItem) => {
    found.push(item)
    rest = maskSpans(rest, [item])
  }
  for (const pattern of PATTERNS) {
    for (const match of rest.matchAll(pattern)) {
      const item = readNumericDate(match, rest, context)
      if (item) claim(item)
    }
  }
  for (const item of readDaysOfMonth(rest, context)) claim(item)
  for (const item of readRelativeDays(rest, context)) claim(item)
  for (const item of readWeekdays(rest, context)) claim(item)
  return found.sort((a, b) => a.start - b.start)
}

function readNumericDate(
  { index, 0: match, groups = {} }: RegExpMatchArray,
  text: string,
  { today }: DateContext,
): DateItem | null {
  const monthText = groups.month?.toLowerCase().slice(0, 3) ?? ''
  const month = groups.month ? MONTHS.indexOf(monthText) + 1 : Number(groups.monthNumber ?? groups.dotMonth)
  const first = resolveDate(Number(groups.day), month, today, groups.year)
  if (!first || index === undefined) return null
  const dates = [first]
  if (groups.last !== undefined) {
    const last = resolveDate(Number(groups.last), month, today, groups.year)
    if (!last || last <= first) return null
    if (/^[-–—]|til$/i.test(groups.joiner ?? ''))
      for (let date = addDays(first, 1); date <= last; date = addDays(date, 1)) dates.push(date)
    else dates.push(last)
  }
  const before = WEEKDAY_BEFORE.exec(text.slice(0, index))
  const weekday = before?.groups?.name ? parseWeekday(before.groups.name) : null
  const hasWeekday = before !== null && weekday !== null
  return {
    kind: 'date',
    dates,
    isWrongWeekday: hasWeekday && weekday !== getWeekday(first),
    start: hasWeekday ? before.index : index,
    end: index + match.length,
  }
}

/** A date without a year is in the past for at most two months. */
const MAX_PAST_DAYS = 60

export function resolveDate(day: number, month: number, today: string, year?: string): string | null {
  if (year !== undefined) return toDate((Number(year) % 2000) + 2000, month, day)
  const thisYear = Number(today.slice(0, 4))
  const earliest = addDays(today, -MAX_PAST_DAYS)
  for (const candidate of [thisYear - 1, thisYear, thisYear + 1]) {
    const date = toDate(candidate, month, day)
    if (date && date >= earliest) return date
  }
  return null
}

function toDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month >= 1
  return isReal ? date.toISOString().slice(0, 10) : null
}

/** `fredag 20.` and `fre 20.11`: a day, whose weekday agrees, of this month or the next. */
function readDaysOfMonth(text: string, { today }: DateContext): DateItem[] {
  const pattern =
    /(?<!\p{L})(?<name>\p{L}{2,})\.?[,:]?\s*(?:den\s*)?(?<day>\d{1,2})(?:\.(?<month>\d{1,2}))?\.?(?![\d:]|\.\d|\s*(?:min|år|kr))/giu
  return Array.from(text.matchAll(pattern)).flatMap((match) => {
    const { name = '', day, month } = match.groups ?? {}
    const weekday = parseWeekday(name)
    if (weekday === null) return []
    const months = month === undefined ? nextMonths(today) : [Number(month)]
    const date = months
      .map((each) => resolveDate(Number(day), each, today))
      .find(
        (each) => each && (month !== undefined || each >= addDays(today, -7)) && getWeekday(each) === weekday,
      )
    if (!date) return []
    return [{ kind: 'date', dates: [date], isWrongWeekday: false, ...toSpan(match) } as const]
  })
}

const nextMonths = (today: string) => {
  const month = Number(today.slice(5, 7))
  return [month, (month % 12) + 1]
}

const toSpan = ({ index = 0, 0: match }: RegExpMatchArray): Span => ({
  start: index,
  end: index + match.length,
})

function readRelativeDays(text: string, { today }: DateContext): DateItem[] {
  return Array.from(text.matchAll(/(?<!\p{L})i\s(?:(dag|kveld)|morgon|morgen)(?!\p{L})/giu), (match) => ({
    kind: 'date',
    dates: [match[1] ? today : addDays(today, 1)],
    isWrongWeekday: false,
    ...toSpan(match),
  }))
}

const WEEKDAY_RUN =
  /(?<!\p{L})(?<first>\p{L}{2,})(?<dot>\.?)(?:\s*(?<joiner>[-–—/&+]|og|til)\s*(?<last>\p{L}{2,})\.?)?(?!\p{L})/giu
/** Shorter names are also common words: `to`, `man`, `la`. */
const MIN_NAME_LENGTH = 5

/** Weekdays without a date: `fredag`, `fre:`, `ma-to`, `laurdag og sundag`. */
function readWeekdays(text: string, { firstDate }: DateContext): DateItem[] {
  const items: DateItem[] = []
  let from = 0
  while (from < text.length) {
    WEEKDAY_RUN.lastIndex = from
    const match = WEEKDAY_RUN.exec(text)
    if (!match) break
    const { first = '', joiner, last } = match.groups ?? {}
    const start = parseWeekday(first)
    const end = last === undefined ? null : parseWeekday(last)
    const firstEnd = match.index + first.length
    from = firstEnd
    if (start === null) continue
    const isRange = end !== null
    if (!isRange && first.length < MIN_NAME_LENGTH && !/^\.?\s*(?::|\d)|^\./.test(text.slice(firstEnd)))
      continue
    const weekdays = !isRange
      ? [start]
      : /^[-–—]|til$/i.test(joiner ?? '')
        ? daysBetween(start, end)
        : [start, end]
    const endIndex = isRange ? match.index + match[0].length : firstEnd
    items.push({
      kind: 'date',
      dates: weekdays.map((weekday) => nextWeekday(weekday, firstDate)),
      isWrongWeekday: false,
      start: match.index,
      end: endIndex,
    })
    from = endIndex
  }
  return items
}

const nextWeekday = (weekday: number, from: string) => addDays(from, (weekday - getWeekday(from) + 7) % 7)

/** The Monday of a heading such as `Veke 48` or `Program uke 48, 2026`. */
export function readWeekHeading(text: string, today: string): string | null {
  const week = /(?<!\p{L})(?:veke|uke)\s*(\d{1,2})(?!\d)/iu.exec(text)?.[1]
  if (week === undefined || Number(week) < 1 || Number(week) > 53) return null
  const year = Number(today.slice(0, 4))
  const starts = [year - 1, year, year + 1].map((each) =>
    addDays(weekStart(`${each}-01-04`), (Number(week) - 1) * 7),
  )
  return starts.find((start) => start >= addDays(today, -MAX_PAST_DAYS)) ?? null
}
