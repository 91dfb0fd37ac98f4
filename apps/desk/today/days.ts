import { addDays, osloDate } from '@lerret/model'

const HOUR_MS = 3_600_000

/** A showing after midnight belongs to the evening before. */
const DAY_BEGINS_HOUR = 5

/** The day of the programme at an instant. */
export const programmeDay = (instant: string | number) =>
  osloDate(new Date(instant).getTime() - DAY_BEGINS_HOUR * HOUR_MS)

/** The last days, the oldest first, `today` included. */
export const lastDays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(today, index - count + 1))
