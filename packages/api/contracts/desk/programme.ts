import { Showing } from '@lerret/model'
import { z } from 'zod'
import { failures } from '../contract.ts'
import { ALL_ROLES, DESK_URL, type DeskContract, deskSchema } from './desk.ts'

const ProgrammeProduction = z
  .object({
    id: z.string(),
    title: z.string(),
    originalTitle: z.string().nullable(),
    object: z.enum(['movie', 'culture']),
    minutes: z.int().nullable(),
  })
  .meta({ id: 'ProgrammeProduction' })

const ProgrammeShowing = z
  .object({
    version: z.int().describe('The version of the draft'),
    stableVersion: z.int().nullable().describe('The public version'),
    body: Showing,
  })
  .meta({ id: 'ProgrammeShowing' })

/** What the week sheet is made of. */
export const programmeContracts = {
  programme: {
    method: 'GET',
    url: `${DESK_URL}/programme`,
    roles: ALL_ROLES,
    schema: deskSchema('programme', 'The drafts of the showings of some days, and the productions to plan', {
      description:
        'Productions are the films that are shown now, and whatever has a showing on these days. A showing after midnight belongs to the day before. Drafts that are incomplete are left out.',
      querystring: z.object({ from: z.iso.date(), to: z.iso.date() }),
      response: {
        200: z.object({
          productions: z.array(ProgrammeProduction),
          showings: z.array(ProgrammeShowing),
          halls: z
            .array(z.string())
            .describe('All halls: the largest first, then those without known seats, the most used first'),
        }),
        ...failures,
      },
    }),
  },
} satisfies Record<string, DeskContract>
