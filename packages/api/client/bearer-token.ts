import type { Authenticator, IdentityClient } from './authentication.ts'
import { readCallError, readJson } from './call-error.ts'

/** One token for all calls; calls rejected at the same time share one request for a new token. */
export function createBearerAuthenticator(
  client: IdentityClient,
  fetch: typeof globalThis.fetch,
): Authenticator {
  let token: Promise<string> | null = null

  function renewToken(rejected: string | null): Promise<string> {
    const requested = requestToken(client, rejected, fetch)
    token = requested
    requested.catch(() => {
      if (token === requested) token = null
    })
    return requested
  }

  return {
    authorize: async (signal) => `Bearer ${await withAbort(token ?? renewToken(null), signal)}`,
    async refresh(rejected, signal) {
      const currentToken = token && (await withAbort(token, signal))
      const rejectedToken = rejected?.slice('Bearer '.length) ?? null
      // Another call has renewed the token meanwhile.
      if (currentToken !== null && currentToken !== rejectedToken) return true
      await withAbort(renewToken(rejectedToken), signal)
      return true
    },
  }
}

/** Rejects when this call is aborted. The token request goes on, because other calls share it. */
async function withAbort<Value>(value: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return value
  signal.throwIfAborted()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([value, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

async function requestToken(
  { tokenUrl, clientId, clientSecret, audience }: IdentityClient,
  rejected: string | null,
  fetch: typeof globalThis.fetch,
): Promise<string> {
  const reply = await fetch(tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: clientId,
      client_secret: clientSecret,
      audience,
      ...(rejected === null ? {} : { refused: rejected }),
    }),
    redirect: 'error',
    credentials: 'omit',
  })
  if (!reply.ok) throw await readCallError(reply, 'cahedAuth')
  const { access_token } = ((await readJson(reply, 'cahedAuth')) ?? {}) as { access_token?: unknown }
  if (typeof access_token !== 'string') throw new Error('cahedAuth gave no token.')
  return access_token
}
