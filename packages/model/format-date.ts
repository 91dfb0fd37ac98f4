// Small builds of Node and old browsers lack nynorsk, and those that have it say another Sunday than the house, so the names are
// data.
const DAYS = ['sundag', 'måndag', 'tysdag', 'onsdag', 'torsdag', 'fredag', 'laurdag']
const MONTHS = [
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
export const dayName = (date: string) => DAYS[new Date(`${date}T12:00:00Z`).getUTCDay()] as string

/** `2026-11-21` to `21. november`. */
export const dayOfMonth = (date: string) =>
  `${Number(date.slice(8))}. ${MONTHS[Number(date.slice(5, 7)) - 1]}`

/** `2026-11-21` to `laurdag 21. november`. */
export const spokenDate = (date: string) => `${dayName(date)} ${dayOfMonth(date)}`
