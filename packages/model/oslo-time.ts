/** The clock on the wall in every house we serve. Instants are kept in UTC; people read them here. */
export const TIME_ZONE = 'Europe/Oslo'

const MS_PER_MINUTE = 60_000
const MS_PER_HOUR = 60 * MS_PER_MINUTE
/** In hours. */
const HOURS_PER_DAY = 24
const HOURS_PER_WEEK = 7 * HOURS_PER_DAY

export interface Clock {
  /** `2026-11-20` */
  date: string
  /** `19.00` */
  time: string
}

/** What the clock and calendar show in Oslo. */
export function osloClock(instant: Date | string | number): Clock {
  const moment = new Date(instant).getTime()
  return typeof Temporal === 'undefined' ? readCachedClock(moment) : readTemporalClock(moment)
}

/** Where there is Temporal, it is there at once; to set up the other way takes a browser 20 to 30 ms, four times that on a phone. */
function readTemporalClock(moment: number): Clock {
  const { year, month, day, hour, minute } =
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(TIME_ZONE)
  return {
    date: `${year}-${TWO_DIGITS[month]}-${TWO_DIGITS[day]}`,
    time: `${TWO_DIGITS[hour]}.${TWO_DIGITS[minute]}`,
  }
}

const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/** Between these, a date has four digits for the year, and Oslo's clock is moved at whole hours, never twice in a week. */
const MIN_CACHED_MS = 0
const MAX_CACHED_MS = Date.UTC(9999, 0)

/** In hours, by the number of the hour since 1970. */
const offsets = new Map<number, number>()

/** Asking the calendar takes longer than all else, so its answer for a week, or for an hour of a week of change, is kept. */
function readCachedClock(moment: number): Clock {
  if (!(moment >= MIN_CACHED_MS && moment < MAX_CACHED_MS)) return readIntlClock(moment)
  const hour = Math.floor(moment / MS_PER_HOUR)
  const weekStart = hour - (hour % HOURS_PER_WEEK)
  const offset = getOffset(weekStart)
  const shown = hour + (offset === getOffset(weekStart + HOURS_PER_WEEK) ? offset : getOffset(hour))
  const minute = Math.floor((moment % MS_PER_HOUR) / MS_PER_MINUTE)
  return {
    date: formatDay(Math.floor(shown / HOURS_PER_DAY)),
    time: `${TWO_DIGITS[shown % HOURS_PER_DAY]}.${TWO_DIGITS[minute]}`,
  }
}

function getOffset(hour: number): number {
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const { date, time } = readIntlClock(hour * MS_PER_HOUR)
  const offset = Date.parse(`${date}T${time.replace('.', ':')}:00Z`) / MS_PER_HOUR - hour
  offsets.set(hour, offset)
  return offset
}

const dates = new Map<number, string>()

/** To write a date takes as long as all the rest, and thousands of moments are on the same days. */
function formatDay(day: number): string {
  const known = dates.get(day)
  if (known !== undefined) return known
  const date = new Date(day * HOURS_PER_DAY * MS_PER_HOUR).toISOString().slice(0, 10)
  dates.set(day, date)
  return date
}

let dateTimeFormat: Intl.DateTimeFormat | undefined

function readIntlClock(moment: number): Clock {
  dateTimeFormat ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const part = Object.fromEntries(
    dateTimeFormat.formatToParts(moment).map(({ type, value }) => [type, value]),
  )
  return { date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}.${part.minute}` }
}

export const osloDate = (instant: Date | string | number) => osloClock(instant).date

/**
 * The instant at which Oslo's clock shows this date (`2026-11-20`) and time (`19.00`).
 * A time that summer time skips becomes the hour after; one that comes twice is the first.
 */
export function osloInstant(date: string, time = '00.00'): Date {
  const asUtc = Date.parse(`${date}T${time.replace('.', ':')}:00Z`)
  const wanted = `${date} ${time}`
  const isWanted = (instant: number) => {
    const clock = osloClock(instant)
    return `${clock.date} ${clock.time}` === wanted
  }
  const summer = asUtc - 2 * MS_PER_HOUR
  const winter = asUtc - MS_PER_HOUR
  return new Date(isWanted(summer) ? summer : winter)
}

/** The date so many days later: `addDays('2026-11-30', 1)` is `2026-12-01`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * HOURS_PER_DAY * MS_PER_HOUR)
    .toISOString()
    .slice(0, 10)
}
