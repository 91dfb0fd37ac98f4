import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import { AppError } from '../errors/app-error.ts'
import { readOrCreateSecret } from '../security/secret-file.ts'
import { type IdentitySettings, type OutsideProvider, SigningJwk } from '../settings/identity-settings.ts'
import { askOutside, createIdentityFetch } from './outside-provider.ts'
import { createOwnProvider, type OwnProvider } from './own-provider.ts'
import { createTokenCacher, type TokenCacher } from './token-cacher.ts'
import { outsideVerifier, ownVerifier, type Verifier } from './verifier.ts'

/** Who other programs are: how they get tokens, and how what they show is known. */
export interface Identity {
  /** Gives out tokens; undefined where somebody else does. */
  provider: OwnProvider | undefined
  outside: OutsideProvider | undefined
  cacher: TokenCacher
  verifier: Verifier
  /** Name and password of the platform data API. */
  platform: { username: string; password: string }
}

interface IdentityParts {
  settings: IdentitySettings
  dataDir: string
  publicUrl: string
  now: () => Date
}

export const secretsFolder = (dataDir: string) => join(dataDir, 'secrets')

/** Reads what is secret, and makes what is missing. */
export async function openIdentity({ settings, dataDir, publicUrl, now }: IdentityParts): Promise<Identity> {
  const { outside } = settings
  const platform = await platformCredentials(settings, dataDir)
  if (outside) {
    const fetch = createIdentityFetch(outside)
    const cacher = createTokenCacher((client) => askOutside(outside, client, fetch), now)
    return { provider: undefined, outside, cacher, verifier: outsideVerifier(outside, fetch), platform }
  }
  const provider = await createOwnProvider({
    issuer: `${publicUrl}/identity`,
    audience: managementAudience(publicUrl),
    key: settings.signingKey ?? (await signingKey(dataDir)),
    client: await managementClient(settings, dataDir),
    now,
  })
  const cacher = createTokenCacher((client) => provider.issue(client), now)
  return { provider, outside, cacher, verifier: ownVerifier(provider, now), platform }
}

/** The API that a token for the management API is for. */
export const managementAudience = (publicUrl: string) => `${publicUrl}/management`

/** What a program that builds this house's site shows. */
export async function managementClient(settings: IdentitySettings, dataDir: string) {
  const file = join(secretsFolder(dataDir), 'management-client-secret')
  return { id: settings.clientId, secret: settings.clientSecret ?? (await readOrCreateSecret(file, madeUp)) }
}

/** What a program shows to the platform data API. */
export async function platformCredentials({ username, password }: IdentitySettings, dataDir: string) {
  const file = join(secretsFolder(dataDir), 'platform-password')
  return { username, password: password ?? (await readOrCreateSecret(file, madeUp)) }
}

/** A secret that the operator gave, or one that is made at the first start and kept in the data folder. */
export const readSecret = (dataDir: string, name: string, given: string | undefined) =>
  given ?? readOrCreateSecret(join(secretsFolder(dataDir), name), madeUp)

const madeUp = () => randomBytes(32).toString('base64url')

async function signingKey(dataDir: string): Promise<SigningJwk> {
  const file = join(secretsFolder(dataDir), 'signing-key.json')
  const text = await readOrCreateSecret(file, async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    return JSON.stringify(await exportJWK(privateKey))
  })
  try {
    return SigningJwk.parse(JSON.parse(text))
  } catch (error) {
    throw new AppError('setting_invalid', `${file} holds no signing key; remove it to have one made.`, {
      cause: error,
    })
  }
}
