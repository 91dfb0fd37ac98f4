import { Token } from '@lerret/api/contracts'
import { AppError } from '../../platform/errors/app-error.ts'
import { createOutboundFetch, type Fetch } from '../../platform/outbound/fetch.ts'
import type { Client } from './own-provider.ts'
import type { OutsideProvider } from './settings.ts'

/** Fetches from the operator's own identity provider, which may be inside the server's own network. */
export const createIdentityFetch = ({ jwksUrl, tokenUrl }: OutsideProvider): Fetch =>
  createOutboundFetch({
    trustedOrigins: [jwksUrl, tokenUrl ?? jwksUrl].map((url) => new URL(url).origin),
    setting: 'IDENTITY_JWKS_URL or IDENTITY_TOKEN_URL',
    timeoutMs: 10_000,
    maxBytes: 1_000_000,
  })

/** Requests a token from the operator's own identity provider, with the client's credentials. */
export async function requestOutsideToken(
  { tokenUrl, issuer }: OutsideProvider,
  client: Client,
  fetch: Fetch,
): Promise<Token> {
  if (!tokenUrl) throw new AppError('identity_elsewhere', `Tokens are given out by ${issuer}.`)
  const reply = await requestToken(tokenUrl, client, fetch)
  // A 4xx is about the client. Other failures of the provider are not the caller's concern.
  if (reply.status >= 400 && reply.status < 500)
    throw new AppError('client_invalid', 'The identity provider refuses this client.')
  const { data } = TokenReply.safeParse(reply.ok ? await reply.json().catch(() => null) : null)
  if (!data) throw new AppError('identity_unreachable', `${issuer} does not give out tokens now.`)
  return { ...data, token_type: 'Bearer' }
}

// The type is left out, because providers write "bearer" in different cases.
const TokenReply = Token.pick({ access_token: true, expires_in: true })

async function requestToken(
  tokenUrl: string,
  { id, secret, audience }: Client,
  fetch: Fetch,
): Promise<Response> {
  try {
    return await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: id,
        client_secret: secret,
        audience,
      }),
    })
  } catch (error) {
    throw new AppError('identity_unreachable', 'The identity provider is unreachable.', { cause: error })
  }
}
