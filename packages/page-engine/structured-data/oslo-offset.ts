import { osloClock } from '@lerret/model'

/** An instant as Oslo's clock shows it, with how far that is from UTC: `2026-11-20T19:00:00+01:00`. */
export function osloDateTime(instant: string | number): string {
  const { date, time } = osloClock(instant)
  const seconds = new Date(instant).toISOString().slice(17, 19)
  const wallClock = `${date}T${time.replace('.', ':')}:${seconds}`
  const hours = Math.round((Date.parse(`${wallClock}Z`) - +new Date(instant)) / 3_600_000)
  return `${wallClock}+${String(hours).padStart(2, '0')}:00`
}
