import { z } from 'zod'
import { ContentId, Href, Locale } from './fields.ts'

export const MenuItem = z.strictObject({
  id: ContentId,
  label: z.string().min(1),
  /** A path on this site or an absolute URL. */
  path: Href,
  /** The id of the parent entry, or empty. */
  parent: z.string(),
  place: z.enum(['header', 'footer']),
  locale: Locale,
  order: z.number(),
  openInNewWindow: z.boolean().optional(),
})
export type MenuItem = z.infer<typeof MenuItem>
