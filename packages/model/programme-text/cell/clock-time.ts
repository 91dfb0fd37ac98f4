import { HOUR_MS } from '../../time/durations.ts'
import { addDays, osloClock, osloInstant } from '../../time/oslo-time.ts'

/** Showings that start before this time belong to the evening before. */
export const DEFAULT_NIGHT_ENDS_AT = '05.00'

export interface ClockTime {
  /** `18.00` */
  time: string
  /** The second of the two hours between 02.00 and 03.00 on the night when summer time ends, written `02.30B`. */
  isSecondHour: boolean
}

const TIME = /^(?:(\d{1,2})(?:[.:](\d{2}))?|(\d{1,2})(\d{2}))([ab])?\.?$/i
const LOOKS_LIKE_TIME = /^\d+(?:[.:]\d*)*[ab]?\.?$/i

/** `18`, `18.30`, `18:30`, `1830`, and `24` for midnight; null for anything else. */
export function parseClockTime(word: string): ClockTime | null {
  const match = TIME.exec(word)
  if (!match) return null
  const hours = Number(match[1] ?? match[3])
  const minutes = Number(match[2] ?? match[4] ?? 0)
  if (hours > 24 || minutes > 59 || (hours === 24 && minutes > 0)) return null
  return { time: `${pad(hours % 24)}.${pad(minutes)}`, isSecondHour: match[5]?.toLowerCase() === 'b' }
}

/** Whether a word was meant as a time, right or wrong. */
export const looksLikeTime = (word: string) => LOOKS_LIKE_TIME.test(word)

const pad = (number: number) => String(number).padStart(2, '0')

/** The start of a showing on an evening (`2026-11-20`); null when the change to summer time skips the time. */
export function startOnEvening(
  evening: string,
  { time, isSecondHour }: ClockTime,
  nightEndsAt = DEFAULT_NIGHT_ENDS_AT,
): Date | null {
  const date = time < nightEndsAt ? addDays(evening, 1) : evening
  const first = osloInstant(date, time)
  if (osloClock(first).time !== time) return null
  const second = new Date(first.getTime() + HOUR_MS)
  return isSecondHour && osloClock(second).time === time ? second : first
}

/** The first end time after a start. */
export function endAfter(start: Date, end: string): Date {
  const { date, time } = osloClock(start)
  return osloInstant(end > time ? date : addDays(date, 1), end)
}

/** The evening that a showing belongs to: the day before, when it starts after midnight. */
export function eveningDate(start: Date | string | number, nightEndsAt = DEFAULT_NIGHT_ENDS_AT): string {
  const { date, time } = osloClock(start)
  return time < nightEndsAt ? addDays(date, -1) : date
}

/** The time of a start as it is typed: `18`, `20.30`, `02.30B`. */
export function formatTypedTime(start: Date | string | number): string {
  const ms = new Date(start).getTime()
  const { time } = osloClock(ms)
  const isSecondHour = osloClock(ms - HOUR_MS).time === time
  return `${time.endsWith('.00') && !isSecondHour ? Number(time.slice(0, 2)) : time}${isSecondHour ? 'B' : ''}`
}
