import { z } from 'zod'
import { OIDC_PROBLEM_PARAM } from '../../../oidc-problem-param.ts'
import { failures, line } from '../../contract.ts'
import { DESK_URL, type DeskContract, deskSchema } from '../desk.ts'

/** Why a sign-in at the sign-in service did not lead into the desk. The desk has a sentence for each code; codes are permanent. */
export const OIDC_PROBLEMS = [
  /** The person pressed cancel there. */
  'cancelled',
  /** The clocks of the house and of the service differ. */
  'clock_wrong',
  /** The service has not verified the address, so no invitation can be found by it. */
  'email_unverified',
  /** It took too long, was finished before, or began in another browser. */
  'expired',
  /** The only administrator with a password keeps it. */
  'last_local_admin',
  'not_invited',
  /** The service gives no role for the desk. */
  'no_role',
  /** The service answered with something that is not accepted. */
  'refused',
  'tenant_mismatch',
  'unreachable',
] as const
export type OidcProblem = (typeof OIDC_PROBLEMS)[number]

/** A screen of the desk, from the path on. */
const DeskPath = z
  .string()
  .max(2000)
  .regex(/^\/redaksjon(?:[/?#][^\\\s]*)?$/, 'is not a screen of the desk')

/** Signing in at the house's sign-in service, by OpenID Connect. */
export const oidcContracts = {
  beginOidc: {
    method: 'POST',
    url: `${DESK_URL}/session/oidc`,
    roles: 'anyone',
    schema: deskSchema('beginOidc', 'The address of the sign-in service to go to', {
      security: [],
      description: '`oidc_disabled`: the house has none. `oidc_unreachable`: it does not answer.',
      body: z.object({
        to: DeskPath.describe('The screen that the sign-in leads to'),
        invitation: line(100).optional().describe('The key of an invitation that is accepted this way'),
      }),
      response: { 200: z.object({ url: z.string() }), ...failures },
    }),
  },
  finishOidc: {
    method: 'GET',
    url: `${DESK_URL}/session/oidc/callback`,
    roles: 'anyone',
    schema: deskSchema('finishOidc', 'Where the sign-in service sends the browser back to', {
      security: [],
      description: `Leads to the screen that was asked for, with a session or with a problem as \`${OIDC_PROBLEM_PARAM}\`.`,
      response: { 302: z.undefined().describe('The screen of the desk'), ...failures },
    }),
  },
} satisfies Record<string, DeskContract>
