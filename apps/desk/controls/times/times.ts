import { addDays, osloClock, osloInstant } from '@lerret/model'
import { formatShortDate } from '@lerret/ui/dates'
import { dateWords, timeWords as words } from '@lerret/words/desk'

/** *13.31* today, *i går 14.02*, *12. nov*, *12. nov 2025*. */
export function formatWhen(instant: string, now = Date.now()): string {
  const { date, time } = osloClock(instant)
  const today = osloClock(now).date
  if (date === today) return time
  if (date === addDays(today, -1)) return `${words.yesterday} ${time}`
  const day = formatShortDate(date, dateWords)
  return date.slice(0, 4) === today.slice(0, 4) ? day : `${day} ${date.slice(0, 4)}`
}

/** A time to come: *i dag 18.00*, *i morgon 08.00*, *24. nov 17.00*. */
export function formatPlanned(instant: string, now = Date.now()): string {
  const { date, time } = osloClock(instant)
  const today = osloClock(now).date
  if (date === today) return `${words.today} ${time}`
  if (date === addDays(today, 1)) return `${words.tomorrow} ${time}`
  return `${formatShortDate(date, dateWords)} ${time}`
}

/** The instant of what a person chose in a field for date and time, by the clock of the house; null when it is not filled in. */
export function parseLocalMoment(local: string): Date | null {
  const [date = '', time = ''] = local.split('T')
  return date && time ? osloInstant(date, time.slice(0, 5).replace(':', '.')) : null
}
