import { z } from 'zod'

/** A hall of the house. Showings refer to it by its name. What is not known about it is left out. */
export const Hall = z.strictObject({
  name: z.string().min(1),
  seats: z.int().positive().optional(),
  wheelchairPlaces: z.int().nonnegative().optional(),
  /** Whether the hall has a fixed hearing loop. */
  hearingLoop: z.boolean().optional(),
  /** Whether there is a way from the street to the seats without a step. */
  stepFree: z.boolean().optional(),
  /** How one gets in with a wheelchair, and what else helps. */
  access: z.string().optional(),
})
export type Hall = z.infer<typeof Hall>
