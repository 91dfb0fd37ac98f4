import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'

/** The time zone of every house. Instants are stored in UTC and shown in this zone. */
export const TIME_ZONE = 'Europe/Oslo'

const HOURS_PER_DAY = 24
const HOURS_PER_WEEK = 7 * HOURS_PER_DAY

export interface Clock {
  /** `2026-11-20` */
  date: string
  /** `19.00` */
  time: string
}

/** The date and time in Oslo at an instant. */
export function osloClock(instant: Date | string | number): Clock {
  const ms = new Date(instant).getTime()
  return typeof Temporal === 'undefined' ? readCachedClock(ms) : readTemporalClock(ms)
}

/** Reads the clock without the cache of offsets, for pages, which have few instants. Its code is a third as long. */
export function readOsloClock(instant: string | number): Clock {
  const ms = new Date(instant).getTime()
  return typeof Temporal === 'undefined' ? readIntlClock(ms) : readTemporalClock(ms)
}

/** Preferred where it exists: creating an Intl.DateTimeFormat takes a browser 20 to 30 ms, four times that on a phone. */
function readTemporalClock(ms: number): Clock {
  const { year, month, day, hour, minute } =
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(TIME_ZONE)
  return {
    date: `${year}-${TWO_DIGITS[month]}-${TWO_DIGITS[day]}`,
    time: `${TWO_DIGITS[hour]}.${TWO_DIGITS[minute]}`,
  }
}

const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/** A year between these has four digits, and clocks change at whole hours, at most once a week. */
const MIN_CACHED_MS = 0
const MAX_CACHED_MS = Date.UTC(9999, 0)

/** UTC offsets in hours, by the number of hours since 1970. */
const offsets = new Map<number, number>()

/** Intl is slow, so offsets are cached: per week, or per hour in a week when clocks change. */
function readCachedClock(ms: number): Clock {
  if (!(ms >= MIN_CACHED_MS && ms < MAX_CACHED_MS)) return readIntlClock(ms)
  const hour = Math.floor(ms / HOUR_MS)
  const weekStart = hour - (hour % HOURS_PER_WEEK)
  const offset = getOffset(weekStart)
  const localHour = hour + (offset === getOffset(weekStart + HOURS_PER_WEEK) ? offset : getOffset(hour))
  const minute = Math.floor((ms % HOUR_MS) / MINUTE_MS)
  return {
    date: formatDay(Math.floor(localHour / HOURS_PER_DAY)),
    time: `${TWO_DIGITS[localHour % HOURS_PER_DAY]}.${TWO_DIGITS[minute]}`,
  }
}

function getOffset(hour: number): number {
  const cached = offsets.get(hour)
  if (cached !== undefined) return cached
  const { date, time } = readIntlClock(hour * HOUR_MS)
  const offset = Date.parse(`${date}T${time.replace('.', ':')}:00Z`) / HOUR_MS - hour
  offsets.set(hour, offset)
  return offset
}

const dates = new Map<number, string>()

/** Cached, because formatting is slow and thousands of instants are on the same days. */
function formatDay(day: number): string {
  const cached = dates.get(day)
  if (cached !== undefined) return cached
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10)
  dates.set(day, date)
  return date
}

let dateTimeFormat: Intl.DateTimeFormat | undefined

function readIntlClock(ms: number): Clock {
  dateTimeFormat ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const fields = Object.fromEntries(dateTimeFormat.formatToParts(ms).map(({ type, value }) => [type, value]))
  return { date: `${fields.year}-${fields.month}-${fields.day}`, time: `${fields.hour}.${fields.minute}` }
}

export const osloDate = (instant: Date | string | number) => osloClock(instant).date

/**
 * The instant of a date (`2026-11-20`) and time (`19.00`) in Oslo.
 * A time that the change to summer time skips becomes an hour later; of a time that occurs twice, the first is taken.
 */
export const osloInstant = (date: string, time = '00.00') => findOsloInstant(date, time, osloClock)

export function findOsloInstant(date: string, time: string, readClock: (ms: number) => Clock): Date {
  const asUtc = Date.parse(`${date}T${time.replace('.', ':')}:00Z`)
  const wanted = `${date} ${time}`
  const isWanted = (instant: number) => {
    const clock = readClock(instant)
    return `${clock.date} ${clock.time}` === wanted
  }
  const summer = asUtc - 2 * HOUR_MS
  const winter = asUtc - HOUR_MS
  return new Date(isWanted(summer) ? summer : winter)
}

/** The date a number of days later: `addDays('2026-11-30', 1)` is `2026-12-01`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
