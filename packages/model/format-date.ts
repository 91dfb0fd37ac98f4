// Not by Intl: small builds of Node and old browsers lack nynorsk, and others have another word for Sunday than the house uses.
export const DAY_NAMES = ['sundag', 'måndag', 'tysdag', 'onsdag', 'torsdag', 'fredag', 'laurdag']
const MONTH_NAMES = [
  'januar',
  'februar',
  'mars',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'desember',
]

/** `2026-11-21` to `laurdag`. */
export const dayName = (date: string) => DAY_NAMES[new Date(`${date}T12:00:00Z`).getUTCDay()] as string

/** `2026-11-21` to `21. november`. */
export const formatDayOfMonth = (date: string) =>
  `${Number(date.slice(8))}. ${MONTH_NAMES[Number(date.slice(5, 7)) - 1]}`

/** `2026-11-21` to `laurdag 21. november`. */
export const formatLongDate = (date: string) => `${dayName(date)} ${formatDayOfMonth(date)}`
