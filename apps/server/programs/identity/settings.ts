import { z } from 'zod'
import { settingGroup, settingInvalid, Text, WebAddress } from '../../platform/settings/setting-group.ts'

/** A chosen secret must be about as hard to guess as a generated one. */
const Secret = z.string().min(24, { error: 'must have at least 24 characters' })

export const SigningJwk = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().min(1),
  y: z.string().min(1),
  d: z.string().min(1),
})
export type SigningJwk = z.infer<typeof SigningJwk>

/** Credentials of API clients. Secrets that are not set are created at the first start. */
const variables = {
  MANAGEMENT_CLIENT_ID: z
    .string()
    .min(1)
    .max(200)
    .default('lerret-build')
    .describe('The name with which a program gets a token for the management API.'),
  MANAGEMENT_CLIENT_SECRET: Secret.optional().describe(
    'What it shows beside that name. Made at the first start.',
  ),
  PLATFORM_USERNAME: z
    .string()
    .regex(/^[^:]+$/, 'must not hold a colon')
    .default('lerret')
    .describe('The name for the platform API.'),
  PLATFORM_PASSWORD: Secret.optional().describe('The password for it. Made at the first start.'),
  IDENTITY_SIGNING_KEY: z
    .string()
    .transform((text, context) => {
      const { success, data } = SigningJwk.safeParse(parseJson(text))
      if (success) return data
      context.addIssue({ code: 'custom', message: 'must be a private P-256 key as a JSON Web Key' })
      return z.NEVER
    })
    .optional()
    .describe('The private key of our tokens, as a JSON Web Key. Made at the first start.'),
  IDENTITY_ISSUER: Text.optional().describe(
    'An identity provider of your own, which issues the tokens instead.',
  ),
  IDENTITY_JWKS_URL: WebAddress.optional().describe('Its public keys.'),
  IDENTITY_AUDIENCE: Text.optional().describe('The audience that its tokens must name.'),
  IDENTITY_TOKEN_URL: WebAddress.optional().describe(
    'Where it gives tokens, if clients are to get them through the house.',
  ),
}

export const identityGroup = settingGroup({
  title: 'Programs that use the APIs',
  variables,
  secrets: ['MANAGEMENT_CLIENT_SECRET', 'PLATFORM_PASSWORD', 'IDENTITY_SIGNING_KEY'],
  toSettings: (values) => ({ identity: toIdentitySettings(values) }),
})

export interface IdentitySettings {
  clientId: string
  clientSecret: string | undefined
  username: string
  password: string | undefined
  signingKey: SigningJwk | undefined
  /** The operator's own identity provider, which replaces the built-in one. */
  outside: OutsideProvider | undefined
}

export interface OutsideProvider {
  issuer: string
  jwksUrl: string
  audience: string
  /** Where the token cacher gets tokens; without it clients request them from the provider themselves. */
  tokenUrl: string | undefined
}

type IdentityVariables = z.infer<z.ZodObject<typeof variables>>

function toIdentitySettings(values: IdentityVariables): IdentitySettings {
  const { IDENTITY_ISSUER: issuer, IDENTITY_JWKS_URL: jwksUrl, IDENTITY_AUDIENCE: audience } = values
  const needed = { IDENTITY_ISSUER: issuer, IDENTITY_JWKS_URL: jwksUrl, IDENTITY_AUDIENCE: audience }
  const [missing] = Object.entries(needed).find(([, value]) => value === undefined) ?? []
  const isOutside = Object.values(needed).some(Boolean) || values.IDENTITY_TOKEN_URL !== undefined
  if (isOutside && missing !== undefined)
    throw settingInvalid(
      `${missing} is missing; an identity provider is known by IDENTITY_ISSUER, IDENTITY_JWKS_URL and IDENTITY_AUDIENCE together`,
    )
  return {
    clientId: values.MANAGEMENT_CLIENT_ID,
    clientSecret: values.MANAGEMENT_CLIENT_SECRET,
    username: values.PLATFORM_USERNAME,
    password: values.PLATFORM_PASSWORD,
    signingKey: values.IDENTITY_SIGNING_KEY,
    outside:
      issuer && jwksUrl && audience
        ? { issuer, jwksUrl, audience, tokenUrl: values.IDENTITY_TOKEN_URL }
        : undefined,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
