import type { Authenticator, IdentityClient } from './authentication.ts'
import { readCallError, readJson } from './call-error.ts'

/** One token serves all calls; calls that are refused at the same time ask for one new token together. */
export function createBearerAuthenticator(
  client: IdentityClient,
  fetch: typeof globalThis.fetch,
): Authenticator {
  let token: Promise<string> | null = null

  function get(refused: string | null): Promise<string> {
    const asked = requestToken(client, refused, fetch)
    token = asked
    asked.catch(() => {
      if (token === asked) token = null
    })
    return asked
  }

  return {
    authorize: async (signal) => `Bearer ${await withAbort(token ?? get(null), signal)}`,
    async refresh(refused, signal) {
      const known = token && (await withAbort(token, signal))
      const refusedToken = refused?.slice('Bearer '.length) ?? null
      // Another call has got a new one meanwhile.
      if (known !== null && known !== refusedToken) return true
      await withAbort(get(refusedToken), signal)
      return true
    },
  }
}

/** The token is for every call, so one that is given up does not take it from the others. */
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
  refused: string | null,
  fetch: typeof globalThis.fetch,
): Promise<string> {
  const reply = await fetch(tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: clientId,
      client_secret: clientSecret,
      audience,
      ...(refused === null ? {} : { refused }),
    }),
    redirect: 'error',
    credentials: 'omit',
  })
  if (!reply.ok) throw await readCallError(reply, 'cahedAuth')
  const { access_token } = ((await readJson(reply, 'cahedAuth')) ?? {}) as { access_token?: unknown }
  if (typeof access_token !== 'string') throw new Error('cahedAuth gave no token.')
  return access_token
}
