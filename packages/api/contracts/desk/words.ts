import { LANGUAGES } from '@lerret/model'
import { z } from 'zod'

import { ADMIN_ROLES, deskCall } from './desk.ts'

/** The words that a house can say differently. */
export const wordContracts = {
  standardWords: deskCall('GET', '/words/:language', ADMIN_ROLES, {
    summary: 'The words of the site in a language',
    params: z.object({ language: z.enum(LANGUAGES) }),
    reply: z.record(z.string(), z.string()),
  }),
}
