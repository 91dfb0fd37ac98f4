import { MAX_AUTH_RETRIES } from '@lerret/model'
import { type Authentication, createAuthenticator } from './authentication.ts'
import type { Call } from './call.ts'
import { readCallError } from './call-error.ts'
import { fillPath } from './fill-path.ts'

/** Where one backend lives and what its paths are, by the calls' logical names. */
export interface ApiConfig<Name extends string> {
  /** An address, or a path on the site itself. */
  base: string
  authentication: Authentication
  paths: Readonly<Record<Name, string>>
}

export interface CallInput {
  params?: Readonly<Record<string, string | number>>
  /** What is asked beside the configured path, as it stands in an address: `&take=10`. */
  search?: string
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** Gives the call up when whoever asked no longer wants it. */
  signal?: AbortSignal | undefined
}

export type CallApi<Name extends string> = (name: Name, asked?: CallInput) => Promise<Response>

interface ApiOptions<Name extends string> {
  calls: Readonly<Record<Name, Call>>
  fetch?: typeof globalThis.fetch
}

/**
 * Calls a backend by logical names. A failure is thrown as a `CallError`. In bearer mode a 401 leads to one new token and one
 * more try; what that is answered with is passed on.
 */
export function createApi<Name extends string>(
  { base, authentication, paths }: ApiConfig<Name>,
  { calls, fetch = globalThis.fetch }: ApiOptions<Name>,
): CallApi<Name> {
  const authenticator = createAuthenticator(authentication, fetch)
  const root = base.replace(/\/+$/, '')

  return async function call(name, { params, search = '', body, headers, signal } = {}) {
    const { method, hasCredentials } = calls[name]
    const address = `${root}/${fillPath(paths[name], params)}${search}`
    for (let tries = 0; ; tries++) {
      const authorization = await authenticator.authorize(signal)
      const reply = await fetch(address, {
        method,
        headers: {
          accept: 'application/json',
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(authorization === null ? {} : { authorization }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        credentials: hasCredentials ? 'include' : 'omit',
        // What is secret goes where it was configured to go, and nowhere else.
        redirect: authorization === null ? 'follow' : 'error',
        signal: signal ?? null,
      })
      if (reply.ok || reply.status === 304) return reply
      const mayRetry = reply.status === 401 && tries < MAX_AUTH_RETRIES
      if (mayRetry && (await authenticator.refresh(authorization, signal))) {
        await reply.body?.cancel()
        continue
      }
      throw await readCallError(reply, name)
    }
  }
}
