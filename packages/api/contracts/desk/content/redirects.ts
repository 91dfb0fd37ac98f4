import { z } from 'zod'

import { ALL_ROLES, deskCall } from '../desk.ts'
import { RecordState } from './content.ts'

const ListedRedirect = z
  .object({
    id: z.string(),
    source: z.string(),
    target: z.string(),
    permanent: z.boolean(),
    isAutomatic: z.boolean().describe('It was made when a page was moved'),
    state: RecordState,
    version: z.int().positive(),
    leadsTo: z.string().nullable().describe('Where visitors end up; null when it is not in use'),
    hits: z.int().describe('How often it was followed in the last days'),
    lastHit: z.iso.date().nullable(),
  })
  .meta({ id: 'ListedRedirect' })

const MissedAddress = z
  .object({
    path: z.string(),
    count: z.int(),
    lastDay: z.iso.date(),
    suggestion: z.string().nullable().describe('The path of a page that is spelled much alike'),
  })
  .meta({ id: 'MissedAddress' })

/** Redirects, how often they are followed, and addresses that need one. */
export const redirectContracts = {
  redirects: deskCall('GET', '/redirects', ALL_ROLES, {
    summary: 'All redirects with how often they are followed, and addresses that visitors asked for in vain',
    reply: z.object({
      days: z.int().describe('How many days the counts are of'),
      redirects: z.array(ListedRedirect),
      missed: z.array(MissedAddress),
    }),
  }),
}
