import type { dateWords } from '../nynorsk/dates.ts'
import type { Translation } from '../translation.ts'

/** Names of days and months, separated by spaces, and how dates are written. Not by `Intl`: browsers lack nynorsk. */
export const DATE_BOKMAAL: Translation<typeof dateWords> = {
  dayNames: 'søndag mandag tirsdag onsdag torsdag fredag lørdag',
  monthNames: 'januar februar mars april mai juni juli august september oktober november desember',
  shortMonths: 'jan feb mars april mai juni juli aug sep okt nov des',
  dayOfMonth: '{day}. {month}',
  dateAndTime: '{date} kl. {time}',
}
