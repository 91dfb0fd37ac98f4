import { randomUUID } from 'node:crypto'
import type { Token } from '@lerret/api/contracts'
import { calculateJwkThumbprint, importJWK, type JSONWebKeySet, SignJWT } from 'jose'
import { AppError } from '../../platform/errors/app-error.ts'
import { isSameSecret } from '../../platform/security/compare-secrets.ts'
import type { SigningJwk } from './settings.ts'

/** The credentials of an API client, and the API that it wants a token for. */
export interface Client {
  id: string
  secret: string
  audience: string
}

export interface OwnProvider {
  issuer: string
  audience: string
  jwks: JSONWebKeySet
  issue(client: Client): Promise<Token>
}

/** Short, so that a leaked token soon expires; clients get another one with their secret. */
export const TOKEN_SECONDS = 300
export const TOKEN_ALGORITHM = 'ES256'
/** Marks an access token (RFC 9068), so that nothing else signed with the key is accepted as one. */
export const TOKEN_TYPE = 'at+jwt'

interface OwnProviderOptions {
  issuer: string
  audience: string
  key: SigningJwk
  client: { id: string; secret: string }
  now: () => Date
}

/** The built-in identity provider: client credentials with an audience, signed tokens of short lifetime. */
export async function createOwnProvider(options: OwnProviderOptions): Promise<OwnProvider> {
  const { issuer, audience, key, client: registered, now } = options
  const kid = await calculateJwkThumbprint(key)
  const privateKey = await importJWK(key, TOKEN_ALGORITHM)
  const { d: _, ...publicKey } = key
  return {
    issuer,
    audience,
    jwks: { keys: [{ ...publicKey, kid, alg: TOKEN_ALGORITHM, use: 'sig' }] },
    async issue(client) {
      // Both are compared in any case, so that the time does not reveal which one was wrong.
      const matches = [isSameSecret(client.id, registered.id), isSameSecret(client.secret, registered.secret)]
      if (matches.includes(false)) throw new AppError('client_invalid', 'No program has this id and secret.')
      if (client.audience !== audience)
        throw new AppError(
          'audience_invalid',
          `There is no API "${client.audience}" here; there is ${audience}.`,
        )
      const at = Math.floor(now().getTime() / 1000)
      const token = await new SignJWT({ client_id: registered.id })
        .setProtectedHeader({ alg: TOKEN_ALGORITHM, typ: TOKEN_TYPE, kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(registered.id)
        .setIssuedAt(at)
        .setExpirationTime(at + TOKEN_SECONDS)
        .setJti(randomUUID())
        .sign(privateKey)
      return { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS }
    },
  }
}
