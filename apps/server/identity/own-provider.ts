import { randomUUID } from 'node:crypto'
import type { Token } from '@lerret/api/contracts'
import { calculateJwkThumbprint, importJWK, type JSONWebKeySet, SignJWT } from 'jose'
import { AppError } from '../errors/app-error.ts'
import { isSameSecret } from '../security/compare-secrets.ts'
import type { SigningJwk } from '../settings/identity-settings.ts'

/** What a program shows to get a token. */
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

/** Short enough that a token which got lost is soon worth nothing; who has the secret gets another. */
export const TOKEN_SECONDS = 300
export const TOKEN_ALGORITHM = 'ES256'
/** What marks it as a token for an API (RFC 9068), so that nothing else that we may sign is taken for one. */
export const TOKEN_TYPE = 'at+jwt'

interface OwnProviderParts {
  issuer: string
  audience: string
  key: SigningJwk
  client: { id: string; secret: string }
  now: () => Date
}

/** The house as its own identity provider: client credentials with an audience, signed tokens of short life. */
export async function createOwnProvider(parts: OwnProviderParts): Promise<OwnProvider> {
  const { issuer, audience, key, client: known, now } = parts
  const kid = await calculateJwkThumbprint(key)
  const privateKey = await importJWK(key, TOKEN_ALGORITHM)
  const { d: _, ...publicKey } = key
  return {
    issuer,
    audience,
    jwks: { keys: [{ ...publicKey, kid, alg: TOKEN_ALGORITHM, use: 'sig' }] },
    async issue(client) {
      // Both are looked at, whatever comes of the first: the time tells nobody which one was wrong.
      const isKnown = [isSameSecret(client.id, known.id), isSameSecret(client.secret, known.secret)]
      if (isKnown.includes(false)) throw new AppError('client_invalid', 'No program has this id and secret.')
      if (client.audience !== audience)
        throw new AppError(
          'audience_invalid',
          `There is no API "${client.audience}" here; there is ${audience}.`,
        )
      const at = Math.floor(now().getTime() / 1000)
      const token = await new SignJWT({ client_id: known.id })
        .setProtectedHeader({ alg: TOKEN_ALGORITHM, typ: TOKEN_TYPE, kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(known.id)
        .setIssuedAt(at)
        .setExpirationTime(at + TOKEN_SECONDS)
        .setJti(randomUUID())
        .sign(privateKey)
      return { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS }
    },
  }
}
