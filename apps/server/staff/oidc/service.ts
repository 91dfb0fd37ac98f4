import { HOUR_MS } from '@lerret/model'
import type { Configuration } from 'openid-client'
import { createOutboundFetch } from '../../platform/outbound/fetch.ts'
import { type Claims, readIdentity, type SignedInIdentity } from './claims.ts'
import type { OidcSettings } from './settings.ts'
import { SignInRefusal } from './sign-in-refusal.ts'

/** The values that a browser must bring back from the service. */
export interface SignInChecks {
  state: string
  nonce: string
  codeVerifier: string
}

/** The house's sign-in service. */
export interface SignInService {
  name: string
  issuer: string
  isRequired: boolean
  /** The address where somebody signs in, and what to check when the browser comes back. */
  begin(): Promise<{ url: string; checks: SignInChecks }>
  /** Finds who it is, by the query that the browser came back with. */
  finish(query: string, checks: SignInChecks): Promise<SignedInIdentity>
}

const TIMEOUT_MS = 10_000
const MAX_REPLY_BYTES = 1_000_000
/** The service may change its addresses; its keys are read again when one is unknown. */
const CONFIGURATION_MS = HOUR_MS

export function createSignInService(
  settings: OidcSettings,
  { redirectUri, now }: { redirectUri: string; now: () => Date },
): SignInService {
  const { name, issuer, isRequired } = settings
  let known: { configuration: Configuration; at: number } | undefined
  // Loaded on demand: most houses have no sign-in service.
  const load = () => import('openid-client')

  async function getConfiguration(): Promise<Configuration> {
    if (known && +now() - known.at < CONFIGURATION_MS) return known.configuration
    const configuration = await discover(settings, now())
    known = { configuration, at: +now() }
    return configuration
  }

  return {
    name,
    issuer,
    isRequired,
    async begin() {
      const client = await load()
      const configuration = await getConfiguration()
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      }
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        response_type: 'code',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, checks }
    },
    async finish(query, { state, nonce, codeVerifier }) {
      const client = await load()
      try {
        const configuration = await getConfiguration()
        const tokens = await client.authorizationCodeGrant(configuration, new URL(`${redirectUri}${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        const idToken: Claims = tokens.claims() ?? {}
        const details = needsDetails(idToken, settings, configuration)
          ? await client.fetchUserInfo(configuration, tokens.access_token, String(idToken.sub))
          : {}
        return readIdentity({ idToken, details: { ...details, ...idToken } }, settings)
      } catch (error) {
        throw toRefusal(error)
      }
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: OidcSettings, now: Date): Promise<Configuration> {
  const client = await import('openid-client')
  const url = new URL(issuer)
  const fetch = createOutboundFetch({
    trustedOrigins: [url.origin],
    setting: 'STAFF_OIDC_ISSUER',
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_REPLY_BYTES,
  })
  try {
    const metadata = {
      client_secret: clientSecret,
      [client.clockSkew]: Math.round((+now - Date.now()) / 1000),
    }
    return await client.discovery(url, clientId, metadata, undefined, {
      [client.customFetch]: (input, init) => fetch(input, init as RequestInit),
      execute: [
        // The library trusts the connection alone without these checks.
        client.enableNonRepudiationChecks,
        // An issuer may be without https on this machine only: see the settings.
        ...(url.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    })
  } catch (error) {
    throw toRefusal(error)
  }
}

/** Some services put nothing but the subject into the ID token. */
const needsDetails = (
  idToken: Claims,
  { roleClaim, roles }: OidcSettings,
  configuration: Configuration,
): boolean =>
  configuration.serverMetadata().userinfo_endpoint !== undefined &&
  (idToken.email === undefined || (roles !== undefined && idToken[roleClaim] === undefined))

/** Codes of openid-client; what is not named here was sent by the service and is not accepted. */
const CLOCK_CODE = 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED'
const UNREACHABLE = /^(outbound_|OAUTH_TIMEOUT$|OAUTH_RESPONSE_IS_NOT_(CONFORM|JSON)$)/

function toRefusal(error: unknown): SignInRefusal {
  if (error instanceof SignInRefusal) return error
  const codes = readCodes(error)
  const problem = codes.includes('access_denied')
    ? 'cancelled'
    : codes.includes(CLOCK_CODE)
      ? 'clock_wrong'
      : codes.some((code) => UNREACHABLE.test(code))
        ? 'unreachable'
        : 'refused'
  return new SignInRefusal(problem, `The sign-in service: ${codes.join(', ') || 'an unknown error'}.`, {
    cause: error,
  })
}

/** The codes of an error and its causes. */
function readCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { code, error: protocolError } = error as { code?: unknown; error?: unknown }
  const own = [code, protocolError].filter((each) => typeof each === 'string')
  return [...own, ...readCodes(error.cause)]
}
