import { LANGUAGES } from '@lerret/model'
import { z } from 'zod'
import { failures } from '../contract.ts'
import { ADMIN_ROLES, DESK_URL, type DeskContract, deskSchema } from './desk.ts'

/** The words that a house can say differently. */
export const wordContracts = {
  standardWords: {
    method: 'GET',
    url: `${DESK_URL}/words/:language`,
    roles: ADMIN_ROLES,
    schema: deskSchema('standardWords', 'The words of the site in a language', {
      params: z.object({ language: z.enum(LANGUAGES) }),
      response: { 200: z.record(z.string(), z.string()), ...failures },
    }),
  },
} satisfies Record<string, DeskContract>
