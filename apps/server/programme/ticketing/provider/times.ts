import { HOUR_MS, MINUTE_MS, osloClock, osloInstant } from '@lerret/model'

/** The length of a showing at providers that need not know when it ends. */
const DEFAULT_DURATION_MS = 2 * HOUR_MS

const WALL_CLOCK = /^(\d{4}-\d\d-\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?$/
const WITH_OFFSET = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)? ?(Z|[+-]\d\d:?(\d\d)?)$/i
/** PostgreSQL has no year 0. */
const MIN_YEAR = 1900

/** An instant, of a time with an offset or of a wall-clock time in Oslo; null when it is neither. */
export function toInstant(text: string): string | null {
  const trimmed = text.trim()
  const wallClock = WALL_CLOCK.exec(trimmed)
  if (wallClock) return readWallClock(wallClock)
  return WITH_OFFSET.test(trimmed) ? checked(new Date(Date.parse(normalizeOffset(trimmed)))) : null
}

function readWallClock([, date = '', hours, minutes]: RegExpExecArray): string | null {
  if (!isDate(date) || Number(hours) > 23 || Number(minutes) > 59) return null
  return checked(osloInstant(date, `${hours}.${minutes}`))
}

/** `Date.parse` accepts only `+01:00`. */
const normalizeOffset = (text: string) =>
  text
    .replace(' ', 'T')
    .replace(' ', '')
    .replace(/([+-]\d\d):?(\d\d)?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`)

const isDate = (date: string) => {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

const checked = (instant: Date) =>
  Number.isNaN(+instant) || instant.getUTCFullYear() < MIN_YEAR || instant.getUTCFullYear() > 9999
    ? null
    : instant.toISOString()

/**
 * Start and end of a showing; null when the start cannot be read. Of a wall-clock time that occurs twice, the first is taken, and for
 * the end the second when the first is before the start. An end that is missing or not after the start is computed from the length.
 */
export function toTimes(
  start: string,
  end: string | null | undefined,
  minutes?: number | null,
): { startsAt: string; endsAt: string } | null {
  const startsAt = toInstant(start)
  if (startsAt === null) return null
  const endsAt = end ? findEnd(end, startsAt) : null
  const durationMs = minutes ? minutes * MINUTE_MS : DEFAULT_DURATION_MS
  return { startsAt, endsAt: endsAt ?? new Date(Date.parse(startsAt) + durationMs).toISOString() }
}

function findEnd(text: string, startsAt: string): string | null {
  const endsAt = toInstant(text)
  if (endsAt === null) return null
  if (endsAt > startsAt) return endsAt
  const later = new Date(Date.parse(endsAt) + HOUR_MS)
  const isRepeated = osloClock(endsAt).time === osloClock(later).time
  return isRepeated && +later > Date.parse(startsAt) ? later.toISOString() : null
}
