import { LANGUAGES } from '@lerret/model'
import { z } from 'zod'
import { failures, text } from '../../contract.ts'
import { ALL_ROLES, DESK_URL, type DeskContract, Done, deskSchema, StaffRole } from '../desk.ts'

export const Staff = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: StaffRole,
    language: z.enum(LANGUAGES).nullable().describe('Of the desk; null for the language of the house'),
  })
  .meta({ id: 'Staff' })

/** The password was right; a code is needed too. */
const CodeNeeded = z.object({ challenge: z.string() }).meta({ id: 'CodeNeeded' })

/** Signing in to the desk and out of it. */
export const sessionContracts = {
  staffLogin: {
    method: 'POST',
    url: `${DESK_URL}/session`,
    roles: 'anyone',
    schema: deskSchema('staffLogin', 'Log in to the desk', {
      security: [],
      description: 'With two-factor authentication the reply is a challenge, to be answered by `staffCode`.',
      body: z.object({ email: text(400), password: text(4000) }),
      response: { 200: z.union([Staff, CodeNeeded]), ...failures },
    }),
  },
  staffProfile: {
    method: 'GET',
    url: `${DESK_URL}/session`,
    roles: ALL_ROLES,
    schema: deskSchema('staffProfile', 'The logged-in member of staff', {
      response: { 200: Staff, ...failures },
    }),
  },
  staffLogout: {
    method: 'POST',
    url: `${DESK_URL}/session/end`,
    roles: 'anyone',
    schema: deskSchema('staffLogout', 'Log out of the desk', {
      security: [],
      response: { 200: Done, ...failures },
    }),
  },
} satisfies Record<string, DeskContract>
