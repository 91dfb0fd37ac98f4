import { z } from 'zod'
import { OIDC_PROBLEM_PARAM } from '../../../oidc-problem-param.ts'
import { line } from '../../contract.ts'
import { deskCall } from '../desk.ts'

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
  beginOidc: deskCall('POST', '/session/oidc', 'anyone', {
    summary: 'The address of the sign-in service to go to',
    description: '`oidc_disabled`: the house has none. `oidc_unreachable`: it does not answer.',
    body: z.object({
      to: DeskPath.describe('The screen that the sign-in leads to'),
      invitation: line(100).optional().describe('The key of an invitation that is accepted this way'),
    }),
    reply: z.object({ url: z.string() }),
  }),
  finishOidc: deskCall('GET', '/session/oidc/callback', 'anyone', {
    summary: 'Where the sign-in service sends the browser back to',
    description: `Leads to the screen that was asked for, with a session or with a problem as \`${OIDC_PROBLEM_PARAM}\`.`,
    otherReplies: { 302: z.undefined().describe('The screen of the desk') },
  }),
}
