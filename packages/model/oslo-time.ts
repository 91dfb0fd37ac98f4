/** The clock on the wall in every house we serve. Instants are kept in UTC; people read them here. */
export const TIME_ZONE = 'Europe/Oslo'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const WEEK = 7 * 24 * HOUR

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
  return { date: `${year}-${two(month)}-${two(day)}`, time: `${two(hour)}.${two(minute)}` }
}

const two = (number: number) => String(number).padStart(2, '0')

/** Between these, a date has four digits for the year, and Oslo's clock is moved at whole hours, never twice in a week. */
const FIRST = 0
const LAST = Date.UTC(9999, 0)

const offsets = new Map<number, number>()

/** Asking the calendar takes longer than all else, so its answer for a week, or for an hour of a week of change, is kept. */
function clockByIntl(moment: number): Clock {
  if (!(moment >= FIRST && moment < LAST)) return readWallClock(moment)
  const weekStart = moment - (moment % WEEK)
  const offset = offsetAt(weekStart)
  const isOfWeek = offset === offsetAt(weekStart + WEEK)
  const shown = new Date(moment + (isOfWeek ? offset : offsetAt(moment - (moment % HOUR)))).toISOString()
  return { date: shown.slice(0, 10), time: `${shown.slice(11, 13)}.${shown.slice(14, 16)}` }
}

function offsetAt(hour: number): number {
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const { date, time } = readWallClock(hour)
  const offset = Date.parse(`${date}T${time.replace('.', ':')}:00Z`) - hour
  offsets.set(hour, offset)
  return offset
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
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * 24 * HOUR).toISOString().slice(0, 10)
}
