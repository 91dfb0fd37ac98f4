import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Fetch } from '../../platform/outbound/fetch.ts'
import { type OwnProvider, TOKEN_ALGORITHM, TOKEN_TYPE } from './own-provider.ts'
import type { OutsideProvider } from './settings.ts'

/** Checks a token for the management API; throws the error for the caller when it is not valid. */
export type Verifier = (token: string) => Promise<void>

export function createOwnVerifier({ issuer, audience, jwks }: OwnProvider, now: () => Date): Verifier {
  const keys = createLocalJWKSet(jwks)
  return (token) =>
    check(() =>
      jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: [TOKEN_ALGORITHM],
        typ: TOKEN_TYPE,
        requiredClaims: ['exp', 'sub'],
        currentDate: now(),
      }),
    )
}

/** Verifies tokens of the operator's own provider. Symmetric algorithms are not accepted: who can verify could then also sign. */
export function createOutsideVerifier(
  { issuer, audience, jwksUrl }: OutsideProvider,
  fetch: Fetch,
): Verifier {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5000, [customFetch]: fetch })
  const options: JWTVerifyOptions = {
    issuer,
    audience,
    requiredClaims: ['exp'],
    clockTolerance: 5,
    algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'],
  }
  return (token) => check(() => jwtVerify(token, keys, options))
}

async function check(verify: () => Promise<unknown>) {
  try {
    await verify()
  } catch (error) {
    if (isTokenError(error))
      throw new AppError('token_invalid', 'The token is not one for this API, or its time is over.')
    // A message of jose may quote the reply of the provider.
    const isOurs = error instanceof AppError
    const code = error instanceof errors.JOSEError ? error.code : (error as Error).name
    throw new AppError(
      'identity_unreachable',
      `The keys of the identity provider cannot be read${isOurs ? '' : ` (${code})`}.`,
      isOurs ? { cause: error } : {},
    )
  }
}

function isTokenError(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false
  return (
    !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC'
  )
}
