import { z } from 'zod'
import { WEEKDAYS } from '../../time/weekdays.ts'

/** A time of day: `09:30`. */
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time: it is written 09:30')

/** Some days with the same hours. It closes the day after when it closes before it opens. */
export const OpeningPeriod = z
  .strictObject({ days: z.array(z.enum(WEEKDAYS)).min(1), opens: ClockTime, closes: ClockTime })
  .refine(({ opens, closes }) => opens !== closes, { path: ['closes'], message: 'is the time it opens' })
export type OpeningPeriod = z.infer<typeof OpeningPeriod>

/** When a place in the house is open: the box office, the café, the office. */
export const OpeningHours = z.strictObject({
  place: z.string().min(1),
  periods: z.array(OpeningPeriod),
  /** A condition of the hours: «Ein time før første framsyning.» */
  note: z.string().optional(),
})
export type OpeningHours = z.infer<typeof OpeningHours>
