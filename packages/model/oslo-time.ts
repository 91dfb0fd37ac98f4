/** The clock on the wall in every house we serve. Instants are kept in UTC; people read them here. */
export const TIME_ZONE = 'Europe/Oslo'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** In hours. */
const DAY = 24
const WEEK = 7 * DAY

export interface Clock {
  /** `2026-11-20` */
  date: string
  /** `19.00` */
  time: string
}

/** What the clock and calendar show in Oslo. */
export function osloClock(instant: Date | string | number): Clock {
  const moment = new Date(instant).getTime()
  return typeof Temporal === 'undefined' ? clockByIntl(moment) : clockByTemporal(moment)
}

/** Where there is Temporal, it is there at once; to set up the other way takes a browser 20 to 30 ms, four times that on a phone. */
function clockByTemporal(moment: number): Clock {
  const { year, month, day, hour, minute } =
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(TIME_ZONE)
  return { date: `${year}-${TWO[month]}-${TWO[day]}`, time: `${TWO[hour]}.${TWO[minute]}` }
}

const TWO = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/** Between these, a date has four digits for the year, and Oslo's clock is moved at whole hours, never twice in a week. */
const FIRST = 0
const LAST = Date.UTC(9999, 0)

/** In hours, by the number of the hour since 1970. */
const offsets = new Map<number, number>()

/** Asking the calendar takes longer than all else, so its answer for a week, or for an hour of a week of change, is kept. */
function clockByIntl(moment: number): Clock {
  if (!(moment >= FIRST && moment < LAST)) return readWallClock(moment)
  const hour = Math.floor(moment / HOUR)
  const weekStart = hour - (hour % WEEK)
  const offset = offsetAt(weekStart)
  const shown = hour + (offset === offsetAt(weekStart + WEEK) ? offset : offsetAt(hour))
  const minute = Math.floor((moment % HOUR) / MINUTE)
  return { date: dateOfDay(Math.floor(shown / DAY)), time: `${TWO[shown % DAY]}.${TWO[minute]}` }
}

function offsetAt(hour: number): number {
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const { date, time } = readWallClock(hour * HOUR)
  const offset = Date.parse(`${date}T${time.replace('.', ':')}:00Z`) / HOUR - hour
  offsets.set(hour, offset)
  return offset
}

const dates = new Map<number, string>()

/** To write a date takes as long as all the rest, and thousands of moments are on the same days. */
function dateOfDay(day: number): string {
  const known = dates.get(day)
  if (known !== undefined) return known
  const date = new Date(day * DAY * HOUR).toISOString().slice(0, 10)
  dates.set(day, date)
  return date
}

let wallClock: Intl.DateTimeFormat | undefined

function readWallClock(moment: number): Clock {
  wallClock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const part = Object.fromEntries(wallClock.formatToParts(moment).map(({ type, value }) => [type, value]))
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
  const summer = asUtc - 2 * HOUR
  const winter = asUtc - HOUR
  return new Date(isWanted(summer) ? summer : winter)
}

/** The date so many days later: `addDays('2026-11-30', 1)` is `2026-12-01`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY * HOUR).toISOString().slice(0, 10)
}
