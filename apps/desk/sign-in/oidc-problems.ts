import type { OidcProblem } from '@lerret/api/contracts'
import { signInWords as words } from '@lerret/words/desk'

const SENTENCES: Record<OidcProblem, string> = {
  cancelled: words.oidcCancelled,
  clock_wrong: words.oidcClockWrong,
  email_unverified: words.oidcEmailUnverified,
  expired: words.oidcExpired,
  last_local_admin: words.oidcLastLocalAdmin,
  not_invited: words.oidcNotInvited,
  no_role: words.oidcNoRole,
  refused: words.oidcRefused,
  tenant_mismatch: words.oidcTenantMismatch,
  unreachable: words.oidcUnreachable,
}

/** The sentence about a sign-in that has failed at the sign-in service, by the code in the address. */
export const describeOidcProblem = (code: string): string =>
  SENTENCES[code as OidcProblem] ?? words.oidcRefused
