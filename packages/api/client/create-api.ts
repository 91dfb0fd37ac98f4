import { MAX_AUTH_RETRIES } from '@lerret/model'
import { type Authentication, createAuthenticator } from './authentication.ts'
import type { Call } from './call.ts'
import { readCallError } from './call-error.ts'
import { fillPath } from './fill-path.ts'

/** The base URL of a backend, and its paths by the names of calls. */
export interface ApiConfig<Name extends string> {
  /** A URL, or a path on the site itself. */
  base: string
  authentication: Authentication
  paths: Readonly<Record<Name, string>>
}

export interface CallInput {
  params?: Readonly<Record<string, string | number>>
  /** Appended to the configured path, encoded: `&take=10`. */
  search?: string
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** Aborts the call. */
  signal?: AbortSignal | undefined
}

export type CallApi<Name extends string> = (name: Name, input?: CallInput) => Promise<Response>

interface ApiOptions<Name extends string> {
  calls: Readonly<Record<Name, Call>>
  fetch?: typeof globalThis.fetch
}

/**
 * A function that calls a backend by the names of calls. A failure is thrown as a `CallError`. With bearer authentication, a 401
 * leads to a new token and one retry.
 */
export function createApi<Name extends string>(
  { base, authentication, paths }: ApiConfig<Name>,
  { calls, fetch = globalThis.fetch }: ApiOptions<Name>,
): CallApi<Name> {
  const authenticator = createAuthenticator(authentication, fetch)
  const root = base.replace(/\/+$/, '')

  return async function call(name, { params, search = '', body, headers, signal } = {}) {
    const { method, hasCredentials } = calls[name]
    const url = `${root}/${fillPath(paths[name], params)}${search}`
    for (let retries = 0; ; retries++) {
      const authorization = await authenticator.authorize(signal)
      const reply = await fetch(url, {
        method,
        headers: {
          accept: 'application/json',
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(authorization === null ? {} : { authorization }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        credentials: hasCredentials ? 'include' : 'omit',
        // Credentials must not follow a redirect to another server.
        redirect: authorization === null ? 'follow' : 'error',
        signal: signal ?? null,
      })
      if (reply.ok || reply.status === 304) return reply
      const mayRetry = reply.status === 401 && retries < MAX_AUTH_RETRIES
      if (mayRetry && (await authenticator.refresh(authorization, signal))) {
        await reply.body?.cancel()
        continue
      }
      throw await readCallError(reply, name)
    }
  }
}
