import { z } from 'zod'

import { ALL_ROLES, deskCall } from '../desk.ts'

const ShowingSales = z
  .object({
    showingId: z.string(),
    productionId: z.string(),
    title: z.string(),
    label: z.string().nullable(),
    ageLimit: z.string(),
    poster: z.string().nullable().describe('The path of the picture'),
    startsAt: z.string(),
    hall: z.string(),
    state: z.enum(['planned', 'cancelled', 'postponed', 'moved']),
    ticketStatus: z.string(),
    sales: z
      .object({ capacity: z.int().nullable(), sold: z.int(), reserved: z.int() })
      .nullable()
      .describe('null when the ticketing provider does not sell it'),
  })
  .meta({ id: 'ShowingSales' })

/** The calls for showings and how they sell. */
export const showingSalesContracts = {
  showingSales: deskCall('GET', '/showing-sales', ALL_ROLES, {
    summary: 'The public showings of some days, with sold and free seats',
    description: 'A showing after midnight belongs to the day before.',
    querystring: z.object({ from: z.iso.date(), to: z.iso.date() }),
    reply: z.array(ShowingSales),
  }),
}
