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

/** The id of the redirect that is created when a page's path changes; `key` distinguishes the old paths. */
export const automaticRedirectId = (key: string) => `${AUTOMATIC_ID_PREFIX}${key}`

/** Whether a redirect was created automatically. Pages and editors' redirects take precedence over it. */
export const isAutomaticRedirect = ({ id }: Pick<Redirect, 'id'>) => id.startsWith(AUTOMATIC_ID_PREFIX)
