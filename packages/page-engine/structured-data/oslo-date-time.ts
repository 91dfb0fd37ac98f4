import { osloClock } from '@lerret/model'

/** An instant in Oslo time with its UTC offset: `2026-11-20T19:00:00+01:00`. */
export function formatOsloDateTime(instant: string | number): string {
  const utc = new Date(instant)
  const { date, time } = osloClock(utc)
  const seconds = String(utc.getUTCSeconds()).padStart(2, '0')
  // Oslo is ahead of UTC by less than a day, so the difference of the hours is the offset.
  const offset = (Number(time.slice(0, 2)) - utc.getUTCHours() + 24) % 24
  return `${date}T${time.replace('.', ':')}:${seconds}+${String(offset).padStart(2, '0')}:00`
}
