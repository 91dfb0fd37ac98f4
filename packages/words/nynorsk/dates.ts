/** Names of days and months, separated by spaces, and how dates are written. Not by `Intl`: browsers lack nynorsk. */
export const dateWords = {
  dayNames: 'sundag måndag tysdag onsdag torsdag fredag laurdag',
  monthNames: 'januar februar mars april mai juni juli august september oktober november desember',
  shortMonths: 'jan feb mars april mai juni juli aug sep okt nov des',
  dayOfMonth: '{day}. {month}',
  dateAndTime: '{date} kl. {time}',
}

export type DateWords = Readonly<Record<keyof typeof dateWords, string>>
