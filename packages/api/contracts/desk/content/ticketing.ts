import { TicketFeed } from '@lerret/model'
import { z } from 'zod'
import { line } from '../../contract.ts'
import { ADMIN_ROLES, deskCall } from '../desk.ts'

/** Trying the ticketing provider before its settings are published. */
export const ticketingContracts = {
  tryTicketing: deskCall('POST', '/ticketing/try', ADMIN_ROLES, {
    summary: 'Read a ticketing feed once; nothing is stored',
    body: z.object({ venueId: line(200), feed: TicketFeed }),
    reply: z.object({
      problem: z.string().nullable().describe('What is wrong, in the words of the house'),
      showings: z.int().describe('How many showings the provider sells'),
      next: z
        .array(z.object({ title: z.string(), startsAt: z.string(), hall: z.string() }))
        .describe('The first of them from now on'),
    }),
  }),
}
