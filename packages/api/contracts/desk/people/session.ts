import { LANGUAGES } from '@lerret/model'
import { z } from 'zod'
import { StaffRole, text } from '../../contract.ts'
import { ALL_ROLES, Done, deskCall } from '../desk.ts'

export const Staff = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: StaffRole,
    language: z.enum(LANGUAGES).nullable().describe('Of the desk; null for the language of the house'),
    needsSecondFactor: z.boolean().describe('Whether nothing else can be done before one is set up'),
  })
  .meta({ id: 'Staff' })

/** The password was right; a second factor is needed too. */
const SecondFactorNeeded = z
  .object({
    challenge: z.string(),
    factors: z.array(z.enum(['code', 'passkey'])).describe('Any of these'),
  })
  .meta({ id: 'SecondFactorNeeded' })

/** Signing in to the desk and out of it. */
export const sessionContracts = {
  staffLogin: deskCall('POST', '/session', 'anyone', {
    summary: 'Log in to the desk',
    description:
      'With a second factor the reply is a challenge, to be answered by `staffCode` or `staffPasskey`.',
    body: z.object({ email: text(400), password: text(4000) }),
    reply: z.union([Staff, SecondFactorNeeded]),
  }),
  staffProfile: deskCall('GET', '/session', ALL_ROLES, {
    isForSetUp: true,
    summary: 'The logged-in member of staff',
    reply: Staff,
  }),
  staffLogout: deskCall('POST', '/session/end', 'anyone', {
    summary: 'Log out of the desk',
    reply: Done,
  }),
}
