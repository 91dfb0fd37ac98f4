import { z } from 'zod'
import { OnOff, settingGroup, settingInvalid, Text } from '../../platform/settings/setting-group.ts'

const ROLES = ['admin', 'editor', 'contributor'] as const
export type MappedRole = (typeof ROLES)[number]

/** Tokens would be readable on the way without https. */
const isSafeIssuer = (text: string) => {
  const url = URL.parse(text)
  return (
    url?.protocol === 'https:' ||
    (url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname))
  )
}

/** `admin=Lerret.Admin, editor=Lerret.Editor`. */
const RoleMap = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.split('=').map((part) => part.trim())))
  .refine((entries) => entries.every(([role, value]) => ROLES.includes(role as MappedRole) && value), {
    error:
      'must be pairs such as admin=Lerret.Admin,editor=Lerret.Editor; the roles are admin, editor and contributor',
  })
  .transform((entries) =>
    entries.map(([role, value]) => ({ role: role as MappedRole, value: value as string })),
  )

/** The sign-in service of the staff, by OpenID Connect. */
const variables = {
  STAFF_OIDC_ISSUER: z
    .string()
    .refine(isSafeIssuer, { error: 'must be an https:// address' })
    .optional()
    .describe(
      'The issuer; `/.well-known/openid-configuration` is read below it. What to do there: [staff sign-in](staff-sign-in.md).',
    ),
  STAFF_OIDC_CLIENT_ID: Text.optional().describe('What the service knows the house by.'),
  STAFF_OIDC_CLIENT_SECRET: Text.optional().describe('The secret of that client.'),
  STAFF_OIDC_NAME: z
    .string()
    .min(1)
    .max(60)
    .optional()
    .describe('What people call it: *Logg inn med Fjordheim kommune*; without it the name of its host.'),
  STAFF_OIDC_TENANT: z
    .uuid({ error: 'must be the id of a tenant, not its name' })
    .optional()
    .describe('Entra ID: the id of the tenant that tokens must be from.'),
  STAFF_OIDC_ROLE_CLAIM: Text.default('roles').describe('The claim that gives roles.'),
  STAFF_OIDC_ROLES: RoleMap.optional().describe(
    'Roles by values of that claim: `admin=Lerret.Admin,editor=Lerret.Editor,contributor=Lerret.Writer`. Without it everybody has the role of the invitation.',
  ),
  STAFF_OIDC_REQUIRED: OnOff.prefault('off').describe(
    '`on`: only administrators may sign in with a password.',
  ),
}

export const oidcGroup = settingGroup({
  title: 'Sign-in service of the staff',
  variables,
  secrets: ['STAFF_OIDC_CLIENT_SECRET'],
  toSettings: (values) => ({ oidc: toOidcSettings(values) }),
})

export interface OidcSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** The name that people know it by: *Logg inn med Fjordheim kommune*. */
  name: string
  /** The tenant of Entra ID that tokens must be from. */
  tenant: string | undefined
  roleClaim: string
  /** The values of that claim that give a role; without them everybody has the role of the invitation. */
  roles: readonly { role: MappedRole; value: string }[] | undefined
  /** Whether everybody but local administrators must use it. */
  isRequired: boolean
}

type OidcVariables = z.infer<z.ZodObject<typeof variables>>

const NEEDED = ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_CLIENT_ID', 'STAFF_OIDC_CLIENT_SECRET'] as const

/** Returns undefined without a sign-in service. */
function toOidcSettings(values: OidcVariables): OidcSettings | undefined {
  const { STAFF_OIDC_ISSUER: issuer, STAFF_OIDC_CLIENT_ID: clientId } = values
  const { STAFF_OIDC_CLIENT_SECRET: clientSecret, STAFF_OIDC_TENANT: tenant } = values
  const isWanted = values.STAFF_OIDC_REQUIRED || NEEDED.some((name) => values[name] !== undefined)
  if (!isWanted) return undefined
  if (!issuer || !clientId || !clientSecret)
    throw missing(NEEDED.find((name) => values[name] === undefined) as string)
  const { hostname } = new URL(issuer)
  // Tokens of every tenant have the same keys there.
  if (hostname === 'login.microsoftonline.com' && !tenant) throw missing('STAFF_OIDC_TENANT')
  return {
    issuer,
    clientId,
    clientSecret,
    name: values.STAFF_OIDC_NAME ?? hostname,
    tenant,
    roleClaim: values.STAFF_OIDC_ROLE_CLAIM,
    roles: values.STAFF_OIDC_ROLES,
    isRequired: values.STAFF_OIDC_REQUIRED,
  }
}

const missing = (name: string) =>
  settingInvalid(`${name} is missing; a sign-in service needs it beside the other STAFF_OIDC_ variables`)
