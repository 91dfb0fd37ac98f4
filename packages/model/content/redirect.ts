import { z } from 'zod'
import { ContentId, Href, SitePath } from './fields.ts'

export const Redirect = z
  .strictObject({ id: ContentId, source: SitePath, target: Href, permanent: z.boolean() })
  .refine((redirect) => redirect.source !== redirect.target, {
    path: ['target'],
    message: 'is the same as source',
  })
export type Redirect = z.infer<typeof Redirect>

const AUTOMATIC_ID_PREFIX = 'moved-'

/** The redirect that a page leaves behind where it was, when its address changes; `mark` tells the addresses apart. */
export const automaticRedirectId = (mark: string) => `${AUTOMATIC_ID_PREFIX}${mark}`

/** Such a redirect was written by nobody: it gives way to a page and to what an editor has written. */
export const isAutomaticRedirect = ({ id }: Pick<Redirect, 'id'>) => id.startsWith(AUTOMATIC_ID_PREFIX)
