import type { dateWords } from '../nynorsk/dates.ts'
import type { Translation } from '../translation.ts'

/** Names of days and months, separated by spaces, and how dates are written. Not by `Intl`: browsers lack nynorsk. */
export const DATE_ENGLISH: Translation<typeof dateWords> = {
  dayNames: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  monthNames: 'January February March April May June July August September October November December',
  shortMonths: 'Jan Feb March April May June July Aug Sept Oct Nov Dec',
  dayOfMonth: '{day} {month}',
  dateAndTime: '{date} at {time}',
}
