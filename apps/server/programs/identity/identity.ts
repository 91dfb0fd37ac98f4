import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import { AppError } from '../../platform/errors/app-error.ts'
import { readOrCreateSecret } from '../../platform/security/secret-file.ts'
import { createIdentityFetch, requestOutsideToken } from './outside-provider.ts'
import { createOwnProvider, type OwnProvider } from './own-provider.ts'
import { type IdentitySettings, type OutsideProvider, SigningJwk } from './settings.ts'
import { createTokenCacher, type TokenCacher } from './token-cacher.ts'
import { createOutsideVerifier, createOwnVerifier, type Verifier } from './verifier.ts'

/** The means by which API clients get tokens, and by which their tokens and credentials are checked. */
export interface Identity {
  /** Issues tokens; undefined where an outside provider does. */
  provider: OwnProvider | undefined
  outside: OutsideProvider | undefined
  cacher: TokenCacher
  verifier: Verifier
  /** Name and password of the platform data API. */
  platform: { username: string; password: string }
}

interface IdentityDependencies {
  settings: IdentitySettings
  dataDir: string
  publicUrl: string
  now: () => Date
}

export const secretsFolder = (dataDir: string) => join(dataDir, 'secrets')

/** Reads the secrets, and creates those that are missing. */
export async function openIdentity({
  settings,
  dataDir,
  publicUrl,
  now,
}: IdentityDependencies): Promise<Identity> {
  const { outside } = settings
  const platform = await platformCredentials(settings, dataDir)
  if (outside) {
    const fetch = createIdentityFetch(outside)
    const cacher = createTokenCacher((client) => requestOutsideToken(outside, client, fetch), now)
    return { provider: undefined, outside, cacher, verifier: createOutsideVerifier(outside, fetch), platform }
  }
  const provider = await createOwnProvider({
    issuer: `${publicUrl}/identity`,
    audience: managementAudience(publicUrl),
    key: await readSigningKey(settings, dataDir),
    client: await managementClient(settings, dataDir),
    now,
  })
  const cacher = createTokenCacher((client) => provider.issue(client), now)
  return { provider, outside, cacher, verifier: createOwnVerifier(provider, now), platform }
}

/** The audience of tokens for the management API. */
export const managementAudience = (publicUrl: string) => `${publicUrl}/management`

/** The id and secret of the client of the management API. */
export async function managementClient(settings: IdentitySettings, dataDir: string) {
  const file = join(secretsFolder(dataDir), 'management-client-secret')
  return {
    id: settings.clientId,
    secret: settings.clientSecret ?? (await readOrCreateSecret(file, createSecret)),
  }
}

/** The name and password of the platform data API. */
export async function platformCredentials({ username, password }: IdentitySettings, dataDir: string) {
  const file = join(secretsFolder(dataDir), 'platform-password')
  return { username, password: password ?? (await readOrCreateSecret(file, createSecret)) }
}

/** The secret from the settings, or one that is created at the first start and stored in the data folder. */
export const readSecret = (dataDir: string, name: string, fromSettings: string | undefined) =>
  fromSettings ?? readOrCreateSecret(join(secretsFolder(dataDir), name), createSecret)

const createSecret = () => randomBytes(32).toString('base64url')

/** The private key of our tokens. */
export async function readSigningKey(settings: IdentitySettings, dataDir: string): Promise<SigningJwk> {
  if (settings.signingKey) return settings.signingKey
  const file = join(secretsFolder(dataDir), 'signing-key.json')
  const text = await readOrCreateSecret(file, async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    return JSON.stringify(SigningJwk.parse(await exportJWK(privateKey)))
  })
  try {
    return SigningJwk.parse(JSON.parse(text))
  } catch (error) {
    throw new AppError('setting_invalid', `${file} holds no signing key; remove it to have one made.`, {
      cause: error,
    })
  }
}
