import { z } from 'zod'
import { PARTNER_IDS } from '../../limits.ts'
import { SITE_RECORD_ID } from './site-kinds.ts'

export const PartnerId = z.int().refine((id) => (PARTNER_IDS as readonly number[]).includes(id), {
  error: (issue) =>
    `${issue.input} has no API configuration; known partners are ${[...PARTNER_IDS].sort().join(' and ')}`,
})

/** The cinema partners of the members' calls. */
export const SitePartners = z.strictObject({
  id: z.literal(SITE_RECORD_ID),
  /** The first entry selects the API configuration. */
  partners: z
    .array(z.int())
    .min(1)
    .refine((ids) => PartnerId.safeParse(ids[0]).success, {
      error: (issue) =>
        `begin with ${(issue.input as number[])[0]}, which has no API configuration; known partners are ${[...PARTNER_IDS].sort().join(' and ')}`,
    }),
})
export type SitePartners = z.infer<typeof SitePartners>
