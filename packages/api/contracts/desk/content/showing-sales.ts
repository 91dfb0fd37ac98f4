import { z } from 'zod'
import { failures } from '../../contract.ts'
import { ALL_ROLES, DESK_URL, type DeskContract, deskSchema } from '../desk.ts'

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

/** What is on, and how it sells. */
export const showingSalesContracts = {
  showingSales: {
    method: 'GET',
    url: `${DESK_URL}/showing-sales`,
    roles: ALL_ROLES,
    schema: deskSchema('showingSales', 'The public showings of some days, with sold and free seats', {
      description: 'A showing after midnight belongs to the day before.',
      querystring: z.object({ from: z.iso.date(), to: z.iso.date() }),
      response: { 200: z.array(ShowingSales), ...failures },
    }),
  },
} satisfies Record<string, DeskContract>
