import { z } from 'zod'
import { HttpUrl } from '../fields.ts'
import { SITE_RECORD_ID } from './site-kinds.ts'

/** The addresses of the site, and whether it is open to visitors. */
export const SiteHost = z.strictObject({
  id: z.literal(SITE_RECORD_ID),
  host: HttpUrl,
  aliases: z.array(HttpUrl),
  stage: z.enum(['production', 'staging', 'development']),
  published: z.boolean(),
})
export type SiteHost = z.infer<typeof SiteHost>
