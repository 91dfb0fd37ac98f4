import { normalizeEmail } from '../../platform/mail/normalize-email.ts'
import type { MappedRole, OidcSettings } from './settings.ts'
import { SignInRefusal } from './sign-in-refusal.ts'

export type Claims = Readonly<Record<string, unknown>>

/** The facts that the house needs about somebody whom the sign-in service has recognized. */
export interface SignedInIdentity {
  issuer: string
  /** The identifier that the service never gives to anybody else. It may give an address to another person: addresses only find an invitation, once. */
  subject: string
  /** The address is known only if the service has verified it. */
  verifiedEmail: string | null
  /** Null without a role; `unmapped` where roles are those of invitations. */
  role: MappedRole | 'unmapped' | null
}

/** Reads checked claims. Those of the ID token say who it is; details may come from another reply of the service. */
export function readIdentity(
  { idToken, details }: { idToken: Claims; details: Claims },
  settings: Pick<OidcSettings, 'tenant' | 'roleClaim' | 'roles'>,
): SignedInIdentity {
  const { tenant } = settings
  if (tenant !== undefined && idToken.tid !== tenant)
    throw new SignInRefusal('tenant_mismatch', 'The token is of another tenant.')
  const subject = tenant === undefined ? idToken.sub : idToken.oid
  if (typeof subject !== 'string' || subject === '')
    throw new SignInRefusal('refused', `The token has no ${tenant === undefined ? 'sub' : 'oid'}.`)
  return {
    issuer: String(idToken.iss),
    subject,
    verifiedEmail: readVerifiedEmail(details),
    role: readRole(details, settings),
  }
}

const YES: readonly unknown[] = [true, 'true', 1, '1']

/** Entra ID sends no `email_verified`; its `xms_edov` states that the tenant owns the domain of the address. */
function readVerifiedEmail({ email, email_verified: isVerified, xms_edov: isDomainOwned }: Claims) {
  if (typeof email !== 'string' || !YES.includes(isVerified ?? isDomainOwned)) return null
  return normalizeEmail(email)
}

const BY_RANK: readonly MappedRole[] = ['admin', 'editor', 'contributor']

/** Reads the role; of several the one that may do most. */
function readRole(claims: Claims, { roleClaim, roles }: Pick<OidcSettings, 'roleClaim' | 'roles'>) {
  if (!roles) return 'unmapped'
  const values = [claims[roleClaim]].flat()
  const held = roles.filter(({ value }) => values.includes(value)).map(({ role }) => role)
  return BY_RANK.find((role) => held.includes(role)) ?? null
}
