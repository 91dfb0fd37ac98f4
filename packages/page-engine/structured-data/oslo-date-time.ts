import { osloClock } from '@lerret/model'

/** An instant as Oslo's clock shows it, with how far that is from UTC: `2026-11-20T19:00:00+01:00`. */
export function formatOsloDateTime(instant: string | number): string {
  const moment = new Date(instant)
  const { date, time } = osloClock(moment)
  const seconds = String(moment.getUTCSeconds()).padStart(2, '0')
  // Less than a day ahead, so the hours alone tell how far.
  const hours = (Number(time.slice(0, 2)) - moment.getUTCHours() + 24) % 24
  return `${date}T${time.replace('.', ':')}:${seconds}+${String(hours).padStart(2, '0')}:00`
}
