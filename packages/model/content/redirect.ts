import { z } from 'zod'
import { ContentId, Href, SitePath } from './fields.ts'

export const Redirect = z
  .strictObject({ id: ContentId, source: SitePath, target: Href, permanent: z.boolean() })
  .refine((redirect) => redirect.source !== redirect.target, {
    path: ['target'],
    message: 'is the same as source',
  })
export type Redirect = z.infer<typeof Redirect>
