import { z } from 'zod'
import { SITE_RECORD_ID } from './site-kinds.ts'

/** The number of a cinema partner, as it is written in addresses. */
export const PARTNER_NUMBER = /^[1-9]\d{0,8}$/

export const PartnerId = z.int().refine((id) => PARTNER_NUMBER.test(String(id)), {
  error: ({ input }) => `${input} is not a partner number: it has one to nine digits`,
})

/** The cinema partners of the members' calls. */
export const SitePartners = z.strictObject({
  id: z.literal(SITE_RECORD_ID),
  /** Members of the site belong to the first entry. */
  partners: z
    .array(PartnerId)
    .min(1)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'have the same number twice' }),
})
export type SitePartners = z.infer<typeof SitePartners>
