import { Token } from '@lerret/api/contracts'
import { AppError } from '../errors/app-error.ts'
import { createOutboundFetch, type Fetch } from '../outbound/fetch.ts'
import type { OutsideProvider } from '../settings/identity-settings.ts'
import type { Client } from './own-provider.ts'

/** Fetches from the operator's own identity provider, which may be inside the server's own network. */
export const createIdentityFetch = ({ jwksUrl, tokenUrl }: OutsideProvider): Fetch =>
  createOutboundFetch({
    trustedOrigins: [jwksUrl, tokenUrl ?? jwksUrl].map((url) => new URL(url).origin),
    setting: 'IDENTITY_JWKS_URL or IDENTITY_TOKEN_URL',
    timeoutMs: 10_000,
    maxBytes: 1_000_000,
  })

/** Asks the operator's own identity provider for a token, with what the program showed. */
export async function askOutside(
  { tokenUrl, issuer }: OutsideProvider,
  client: Client,
  fetch: Fetch,
): Promise<Token> {
  if (!tokenUrl) throw new AppError('identity_elsewhere', `Tokens are given out by ${issuer}.`)
  const reply = await ask(tokenUrl, client, fetch)
  // The provider knows its programs; of its own troubles the caller need not hear.
  if (reply.status >= 400 && reply.status < 500)
    throw new AppError('client_invalid', 'The identity provider refuses this program.')
  const { data } = Answer.safeParse(reply.ok ? await reply.json().catch(() => null) : null)
  if (!data) throw new AppError('identity_unreachable', `${issuer} does not give out tokens now.`)
  return { ...data, token_type: 'Bearer' }
}

// Providers write "bearer" in whatever letters they like.
const Answer = Token.pick({ access_token: true, expires_in: true })

async function ask(tokenUrl: string, { id, secret, audience }: Client, fetch: Fetch): Promise<Response> {
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
    throw new AppError('identity_unreachable', 'The identity provider does not answer.', { cause: error })
  }
}
